import { languageCertExams } from '@school/catalog';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import styles from './opening.module.css';

const turns = [-9, -6, -3, 0, 3, 6, 9];

export function Opening() {
  return (
    <PageOpening
      eyebrow="LanguageCert"
      title="Un certificato per ogni passo."
      lead={
        <p>
          Sei esami d’inglese, dal primo saluto alla padronanza piena. Si sostengono ogni mese e i risultati arrivano in
          pochi giorni.
        </p>
      }
      actions={
        <>
          <LinkButton href="#contatti">Richiedi il test di livello</LinkButton>
          <CallButton variant="outline" />
        </>
      }
      art={<Emblem />}
    />
  );
}

/** One ring of hexagons for each level, the highest outside, engraved into the page: a picture would come later. */
function Emblem() {
  const levels = languageCertExams.toReversed();
  return (
    <div className={styles.emblem} aria-hidden="true">
      <svg viewBox="-320 -320 640 640" fill="none" strokeWidth="0.8" strokeOpacity="0.4">
        {levels.map(({ level }, index) => (
          <g key={level} className={index % 2 ? styles.dark : undefined}>
            {turns.map((turn) => (
              <use key={turn} href="#esagono" transform={`rotate(${turn}) scale(${3 - index * 0.48})`} />
            ))}
          </g>
        ))}
        <defs>
          <path id="esagono" d="M0-100 86.600-50v100L0 100-86.600 50V-50z" vectorEffect="non-scaling-stroke" />
        </defs>
      </svg>
      <p>
        {levels.map(({ level }) => (
          <span key={level}>{level}</span>
        ))}
      </p>
    </div>
  );
}
