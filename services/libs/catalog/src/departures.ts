// The next start of a course: from the owner's file, or the published start if it is verified. Days
// are `YYYY-MM-DD` in Rome.
import type { GroupCourse } from './courses.js';
import type { School } from './school.js';

export type CourseDate = School['courseDates'][number];

/** The starts of a course after `today`, in order. A course that starts today has started. */
export function comingStarts(
  { level, startDate, startVerified }: GroupCourse,
  courseDates: readonly CourseDate[],
  today: string,
): string[] {
  const owners = courseDates.filter(({ course }) => course === level.toLowerCase()).map(({ starts }) => starts);
  const known = new Set([...owners, ...(startVerified ? [startDate] : [])]);
  return [...known].filter((day) => day > today).toSorted();
}

/** The next start; undefined if none is known. */
export const nextStart = (course: GroupCourse, courseDates: readonly CourseDate[], today: string): string | undefined =>
  comingStarts(course, courseDates, today)[0];

const dayFormat = new Intl.DateTimeFormat('it', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "lunedì 18 gennaio 2027". */
export const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
