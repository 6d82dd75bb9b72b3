import { languageCertExams } from '@school/catalog';
import hexagons from '#src/assets/art/hexagons.svg';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import styles from './opening.module.css';

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

function Emblem() {
  return (
    <div className={styles.emblem} aria-hidden="true">
      <img src={hexagons} alt="" width="640" height="640" />
      <p>
        {languageCertExams.toReversed().map(({ level }) => (
          <span key={level}>{level}</span>
        ))}
      </p>
    </div>
  );
}
