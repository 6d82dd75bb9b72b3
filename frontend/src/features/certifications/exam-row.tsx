// One exam: its date, its name, the enrolment deadline, and a calendar file.
import { type EnrolmentStatus, type ExamDate, daysAfter, enrolment } from '@school/catalog';
import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { TimeLeft, shownWithin } from '#src/components/ui/dated.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { addressLine, school } from '#src/content/school.ts';
import { calendarHref } from '#src/lib/calendar-file.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import { notifyHref, sessionHref } from './content.ts';
import styles from './exam-table.module.css';

const dayFormat = new Intl.DateTimeFormat('it', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shown = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

interface ExamProps {
  readonly exam: ExamDate;
  readonly today: string;
}

export function ExamRow({ exam, today }: ExamProps) {
  const { date, exam: title, startsAt } = exam;
  return (
    <tr {...shownWithin({ until: daysAfter(date, 1) }, today)}>
      <td className={styles.day}>
        <time dateTime={startsAt ? `${date}T${startsAt}` : date}>
          {shown(date)} {startsAt && <span>ore {startsAt}</span>}
        </time>
      </td>
      <th scope="row">{title}</th>
      <td>
        <ByStatus exam={exam} today={today}>
          {(status) => <Deadline exam={exam} status={status} today={today} />}
        </ByStatus>
      </td>
      <td>
        <ByStatus exam={exam} today={today}>
          {(status) => <WaysOn exam={exam} status={status} today={today} />}
        </ByStatus>
      </td>
    </tr>
  );
}

/** Renders its children for each future state of the enrolment; the current day determines which one is visible. */
function ByStatus({
  exam,
  today,
  children,
}: ExamProps & { readonly children: (status: EnrolmentStatus) => ReactNode }) {
  const { by, closed } = enrolment(exam, today);
  const afterBy = daysAfter(by, 1);
  const stages = [
    { status: 'open', until: afterBy },
    ...(afterBy < closed ? [{ status: 'closing', from: afterBy, until: closed } as const] : []),
    { status: 'closed', from: closed },
  ] as const;
  return stages.map(({ status, ...stretch }) => (
    <div key={status} {...shownWithin(stretch, today)}>
      {children(status)}
    </div>
  ));
}

interface StatusProps extends ExamProps {
  readonly status: EnrolmentStatus;
}

function Deadline({ exam, status, today }: StatusProps) {
  const { by, isExact } = enrolment(exam, today);
  if (status === 'closed') return <>{isExact ? 'Iscrizioni chiuse' : 'Di norma chiuse: chiedi in segreteria'}</>;
  if (status === 'closing') return <>In chiusura: chiedi in segreteria</>;
  return (
    <>
      <span className={styles.label}>Iscrizioni entro </span>
      <time dateTime={by}>{shown(by)}</time>
      <span className={`${styles.note} ${styles.left}`}>
        <TimeLeft lastDay={by} />
      </span>
      {!isExact && <span className={styles.note}>data indicativa</span>}
    </>
  );
}

/** The actions for a session: enrol and add it to a calendar, or ask to be notified of the next one. */
function WaysOn({ exam, status, today }: StatusProps) {
  const { date, exam: title } = exam;
  const session = (
    <span className="visually-hidden">
      : {title}, {shown(date)}
    </span>
  );
  if (status === 'closed') return <SiteLink href={notifyHref(title)}>Avvisami della prossima{session}</SiteLink>;
  return (
    <div className={styles.ways}>
      <LinkButton href={sessionHref(exam)} variant="paper" size="small">
        {status === 'open' ? 'Iscriviti' : 'Chiedi se c’è posto'}
        {session}
      </LinkButton>
      <a href={examCalendarHref(exam, today)} download={`esame-${date}.ics`} suppressHydrationWarning>
        Aggiungi al calendario{session}
      </a>
    </div>
  );
}

function examCalendarHref(exam: ExamDate, today: string): string {
  const { date, exam: title, startsAt } = exam;
  const { by, isExact, status } = enrolment(exam, today);
  const closing = status === 'open' ? `Iscrizioni entro ${shown(by)}${isExact ? '' : ' (data indicativa)'}. ` : '';
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return calendarHref(
    {
      uid: `${date}-${slug}@${new URL(school.siteUrl).hostname}`,
      title: `Esame ${title}`,
      day: date,
      startsAt,
      place: addressLine,
      notes: `${closing}Sede e orario della prova sono confermati dalla scuola: ${school.phone}.`,
      url: absoluteUrl('/certificazioni#date-esami'),
    },
    today,
  );
}
