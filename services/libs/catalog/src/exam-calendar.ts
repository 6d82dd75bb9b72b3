// The calendar of Cambridge exams: what is still to come, and by when one enrols. Days are `YYYY-MM-DD` in Rome.
import { enrolmentClosesWeeksBefore } from './certifications.js';
import type { Level } from './courses.js';
import { daysAfter } from './days.js';
import type { School } from './school.js';

export type ExamDate = School['examDates'][number];

/** `closing` is the time in which enrolment generally closes, when no exact day is known. */
export type EnrolmentStatus = 'open' | 'closing' | 'closed';

export interface Enrolment {
  /** The last safe day to enrol. */
  readonly by: string;
  /** False where the owner gives no day and the general rule has to do. */
  readonly isExact: boolean;
  /** The first day on which it is closed. */
  readonly closed: string;
  readonly status: EnrolmentStatus;
}

/** The exams from a day on, the next one first. */
export const comingExams = (examDates: readonly ExamDate[], today: string): ExamDate[] =>
  examDates
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.exam.localeCompare(other.exam));

/** By when one enrols: the owner's day, or the earlier end of the general rule. */
export function enrolment({ date, enrolBy }: ExamDate, today: string): Enrolment {
  const [least, most] = enrolmentClosesWeeksBefore;
  const by = enrolBy ?? daysAfter(date, -7 * most);
  const closed = daysAfter(enrolBy ?? daysAfter(date, -7 * least), 1);
  const status = today <= by ? 'open' : today < closed ? 'closing' : 'closed';
  return { by, isExact: enrolBy !== undefined, closed, status };
}

/** What exams are looked for by: a level, or what names none. */
export const examGroups = ['A2', 'B1', 'B2', 'C1', 'C2', 'Young Learners', 'TKT', 'Altri'] as const;
type ExamGroup = (typeof examGroups)[number];

/** Young Learners are known by their three exams too. */
export function examGroup(date: ExamDate): ExamGroup {
  if (/\b(Young Learners|YLE|Starters|Movers|Flyers)\b/i.test(date.exam)) return 'Young Learners';
  if (/\bTKT\b/i.test(date.exam)) return 'TKT';
  return examLevel(date) ?? 'Altri';
}

/** The level named in an exam's title ("B2 First for Schools"), if any. */
export const examLevel = ({ exam }: ExamDate): Level | undefined =>
  /\b(A2|B1|B2|C1|C2)\b/.exec(exam)?.[0] as Level | undefined;
