import { type ExamDate, cambridgeExams, enrolment, examLevel } from '@school/catalog';
import { useState } from 'react';
import { absoluteUrl } from '#src/lib/seo.ts';
import { addressLine, school } from '#src/content/school.ts';
import { calendarHref } from '#src/lib/calendar-file.ts';
import styles from './exam-table.module.css';

const EVERY_LEVEL = 'Tutti';
/** Young Learners, TKT CLIL and whatever else names no level. */
const NO_LEVEL = 'Altri';

const dayFormat = new Intl.DateTimeFormat('it', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shown = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
/** In the order of the choice. */
const groups: readonly string[] = [...cambridgeExams.map(({ level }) => level), NO_LEVEL];
const group = (exam: ExamDate): string => examLevel(exam) ?? NO_LEVEL;

interface ExamTableProps {
  /** To come, in order. */
  readonly exams: readonly ExamDate[];
  readonly today: string;
}

/** Loaded only where there are dates: the page is light while the calendar waits. */
export default function ExamTable({ exams, today }: ExamTableProps) {
  const [level, setLevel] = useState(EVERY_LEVEL);
  const present = new Set(exams.map(group));
  const levels = groups.filter((name) => present.has(name));
  const listed = exams.filter((exam) => level === EVERY_LEVEL || group(exam) === level);
  return (
    <>
      {levels.length > 1 && (
        <fieldset className={styles.filter}>
          <legend>Livello</legend>
          {[EVERY_LEVEL, ...levels].map((choice) => (
            <label key={choice}>
              <input type="radio" name="livello-esame" value={choice} checked={level === choice} onChange={() => setLevel(choice)} />
              {choice}
            </label>
          ))}
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        {level !== EVERY_LEVEL && `Date mostrate: ${listed.length}`}
      </p>
      {/* Narrow screens stack the cells; the roles keep it a table there. */}
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
    </>
  );
}

function ExamRow({ exam, today }: { readonly exam: ExamDate; readonly today: string }) {
  const { date, exam: title, startsAt } = exam;
  return (
    <tr role="row">
      <td role="cell" className={styles.day}>
        <time dateTime={startsAt ? `${date}T${startsAt}` : date}>
          {shown(date)}
          {startsAt && <span>ore {startsAt}</span>}
        </time>
      </td>
      <th role="rowheader" scope="row">
        {title}
      </th>
      <td role="cell">
        <Deadline exam={exam} today={today} />
      </td>
      <td role="cell">
        <a href={examCalendarHref(exam, today)} download={`esame-${date}.ics`}>
          Aggiungi al calendario<span className="visually-hidden">: {title}, {shown(date)}</span>
        </a>
      </td>
    </tr>
  );
}

function Deadline({ exam, today }: { readonly exam: ExamDate; readonly today: string }) {
  const { by, isExact, status } = enrolment(exam, today);
  if (status === 'closed') return <>{isExact ? 'Iscrizioni chiuse' : 'Di norma chiuse: chiedi in segreteria'}</>;
  if (status === 'closing') return <>In chiusura: chiedi in segreteria</>;
  return (
    <>
      <span className={styles.label}>Iscrizioni entro </span>
      <time dateTime={by}>{shown(by)}</time>
      {!isExact && <span className={styles.note}>data indicativa</span>}
    </>
  );
}

function examCalendarHref(exam: ExamDate, today: string): string {
  const { date, exam: title, startsAt } = exam;
  const { by, isExact, status } = enrolment(exam, today);
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return calendarHref(
    {
      uid: `${date}-${slug}@${new URL(school.siteUrl).hostname}`,
      title: `Esame ${title}`,
      day: date,
      startsAt,
      place: addressLine,
      notes: `${status === 'open' ? `Iscrizioni entro ${shown(by)}${isExact ? '' : ' (data indicativa)'}. ` : ''}Sede e orario della prova sono confermati dalla scuola: ${school.phone}.`,
      url: absoluteUrl('/certificazioni#date-esami'),
    },
    today,
  );
}
