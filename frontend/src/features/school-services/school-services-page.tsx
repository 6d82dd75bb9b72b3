import { cambridgeForSchools } from '@school/catalog';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { AgeChart } from '#src/components/ui/age-chart.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { OpeningPostage } from '#src/components/school/opening-postage.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import { parentsVoice } from '#src/content/testimonials.ts';
import { bound } from '#src/lib/bound.ts';
import { REQUEST_ANCHOR, centreSteps, nextSteps, services } from './content.ts';
import { ServiceForm } from '../service-request/service-form.tsx';
import { schoolService } from '../service-request/services.ts';
import styles from './school-services-page.module.css';

const bars = cambridgeForSchools.map(({ name, ages }) => ({ name: name.replace(' for Schools', ''), ages }));

export function SchoolServicesPage() {
  return (
    <>
      <PageOpening
        eyebrow="Servizi per le scuole"
        title="L’inglese entra in tutte le ore."
        lead={
          <p>
            Siamo al fianco di dirigenti e docenti, dall’infanzia alle superiori: corsi, CLIL, certificazioni,
            formazione.
          </p>
        }
        actions={
          <>
            <LinkButton href={`#${REQUEST_ANCHOR}`}>Chiedi una consulenza</LinkButton>
            <CallButton variant="outline" />
          </>
        }
        art={
          <OpeningPostage>
            <ArtIcon name="scuole" />
          </OpeningPostage>
        }
      />

      <Section tone="carta-scura" labelledBy="servizi-titolo">
        <SectionHeading id="servizi-titolo" title="Che cosa possiamo fare insieme" />
        <ul role="list" className={styles.services}>
          {services.map(({ title, text }) => (
            <li key={title}>
              <h3>{bound(title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <RequestSection
        id={REQUEST_ANCHOR}
        label="Richiesta di consulenza"
        title="Parliamo della&nbsp;vostra scuola"
        notice="Vi contattiamo entro 24 ore. I campi con * sono obbligatori."
        steps={nextSteps}
        beside={parentsVoice && <Voice testimonial={parentsVoice} />}
      >
        <ServiceForm service={schoolService} />
      </RequestSection>

      <Section labelledBy="cambridge-titolo">
        <SectionHeading id="cambridge-titolo" title="Cambridge for Schools, a ogni età il suo esame">
          <p>Esami pensati per chi va a scuola, con testi e argomenti della sua età.</p>
        </SectionHeading>
        <AgeChart first={6} last={18} bars={bars} />
      </Section>

      <Section tone="carta-scura" labelledBy="centro-titolo" wide="second">
        <SectionHeading id="centro-titolo" title="Diventare centro di preparazione Cambridge">
          <p>Cinque passi, e in ognuno non siete soli.</p>
          <div className="actions">
            <LinkButton href={`#${REQUEST_ANCHOR}`} variant="outline">
              Cominciamo dal primo
            </LinkButton>
          </div>
        </SectionHeading>
        <Steps steps={centreSteps} />
      </Section>
    </>
  );
}
