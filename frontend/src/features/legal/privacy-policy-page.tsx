import { PRIVACY_UPDATED, SITE_TEXTS_UPDATED } from '#src/content/legal.ts';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { LegalNote, LegalPage } from './legal-page.tsx';
import { privacyRightsSections } from './privacy-rights-sections.tsx';
import { privacySections } from './privacy-sections.tsx';
import { PrivacyUpdate } from './privacy-update.tsx';
import styles from './legal-art.module.css';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={
        <p>
          Quali dati raccogliamo con questo sito, perché, per quanto tempo, e che cosa può chiederci. Ai sensi degli
          articoli 13 e 14 del Regolamento (UE) 2016/679.
        </p>
      }
      updated={PRIVACY_UPDATED}
      art={
        <Stamp className={styles.stamp} center="UE" top="Regolamento" bottom="2016/679" ink="inchiostro" tilt="right" />
      }
      sections={[...privacySections, ...privacyRightsSections]}
    >
      <LegalNote id="aggiornamento" title={`Aggiornamento: ${SITE_TEXTS_UPDATED}`}>
        <PrivacyUpdate />
      </LegalNote>
    </LegalPage>
  );
}
