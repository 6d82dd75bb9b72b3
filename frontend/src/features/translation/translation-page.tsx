import { translation } from '@school/contracts';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import { companysVoice } from '#src/content/testimonials.ts';
import { ServiceForm } from '../service-request/service-form.tsx';
import { claims } from '#src/content/offer.ts';
import { translationService } from '../service-request/services.ts';
import { SameWords } from './same-words.tsx';
import styles from './translation-page.module.css';

const names = translation.fields.tipoServizio.options;

const ways = [
  {
    title: 'A voce',
    services: [
      {
        name: names['interpretariato-simultaneo'],
        text: 'L’interprete traduce mentre chi parla sta parlando. Per convegni, assemblee e riunioni in più lingue.',
      },
      {
        name: names['interpretariato-consecutivo'],
        text: 'L’interprete traduce nelle pause di chi parla. Per trattative, visite e incontri istituzionali.',
      },
    ],
  },
  {
    title: 'Per iscritto',
    services: [
      {
        name: names['traduzione-tecnica'],
        text: 'Manuali, schede, capitolati, relazioni: lo stesso termine, dalla prima all’ultima pagina.',
      },
      {
        name: names.localizzazione,
        text: 'Siti, programmi e materiali adattati al Paese che li legge: misure, formati, modi di dire.',
      },
    ],
  },
];

const steps = [
  {
    title: 'Ricevuta',
    text: 'Appena invii il modulo ricevi un riferimento. La richiesta è gratuita e non ti impegna.',
  },
  { title: 'Lettura', text: 'L’ufficio traduzioni guarda lingue, durata e luogo. Se manca qualcosa, te lo chiede.' },
  { title: 'Preventivo', text: 'Ti ricontattiamo con un preventivo personalizzato: decidi tu, con calma.' },
];

export function TranslationPage() {
  return (
    <>
      <PageOpening
        eyebrow="Traduzioni e interpretariato"
        title={
          <>
            Dirlo bene, <br />
            in oltre {claims.languages}&nbsp;lingue.
          </>
        }
        lead={
          <p>
            Interpreti per chi si deve parlare, traduttori per chi si deve leggere. Dal documento tecnico alla sala
            conferenze.
          </p>
        }
        actions={
          <>
            <LinkButton href="#preventivo">Chiedi un preventivo</LinkButton>
            <CallButton variant="outline" />
          </>
        }
        art={<SameWords />}
      />

      <Section tone="carta-scura" label="I servizi" className={styles.ways}>
        {ways.map(({ title, services }) => (
          <div key={title}>
            <h2>{title}</h2>
            {services.map(({ name, text }) => (
              <div key={name} className={styles.service}>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        ))}
      </Section>

      <RequestSection
        id="preventivo"
        label="Preventivo"
        title="Il tuo preventivo"
        steps={steps}
        beside={companysVoice && <Voice testimonial={companysVoice} />}
      >
        <ServiceForm service={translationService} />
      </RequestSection>
    </>
  );
}
