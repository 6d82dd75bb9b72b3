import ribbon from '#src/assets/art/ribbon.svg';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { PhoneHours } from '#src/components/ui/phone-hours.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { staticPart } from '#src/lib/static-part.tsx';
import { REQUEST_ANCHOR, benefits, nextSteps } from './content.ts';
import { LanguageCertForm } from './languagecert-form.tsx';
import styles from './languagecert-page.module.css';

const Opening = staticPart(() => import('./opening.tsx'), 'Opening');
const Levels = staticPart(() => import('./levels.tsx'), 'Levels');
const ExamFormat = staticPart(() => import('./exam-format.tsx'), 'ExamFormat');
const Route = staticPart(() => import('./route.tsx'), 'Route');

export function LanguageCertPage() {
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
            <strong lang="en">UKVI approved.</strong> Approvato dall’ufficio britannico per visti e immigrazione. Prima di iscriverti
            verifica quale esame è richiesto per la tua domanda.
          </p>
          <p>
            <strong lang="en">Ofqual regulated.</strong> Regolato dall’autorità che in Inghilterra vigila su esami e qualifiche.
          </p>
        </div>
      </TypeBand>

      <Levels />
      <ExamFormat />
      <Route />

      <RequestSection
        id={REQUEST_ANCHOR}
        label="Richiesta del test di livello"
        title="Richiedi il test di livello"
        notice="Ti contattiamo entro 24 ore. I campi con * sono obbligatori."
        steps={nextSteps}
      >
        <LanguageCertForm />
      </RequestSection>

      <Section tone="carta-scura" labelledBy="chiama-titolo" className={styles.call}>
        <h2 id="chiama-titolo">Hai fretta? Parliamone.</h2>
        <div>
          <a className={styles.phone} href={phoneHref}>
            {school.phone}
          </a>
          <p>
            <PhoneHours />
          </p>
          <LinkButton href={emailHref} variant="outline">
            Scrivi a {school.email}
          </LinkButton>
        </div>
      </Section>
    </>
  );
}
