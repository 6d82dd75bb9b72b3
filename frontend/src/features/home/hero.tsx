// The opening: the tagline, and the next departure as a boarding pass.
import { type GroupCourse, euroAmount } from '@school/catalog';
import rosette from '#src/assets/art/rosette.svg';
import skyline from '#src/assets/art/skyline.svg';
import { MachineLine } from '#src/components/layout/machine-line.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { claims } from '#src/content/offer.ts';
import { levelTestHref, place } from '#src/content/school.ts';
import { askHref } from '#src/features/course/ask-href.ts';
import { NextDeparture, StartDay } from '#src/features/course/next-start.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <div className={styles.hero}>
      <img className={styles.rosette} src={rosette} alt="" width="690" height="690" />
      <div className={`${styles.inner} page-width`}>
        <div className={styles.title}>
          <p className={styles.place}>Scuola di lingue e centro esami, {place}</p>
          <h1>
            Impara. <br />
            Certifica. <br />
            <em>
              Conquista <br />
              il Mondo.
            </em>
          </h1>
        </div>
        <article className={styles.lift} aria-label="Prossima partenza">
          <div className={styles.pass}>
            <img src={skyline} alt="" width="480" height="320" />
            <NextDeparture>{(course, next) => <Pass course={course} next={next} />}</NextDeparture>
          </div>
        </article>
        <div className={styles.words}>
          <p className={styles.lead}>
            Corsi con insegnanti madrelingua, in piccole classi. Esami Cambridge, TOEFL e LanguageCert in sede. Da oltre{' '}
            {claims.yearsOfExperience} anni.
          </p>
          <div className="actions">
            <LinkButton href={levelTestHref}>Scopri il tuo livello</LinkButton>
            <CallButton variant="outline" />
            <a className={styles.down} href="#servizi">
              <span className="visually-hidden">Vai ai servizi</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3v17m-7-7 7 7 7-7" />
              </svg>
            </a>
          </div>
        </div>
      </div>
      <MachineLine words={['P', 'ITA', 'ROMA PRATI', '', 'IMPARA', 'CERTIFICA', 'CONQUISTA IL MONDO']} />
    </div>
  );
}

/** @param next the day on which the course starts; undefined while it is not known. */
function Pass({ course, next }: { readonly course: GroupCourse; readonly next: string | undefined }) {
  const { slug, title, priceEuro, totalHours, seats } = course;
  return (
    <>
      <div className={styles.route}>
        <p aria-hidden="true">
          <span>Da</span>Roma
        </p>
        <i aria-hidden="true" />
        <p>
          <span aria-hidden="true">A</span>
          <SiteLink href={`/${slug}`}>{title}</SiteLink>
        </p>
      </div>
      <DescriptionList
        className={styles.fields}
        rows={[
          {
            label: 'Prossima partenza',
            value: next ? <StartDay day={next} /> : <SiteLink href={askHref(course, true)}>chiedi la data</SiteLink>,
          },
          { label: `Prezzo, ${totalHours} ore`, value: `${euroAmount(priceEuro)} €` },
          { label: 'Piccola classe', value: `${seats} posti previsti` },
        ]}
      />
      <div className={styles.stub}>
        <span className={styles.bars} />
        <LinkButton href={askHref(course)} size="small" variant="outline">
          Chiedi un posto<span className="visually-hidden"> nel corso {title}</span>
        </LinkButton>
      </div>
    </>
  );
}
