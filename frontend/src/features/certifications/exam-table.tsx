// The exams to come as a table, with a choice of level.
// Stacked cells lose their meaning in some browsers unless the roles repeat it.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ExamDate, cambridgeExams, comingExams, enrolment, examLevel } from '@school/catalog';
import { useRef, useState } from 'react';
import { examDates } from '#src/content/school.ts';
import { useEarlyChoices } from '#src/lib/early-choices.ts';
import { TrueBefore, useToday } from '#src/lib/today.tsx';
import { BookExam } from './book-exam.tsx';
import { ExamRow } from './exam-row.tsx';
import styles from './exam-table.module.css';
import { WaitingBoard } from './waiting-board.tsx';

const EVERY_LEVEL = 'Tutti';
/** Young Learners, TKT CLIL and whatever else names no level. */
const NO_LEVEL = 'Altri';
const CHOICE = 'livello-esame';

/** In the order of the choice. */
const groups: readonly string[] = [...cambridgeExams.map(({ level }) => level), NO_LEVEL];
const group = (exam: ExamDate): string => examLevel(exam) ?? NO_LEVEL;

/**
 * The exams still to come; the waiting board once the last is past. It takes nothing from its parent: until its code is
 * here, nothing may change what the build has delivered.
 */
export default function ExamTable() {
  const today = useToday();
  const exams = comingExams(examDates, today);
  const [level, setLevel] = useState(EVERY_LEVEL);
  const filter = useRef<HTMLFieldSetElement>(null);
  useEarlyChoices(filter, ({ [CHOICE]: chosen = EVERY_LEVEL }) => setLevel(chosen));
  const present = new Set(exams.map(group));
  const levels = groups.filter((name) => present.has(name));
  const listed = exams.filter((exam) => level === EVERY_LEVEL || group(exam) === level);
  if (exams.length === 0) return <WaitingBoard />;
  return (
    <>
      <TrueBefore words={(day) => comingExams(examDates, day).map((exam) => enrolment(exam, day).status)} />
      {levels.length > 1 && (
        <fieldset ref={filter} className={styles.filter}>
          <legend>Livello</legend>
          {[EVERY_LEVEL, ...levels].map((choice) => (
            <label key={choice}>
              <input type="radio" name={CHOICE} value={choice} checked={level === choice} onChange={() => setLevel(choice)} />
              {choice}
            </label>
          ))}
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        Date mostrate: {listed.length}
      </p>
      <table className={styles.table} role="table" aria-labelledby="date-esami-titolo">
        <thead role="rowgroup">
          <tr role="row">
            {['Data', 'Esame', 'Iscrizioni entro', 'Calendario'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {listed.map((exam) => (
            <ExamRow key={`${exam.date} ${exam.exam} ${exam.startsAt}`} exam={exam} today={today} />
          ))}
        </tbody>
      </table>
      <BookExam>Iscriviti a un esame</BookExam>
    </>
  );
}
