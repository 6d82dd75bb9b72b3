import { RequestSection } from '#src/components/layout/request-section.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { PhoneHours } from '#src/components/ui/phone-hours.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { staticPart } from '#src/lib/static-part.tsx';
import { LanguageCertForm } from './languagecert-form.tsx';
import styles from './languagecert-page.module.css';

const LanguageCertReading = staticPart(() => import('./languagecert-reading.tsx'), 'LanguageCertReading');

const nextSteps = [
  { title: 'Entro 24 ore', text: 'Ti contattiamo e fissiamo insieme il tuo test di livello: è gratuito.' },
  { title: 'Il tuo livello', text: 'Ti diciamo da dove parti e quale dei sei esami fa per te.' },
  { title: 'Corso e sessione', text: 'Scegli le lezioni e la data dell’esame: gli esami sono ogni mese.' },
];

export function LanguageCertPage() {
  return (
    <>
      <LanguageCertReading />
      <RequestSection
        id="contatti"
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
