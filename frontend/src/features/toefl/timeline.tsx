// The test as a timeline of four parts, with lengths in proportion to their duration.
import { toefl, toeflNote } from '@school/catalog';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SkillIcon } from '#src/components/ui/skill-icon.tsx';
import { sectionWords } from './content.ts';
import styles from './timeline.module.css';

const ETS = 'ets.org';
const asOf = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(`${toefl.asOf}T00:00:00Z`),
);
/** The part as a line: solid up to the shortest duration, dashed up to the longest. */
function Leg({ minutes }: { readonly minutes: string }) {
  const [least = 0, most = least] = minutes.split('-').map(Number);
  return (
    <svg className={styles.leg} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${least}`} />
      <path d={`M${least} .5H${most}`} className={styles.upTo} />
    </svg>
  );
}

const [beforeLink, afterLink] = toeflNote.split(ETS);

export function Timeline() {
  return (
    <Section tone="inchiostro" labelledBy="struttura-titolo">
      <SectionHeading id="struttura-titolo" title="Il piano di volo">
        <p>Quattro prove una dopo l’altra, circa {toefl.totalHours} ore in tutto.</p>
      </SectionHeading>
      <ol role="list" className={styles.legs}>
        {toefl.sections.map(({ name, minutes }) => (
          <li key={name}>
            <Leg minutes={minutes} />
            <SkillIcon skill={name} className={styles.icon} />
            <h3 lang="en">{name}</h3>
            <p className={styles.minutes}>
              <strong>{minutes}</strong> min
            </p>
            <p className={styles.words}>{sectionWords[name]}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <span className={styles.legend}>Linea piena: durata minima. Tratteggio: fino alla massima. </span>
        Struttura aggiornata al {asOf}. {beforeLink}
        <a href="https://www.ets.org/toefl.html" target="_blank" rel="noopener external">
          {ETS}
          <span className="visually-hidden"> (sito esterno, nuova scheda)</span>
        </a>
        {afterLink}
      </p>
    </Section>
  );
}
