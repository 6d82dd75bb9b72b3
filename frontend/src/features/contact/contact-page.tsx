import {
  closureInWords,
  comingClosures,
  daysAfter,
  daysInWords,
  openHoursInWords,
  reopeningOf,
  weekOf,
} from '@school/catalog';
import { Fragment } from 'react';
import officeClosures from '../../../../infra/school.json?office-closures';
import officeHours from '../../../../infra/school.json?office-hours';
import venue from '../../../../infra/school.json?pictures=venue';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { MapOnDemand } from '#src/components/ui/map-on-demand.tsx';
import { shownWithin } from '#src/components/ui/dated.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { EmailLink } from '#src/components/school/email-link.tsx';
import { PhoneLines } from '#src/components/school/phone-lines.tsx';
import { Picture } from '#src/components/ui/picture.tsx';
import { OpeningPostage } from '#src/components/school/opening-postage.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { claims } from '#src/content/offer.ts';
import { addressLine, school } from '#src/content/school.ts';
import { builtOn, useToday } from '#src/lib/today.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

const directionsHref = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine)}` as const;

const nextSteps = [
  { title: 'Ricevuta', text: 'Appena invii il messaggio hai un riferimento da citare.' },
  { title: 'Lettura', text: 'Lo legge l’ufficio che si occupa del servizio che hai scelto.' },
  { title: 'Risposta', text: 'Ti scriviamo o ti chiamiamo entro 24 ore.' },
];

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How long before. */
const ANNOUNCED_DAYS = 60;

const closures = [
  ...comingClosures(school, builtOn).map((closure) => ({ ...closure, who: 'Chiuso' })),
  ...officeClosures
    .filter(({ until }) => until >= builtOn)
    .map((closure) => ({ ...closure, who: `${closure.name}: chiuso` })),
];

/** The days on which the school or an office will be closed, or is. */
function Closures() {
  const today = useToday();
  return closures.map((closure) => (
    <p
      key={`${closure.who} ${closure.from}`}
      className={styles.apart}
      {...shownWithin({ from: daysAfter(closure.from, -ANNOUNCED_DAYS), until: reopeningOf(closure) }, today)}
    >
      {`${closure.who} ${closureInWords(closure)}`}
    </p>
  ));
}

export function ContactPage() {
  const { address } = school;
  return (
    <>
      <PageOpening
        title="Scrivici due righe. O vieni a trovarci."
        lead={<p>Rispondiamo entro 24 ore. Al telefono, subito.</p>}
        art={
          <OpeningPostage>
            <ArtIcon name="posta" />
          </OpeningPostage>
        }
      />

      <Section tone="carta-scura" label="Recapiti" compact>
        <InfoGrid columns={4}>
          <InfoCard level={2} title="Indirizzo" icon={<ArtIcon name="indirizzo" />}>
            <p>
              {address.street}
              <br />
              {address.postalCode} {address.city} {address.district}
            </p>
          </InfoCard>
          <InfoCard level={2} title="Telefono" icon={<ArtIcon name="telefono" />}>
            <PhoneLines />
          </InfoCard>
          <InfoCard level={2} title="E-mail" icon={<ArtIcon name="posta" />}>
            <p>
              <EmailLink />
              <br />
              Segreteria didattica
            </p>
          </InfoCard>
          <InfoCard level={2} title="Orari" icon={<ArtIcon name="orario" />}>
            <p>
              {weekOf(school.openingHours).map((days, index) => (
                <Fragment key={days.from}>
                  {index > 0 && <br />}
                  {`${capitalized(daysInWords(days))} ${days.span ?? 'chiuso'}`}
                </Fragment>
              ))}
            </p>
            {officeHours.map(({ name, hours }) => (
              <p key={name} className={styles.apart}>
                {name}: {openHoursInWords(hours)}
              </p>
            ))}
            <Closures />
          </InfoCard>
        </InfoGrid>
      </Section>

      <Section id="contatti" tone="cielo" label="Scrivici">
        <ContactForm
          aside={
            <>
              <div className={styles.next}>
                <h2>Che cosa succede dopo</h2>
                <Steps steps={nextSteps} />
              </div>
              {venue && <Picture picture={venue} sizes="(width < 60rem) 91vw, 27rem" />}
              <MapOnDemand place={addressLine} directionsHref={directionsHref} />
            </>
          }
        />
      </Section>

      <Section label="Perché contattarci" compact>
        <InfoGrid>
          <InfoCard level={2} title="Consulenza gratuita" icon={<ArtIcon name="consulenza" />}>
            <p>Ti aiutiamo a scegliere il corso, l’esame e il momento giusto. Senza impegno.</p>
          </InfoCard>
          <InfoCard level={2} title="Una sede storica" icon={<ArtIcon name="storia" />}>
            <p>
              A {address.district} da oltre {claims.yearsOfExperience} anni: generazioni di romani hanno studiato nelle
              nostre aule.
            </p>
          </InfoCard>
          <InfoCard level={2} title="Servizi internazionali" icon={<ArtIcon name="mondo" />}>
            <p>Esami riconosciuti nel mondo, viaggi studio, traduzioni e progetti europei.</p>
          </InfoCard>
        </InfoGrid>
      </Section>
    </>
  );
}
