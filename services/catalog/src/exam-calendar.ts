// The calendar of Cambridge exams: what is still to come, and by when one enrols. Days are `YYYY-MM-DD` in Rome.
import { enrolmentClosesWeeksBefore } from './certifications.js';
import type { Level } from './courses.js';
import type { School } from './school.js';

export type ExamDate = School['examDates'][number];

/** `closing` is the time in which enrolment generally closes, when no exact day is known. */
export type EnrolmentStatus = 'open' | 'closing' | 'closed';

export interface Enrolment {
  /** The last safe day to enrol. */
  readonly by: string;
  /** False where the owner gives no day and the general rule has to do. */
  readonly isExact: boolean;
  readonly status: EnrolmentStatus;
}

const weeksBefore = (day: string, weeks: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);

/** The exams from a day on, the next one first. */
export const comingExams = (examDates: readonly ExamDate[], today: string): ExamDate[] =>
  examDates
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.exam.localeCompare(other.exam));

/** By when one enrols: the owner's day, or the earlier end of the general rule. */
export function enrolment({ date, enrolBy }: ExamDate, today: string): Enrolment {
  if (enrolBy) return { by: enrolBy, isExact: true, status: today <= enrolBy ? 'open' : 'closed' };
  const [least, most] = enrolmentClosesWeeksBefore;
  const by = weeksBefore(date, most);
  const status = today <= by ? 'open' : today <= weeksBefore(date, least) ? 'closing' : 'closed';
  return { by, isExact: false, status };
}

/** The level named in an exam's title ("B2 First for Schools"), if any. */
export const examLevel = ({ exam }: ExamDate): Level | undefined => /\b(A2|B1|B2|C1|C2)\b/.exec(exam)?.[0] as Level | undefined;
