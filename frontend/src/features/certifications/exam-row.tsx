// One exam: its day, its name, by when one enrols, and its entry for a calendar.
// Stacked cells lose their meaning in some browsers unless the roles repeat it.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ExamDate, enrolment } from '@school/catalog';
import { addressLine, school } from '#src/content/school.ts';
import { calendarHref } from '#src/lib/calendar-file.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import styles from './exam-table.module.css';

const dayFormat = new Intl.DateTimeFormat('it', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shown = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

export function ExamRow({ exam, today }: { readonly exam: ExamDate; readonly today: string }) {
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
          Aggiungi al calendario
          <span className="visually-hidden">
            : {title}, {shown(date)}
          </span>
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
