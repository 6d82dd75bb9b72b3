// The opening: the tagline, and a boarding pass.
import rosette from '#src/assets/art/rosette.svg';
import skyline from '#src/assets/art/skyline.svg';
import { MachineLine } from '#src/components/layout/machine-line.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { levelTestHref, school } from '#src/content/school.ts';
import styles from './hero.module.css';

const passFields = [
  { label: 'Passeggero', value: 'Tu' },
  { label: 'Livelli', value: 'A1 – C2' },
  { label: 'Posti', value: 'max 8' },
  { label: 'Imbarco', value: school.address.street },
];

export function Hero() {
  return (
    <div className={styles.hero}>
      <img className={styles.rosette} src={rosette} alt="" width="690" height="690" fetchPriority="low" />
      <div className={`${styles.inner} page-width`}>
        <div className={styles.words}>
          <p className={styles.place}>Scuola di lingue e centro esami, Roma Prati</p>
          <h1>
            Impara. <br />
            Certifica. <br />
            <em>
              Conquista <br />
              il Mondo.
            </em>
          </h1>
          <p className={styles.lead}>
            Corsi con insegnanti madrelingua, in piccole classi. Esami Cambridge, TOEFL e LanguageCert in sede. Da oltre
            40 anni.
          </p>
          <div className="actions">
            <LinkButton href={levelTestHref}>Scopri il tuo livello</LinkButton>
            <CallButton variant="outline" />
          </div>
        </div>
        <Pass />
      </div>
      <a className={styles.down} href="#servizi">
        <span className="visually-hidden">Vai ai servizi</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v17m-7-7 7 7 7-7" />
        </svg>
      </a>
      <MachineLine words={['P', 'ITA', 'ROMA PRATI', '', 'IMPARA', 'CERTIFICA', 'CONQUISTA IL MONDO']} />
    </div>
  );
}

/** Decoration: all of its text is also beside it. */
function Pass() {
  return (
    <div className={styles.holder} aria-hidden="true">
      <div className={styles.lift}>
        <div className={styles.pass}>
          <img src={skyline} alt="" width="480" height="320" />
          <div className={styles.route}>
            <p>
              <span>Da</span>Roma
            </p>
            <i />
            <p>
              <span>A</span>Mondo
            </p>
          </div>
          <DescriptionList className={styles.fields} rows={passFields} />
          <div className={styles.stub}>
            <span className={styles.bars} />
          </div>
        </div>
      </div>
      <Stamp className={styles.stamp} center="40" top="Anni di scuola" bottom="Roma Prati" tilt="right" />
    </div>
  );
}
