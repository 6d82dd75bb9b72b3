// The future exams as a table: the next five, then all or those of one level or kind.
import { examGroup, examGroups } from '@school/catalog';
import { useRef, useState } from 'react';
import { useEarlyChoices } from '#src/lib/early-choices.ts';
import { useToday } from '#src/lib/today.ts';
import { BookExam } from './book-exam.tsx';
import { bookingHref } from './content.ts';
import { ExamRow } from './exam-row.tsx';
import styles from './exam-table.module.css';
import { knownExams } from './while-empty.tsx';

const EVERY_EXAM = 'Tutti';
const CHOICE = 'livello-esame';

/** The exams still to come. */
export function ExamTable() {
  const today = useToday();
  const [group, setGroup] = useState(EVERY_EXAM);
  const filter = useRef<HTMLFieldSetElement>(null);
  useEarlyChoices(filter, ({ [CHOICE]: chosen = EVERY_EXAM }) => setGroup(chosen));
  const present = new Set(knownExams.map(examGroup));
  const groups = examGroups.filter((name) => present.has(name));
  const listed = knownExams.filter((exam) => group === EVERY_EXAM || examGroup(exam) === group);
  return (
    <>
      {groups.length > 1 && (
        <fieldset ref={filter} className={styles.filter}>
          <legend>Esame</legend>
          {[EVERY_EXAM, ...groups].map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={CHOICE}
                value={choice}
                checked={group === choice}
                onChange={() => setGroup(choice)}
              />
              {choice}
            </label>
          ))}
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        Date trovate: {listed.filter(({ date }) => date >= today).length}
      </p>
      <table className={styles.table} data-next={group === EVERY_EXAM || undefined} aria-labelledby="date-esami-titolo">
        <thead>
          <tr>
            {['Data', 'Esame', 'Iscrizioni entro', 'Iscrizione'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((exam) => (
            <ExamRow key={`${exam.date} ${exam.exam} ${exam.startsAt}`} exam={exam} today={today} />
          ))}
        </tbody>
      </table>
      {/* The style sheet hides the rows after the fifth while this is closed, so that it also works without a script. */}
      {group === EVERY_EXAM && (
        <details className={styles.more}>
          <summary>
            <span>Mostra tutte</span>
            <span>Mostra solo le prossime</span>
          </summary>
        </details>
      )}
      <BookExam href={bookingHref}>Iscriviti a un esame</BookExam>
    </>
  );
}
