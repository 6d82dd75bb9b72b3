// When a course starts next. The owner's file says so; the published start counts as well, where it is certain. Days
// are `YYYY-MM-DD` in Rome.
import type { GroupCourse } from './courses.js';
import type { School } from './school.js';

export type CourseDate = School['courseDates'][number];

/** The first lessons of a course after `today`, the next one first: on its own day a course has begun. */
export function comingStarts(
  { level, startDate, startVerified }: GroupCourse,
  courseDates: readonly CourseDate[],
  today: string,
): string[] {
  const owners = courseDates.filter(({ course }) => course === level.toLowerCase()).map(({ starts }) => starts);
  const known = new Set([...owners, ...(startVerified ? [startDate] : [])]);
  return [...known].filter((day) => day > today).toSorted();
}

/** The next first lesson; undefined while none is known. */
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
