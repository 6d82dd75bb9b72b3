// The calendar of Cambridge exams: future exams and enrolment. Days are `YYYY-MM-DD` in Rome.
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
  /** False if the owner's file has no day, so that the general rule applies. */
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

/** The end of enrolment: the day in the owner's file, or the earlier day of the general rule. */
export function enrolment({ date, enrolBy }: ExamDate, today: string): Enrolment {
  const [least, most] = enrolmentClosesWeeksBefore;
  const by = enrolBy ?? daysAfter(date, -7 * most);
  const closed = daysAfter(enrolBy ?? daysAfter(date, -7 * least), 1);
  const status = today <= by ? 'open' : today < closed ? 'closing' : 'closed';
  return { by, isExact: enrolBy !== undefined, closed, status };
}

/** The groups by which exams are filtered: levels, and exams without one. */
export const examGroups = ['A2', 'B1', 'B2', 'C1', 'C2', 'Young Learners', 'TKT', 'Altri'] as const;
type ExamGroup = (typeof examGroups)[number];

/** The group of an exam. Young Learners are also recognised by the names of their three exams. */
export function examGroup(date: ExamDate): ExamGroup {
  if (/\b(Young Learners|YLE|Starters|Movers|Flyers)\b/i.test(date.exam)) return 'Young Learners';
  if (/\bTKT\b/i.test(date.exam)) return 'TKT';
  return examLevel(date) ?? 'Altri';
}

/** The level named in an exam's title ("B2 First for Schools"), if any. */
export const examLevel = ({ exam }: ExamDate): Level | undefined =>
  /\b(A2|B1|B2|C1|C2)\b/.exec(exam)?.[0] as Level | undefined;
