import ribbon from '#src/assets/art/ribbon.svg';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { benefits } from './content.ts';
import { ExamFormat } from './exam-format.tsx';
import styles from './languagecert-reading.module.css';
import { Levels } from './levels.tsx';
import { Opening } from './opening.tsx';
import { Route } from './route.tsx';

/** The sections of the LanguageCert page that are read, up to the form. */
export function LanguageCertReading() {
  return (
    <>
      <Opening />

      <Section tone="carta-scura" label="Perché LanguageCert" compact>
        <InfoGrid columns={4}>
          {benefits.map(({ title, text, art }) => (
            <InfoCard key={title} level={2} title={title} icon={<ArtIcon name={art} />}>
              <p>{text}</p>
            </InfoCard>
          ))}
        </InfoGrid>
      </Section>

      <TypeBand lines={['UKVI approved,', 'Ofqual regulated']} lang="en" tone="pino" size="long" art={ribbon}>
        <div className={styles.accreditation}>
          <p>
            <strong lang="en">UKVI approved.</strong> Approvato dall’ufficio britannico per visti e immigrazione. Prima
            di iscriverti verifica quale esame è richiesto per la tua domanda.
          </p>
          <p>
            <strong lang="en">Ofqual regulated.</strong> Regolato dall’autorità che in Inghilterra vigila su esami e
            qualifiche.
          </p>
        </div>
      </TypeBand>

      <Levels />
      <ExamFormat />
      <Route />
    </>
  );
}
