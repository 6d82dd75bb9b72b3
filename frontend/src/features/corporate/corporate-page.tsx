import { RequestSection } from '#src/components/layout/request-section.tsx';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import { school } from '#src/content/school.ts';
import { companysVoice } from '#src/content/testimonials.ts';
import { claims, corporateOffer } from '#src/content/offer.ts';
import { ServiceForm } from '../service-request/service-form.tsx';
import { corporateService } from '../service-request/services.ts';
import { WorldClocks } from './world-clocks.tsx';
import styles from './corporate-page.module.css';

const FORM = '#modulo-consulenza';
const workshop = corporateOffer.workshopDays.join('–');
const path = corporateOffer.pathMonths.join('–');

const subjects = [
  {
    title: 'Business English',
    text: 'Riunioni, telefonate, presentazioni, trattative: l’inglese che serve il lunedì mattina.',
  },
  {
    title: 'Executive coaching',
    text: 'A tu per tu con un insegnante madrelingua, sui vostri temi e nei vostri orari.',
  },
  { title: 'Inglese generale', text: 'Dalle basi alla sicurezza, per chi riparte o comincia adesso.' },
  {
    title: 'Altre lingue straniere',
    text: 'Per chi lavora con l’estero e vuole farlo nella lingua di chi ha davanti.',
  },
  {
    title: 'Comunicazione',
    text: 'Scrivere chiaro, parlare in pubblico, ascoltare: in un’altra lingua si impara da capo.',
  },
  { title: 'Percorsi personalizzati', text: 'Il vostro vocabolario, i vostri documenti, il vostro calendario.' },
];

const talk = (
  <span data-print="no">
    <LinkButton href={FORM} size="small" variant="outline">
      Parliamone
    </LinkButton>
  </span>
);

const steps = [
  { title: 'Entro 24 ore', text: 'Il nostro team ti contatta per una consulenza personalizzata, senza impegno.' },
  {
    title: 'Che cosa vi serve',
    text: 'Capiamo insieme chi deve imparare che cosa, da quale livello e con quali orari.',
  },
  { title: 'La proposta', text: 'Ricevi un percorso su misura: contenuti, durata, modalità e costo.' },
];

export function CorporatePage() {
  return (
    <>
      <PageOpening
        tone="inchiostro"
        eyebrow="Formazione linguistica per le aziende"
        title={
          <>
            La riunione è alle tre. <em>In inglese.</em>
          </>
        }
        lead={
          <p>
            Business English, executive coaching e percorsi su misura, nella vostra sede oppure online. Siamo un ente
            accreditato dalla Regione.
          </p>
        }
        actions={
          <>
            <LinkButton href={FORM}>Richiedi una consulenza</LinkButton>
            <CallButton variant="paper" />
          </>
        }
        art={<WorldClocks />}
      />

      <Section labelledBy="durata-titolo">
        <SectionHeading id="durata-titolo" title="Andata breve o&nbsp;lungo viaggio">
          <p>Due durate, per due bisogni diversi. Si possono anche combinare.</p>
        </SectionHeading>
        <div className={styles.passes}>
          <BoardingPass
            from="Un tema"
            title="Workshop"
            level={workshop}
            fields={[
              { label: 'Durata', value: `${workshop} giorni` },
              { label: 'Formato', value: 'intensivo, in gruppo' },
              { label: 'Dove', value: 'in sede o online' },
            ]}
            action={talk}
          />
          <BoardingPass
            from="Un obiettivo"
            title="Percorso continuativo"
            level={path}
            fields={[
              { label: 'Durata', value: `${path} mesi` },
              { label: 'Formato', value: 'lezioni regolari' },
              { label: 'Dove', value: 'in sede, online o misto' },
            ]}
            action={talk}
          />
        </div>
      </Section>

      <Section tone="carta-scura" labelledBy="temi-titolo" wide="second">
        <SectionHeading id="temi-titolo" title="All’ordine del giorno" />
        <ol role="list" className={styles.subjects}>
          {subjects.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section labelledBy="garanzie-titolo" className={styles.trust}>
        <Stamp
          center={`${claims.participants}+`}
          top="Partecipanti"
          bottom="Formazione"
          ink="pino"
          className={styles.stamp}
        />
        <div>
          <h2 id="garanzie-titolo" className="title-l">
            Oltre {claims.participants} partecipanti, un&nbsp;ente accreditato
          </h2>
          <p>
            La scuola è accreditata dalla Regione per la formazione e insegna lingue a Roma da oltre{' '}
            {claims.yearsOfExperience} anni.
          </p>
          <p className={styles.reference}>{school.regionalAccreditation}</p>
        </div>
      </Section>

      <RequestSection
        id="modulo-consulenza"
        label="Consulenza"
        title="Richiedi una consulenza"
        steps={steps}
        beside={companysVoice && <Voice testimonial={companysVoice} />}
      >
        <ServiceForm service={corporateService} />
      </RequestSection>
    </>
  );
}
