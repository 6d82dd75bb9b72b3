import sheet from '#src/assets/art/destinations.svg';
import { LinkButton } from '#src/components/ui/button.tsx';
import { LuggageTag } from '#src/components/ui/luggage-tag.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { destinations, studyAbroadHref } from '#src/content/home.ts';
import styles from './study-trips.module.css';

const tones = ['inchiostro', 'pino', 'cielo', 'inchiostro', 'carta-scura', 'ocra'] as const;
const tilts = ['left', 'none', 'right'] as const;

export function StudyTrips() {
  return (
    <Section labelledBy="viaggi-titolo">
      <div className={styles.head}>
        <SectionHeading id="viaggi-titolo" title="La valigia è l’aula migliore">
          <p>
            Vacanze studio, programmi universitari, un anno di scuola all’estero: al viaggio pensa il nostro tour
            operator, alla lingua pensi tu.
          </p>
        </SectionHeading>
        <LinkButton href={studyAbroadHref}>Scegli la partenza</LinkButton>
      </div>
      <ul role="list" className={styles.tags}>
        {destinations.map(({ code, title, art }, index) => (
          <li key={code}>
            <LuggageTag
              code={code}
              title={title}
              tone={tones[index] ?? 'carta-scura'}
              tilt={tilts[index % tilts.length] ?? 'none'}
              art={
                <svg viewBox="0 0 160 96" aria-hidden="true">
                  <use href={`${sheet}#${art}`} />
                </svg>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
