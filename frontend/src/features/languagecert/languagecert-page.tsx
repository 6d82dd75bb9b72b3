import ribbon from '#src/assets/art/ribbon.svg';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { CallUs } from '#src/components/school/call-us.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { emailHref, school } from '#src/content/school.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { ServiceForm } from '../service-request/service-form.tsx';
import { languageCertService } from '../service-request/services.ts';
import { benefits, steps } from './content.ts';
import { ExamFormat } from './exam-format.tsx';
import { Levels } from './levels.tsx';
import { Opening } from './opening.tsx';
import styles from './languagecert-page.module.css';

const nextSteps = [
  { title: 'Entro 24 ore', text: 'Ti contattiamo e fissiamo insieme il tuo test di livello: è gratuito.' },
  { title: 'Il tuo livello', text: 'Ti diciamo da dove parti e quale dei sei esami fa per te.' },
  { title: 'Corso e sessione', text: 'Scegli le lezioni e la data dell’esame: gli esami sono ogni mese.' },
];

const [student] = testimonials;

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
      <Section labelledBy="percorso-titolo">
        <SectionHeading id="percorso-titolo" title="Cinque fermate fino al certificato" />
        <Steps across steps={steps} />
      </Section>

      <RequestSection
        id="contatti"
        label="Richiesta del test di livello"
        title="Richiedi il test di livello"
        notice="Ti contattiamo entro 24 ore. I campi con * sono obbligatori."
        steps={nextSteps}
        beside={student && <Voice testimonial={student} />}
      >
        <ServiceForm service={languageCertService} />
      </RequestSection>

      <Section tone="carta-scura" labelledBy="chiama-titolo" wide="first" className={styles.call}>
        <SectionHeading id="chiama-titolo" title="Hai fretta? Parliamone." />
        <div>
          <CallUs />
          <div className="actions">
            <LinkButton href={emailHref} variant="outline">
              Scrivi a {school.email}
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
