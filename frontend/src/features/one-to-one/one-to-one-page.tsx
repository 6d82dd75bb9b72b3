import { oneToOneLessons } from '@school/catalog';
import { COMPLAINT_WORKING_DAYS } from '@school/contracts';
import { HomeLink } from '#src/components/layout/home-link.tsx';
import { CallUs } from '#src/components/school/call-us.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Teachers } from '#src/components/school/teachers.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { emailHref } from '#src/content/school.ts';
import { Hero } from './hero.tsx';
import { HourCard } from './hour-card.tsx';
import { advantages, steps } from './words.ts';
import styles from './one-to-one-page.module.css';

const testHref = `${emailHref}?subject=${encodeURIComponent('Test di livello gratuito')}` as const;

/** Cambridge preparation with a teacher of one's own. */
export function OneToOnePage() {
  return (
    <>
      <HomeLink />
      <Hero testHref={testHref} />

      <Section id="livelli" tone="carta-scura" labelledBy="livelli-titolo">
        <SectionHeading id="livelli-titolo" title="Quante ore servono, quanto costano">
          <p>Per ogni livello le ore consigliate, dal minimo al margine, e quanto viene in tutto.</p>
        </SectionHeading>
        <ul role="list" className={styles.cards}>
          {oneToOneLessons.map((lesson) => (
            <HourCard key={lesson.title} lesson={lesson} />
          ))}
        </ul>
      </Section>

      <Section labelledBy="vantaggi-titolo" wide="second" className={styles.columns}>
        <SectionHeading id="vantaggi-titolo" title="Cinque vantaggi di essere in due" />
        <ul role="list" className={styles.advantages}>
          {advantages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section tone="inchiostro" labelledBy="come-funziona">
        <SectionHeading id="come-funziona" title="Come Funziona" />
        <Steps across steps={steps} />
      </Section>

      <Teachers />

      <Section label="Garanzia di qualità" compact className={styles.guarantee}>
        <Stamp center="40" top="Anni di scuola" bottom="Roma Prati" ink="pino" tilt="left" />
        <div>
          <h2>Garanzia di qualità</h2>
          <p>
            Insegnanti madrelingua certificati Cambridge, un piano scritto per te e una segreteria che ascolta. Se
            qualcosa non va, <SiteLink href="/reclami">diccelo</SiteLink>: ogni reclamo ha una risposta entro{' '}
            {COMPLAINT_WORKING_DAYS}&nbsp;giorni lavorativi.
          </p>
        </div>
      </Section>

      <Section id="contatti" tone="cielo" labelledBy="contatti-titolo" wide="first" className={styles.contact}>
        <SectionHeading id="contatti-titolo" title="Cominciamo con una telefonata">
          <p>La consulenza al telefono è gratuita: raccontaci dove sei e dove vuoi arrivare.</p>
        </SectionHeading>
        <div>
          <CallUs />
          <p className="actions" data-print="no">
            <LinkButton href={testHref}>Test di Livello Gratuito</LinkButton>
          </p>
        </div>
      </Section>
    </>
  );
}
