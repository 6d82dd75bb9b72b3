// Shown while the owner has given no URL of study trips: the destinations and the contacts.
import { studyTrips } from '@school/catalog';
import { HomeLink } from '#src/components/layout/home-link.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { ArrowLink, LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { destinations } from '#src/content/home.ts';
import { CallButton } from '#src/components/school/call-button.tsx';
import { school } from '#src/content/school.ts';

const countries = destinations.map(({ title }) => title);
const mailHref = `mailto:${school.email}?subject=${encodeURIComponent('Viaggi studio')}` as const;

export function DeparturesPage() {
  return (
    <>
      <HomeLink />
      <PageOpening
        tone="inchiostro"
        eyebrow={countries.join(', ')}
        title="Viaggi studio"
        lead={
          <>
            <p>
              Da qui si partirà per il sito dei viaggi. Intanto date e programmi te li dice la segreteria,{' '}
              <PhoneHours />: vacanze studio, {studyTrips.programmes.join(', ')} e la domanda per il bando ITACA.
            </p>
          </>
        }
        actions={
          <>
            <CallButton />
            <LinkButton href={mailHref} variant="paper">
              Scrivi un’e-mail
            </LinkButton>
            <ArrowLink href="/contatti?servizio=viaggi-studio">Scrivi all’ufficio viaggi</ArrowLink>
          </>
        }
      />
    </>
  );
}
