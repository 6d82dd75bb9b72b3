// The exam calendar as a departures board: the owner's dates, or the board that waits for them.
import { comingExams, enrolmentClosesWeeksBefore } from '@school/catalog';
import { lazy, Suspense, useDeferredValue } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { examDates, phoneHours, phoneHref, school } from '#src/content/school.ts';
import { useToday } from '#src/lib/today.ts';
import { bookingHref } from './content.ts';
import styles from './exam-calendar.module.css';

// As the questions: at once in the build, later in the browser, and there only where the owner has given dates.
const ExamTable = import.meta.env.SSR ? (await import('./exam-table.tsx')).default : lazy(() => import('./exam-table.tsx'));

/** Two lines of the board, of thirteen letters each. */
const WAITING = ['CALENDARIO IN', 'AGGIORNAMENTO'] as const;

export function ExamCalendar() {
  // Deferred, so that a new day never takes away a table still on its way.
  const today = useDeferredValue(useToday());
  const exams = comingExams(examDates, today);
  return (
    <Section id="date-esami" tone="inchiostro" labelledBy="date-esami-titolo">
      <SectionHeading id="date-esami-titolo" title="Date degli esami">
        <p>Le iscrizioni chiudono in genere {enrolmentClosesWeeksBefore.join('-')} settimane prima dell’esame.</p>
      </SectionHeading>
      {exams.length > 0 ? (
        <Suspense>
          <ExamTable exams={exams} today={today} />
        </Suspense>
      ) : (
        <WaitingBoard />
      )}
      <div className={styles.next}>
        <LinkButton href={bookingHref} variant="paper">
          {exams.length > 0 ? 'Iscriviti a un esame' : 'Chiedi le prossime date'}
        </LinkButton>
        <p>
          Oppure chiama <a href={phoneHref}>{school.phone}</a>, {phoneHours}.
        </p>
      </div>
    </Section>
  );
}

function WaitingBoard() {
  return (
    <>
      <p className={styles.board}>
        <span className="visually-hidden">Calendario in aggiornamento.</span>
        {WAITING.map((line) => (
          <span key={line} aria-hidden="true">
            {Array.from(line, (letter, index) => (
              <i key={index}>{letter}</i>
            ))}
          </span>
        ))}
      </p>
      <p className={styles.waiting}>Le nuove date compaiono qui appena sono confermate. Se hai una scadenza, scrivici: ti diciamo quale sessione fa per te.</p>
    </>
  );
}
