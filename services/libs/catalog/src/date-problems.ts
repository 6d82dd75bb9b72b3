// Dates of the owner's file against the calendar.
import { groupCourse, type Level } from './courses.js';
import type { School } from './school.js';

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/**
 * Starts of courses on another weekday than their lessons, exams that have passed, and enrolment that ends too late.
 * @param today the day in Rome, `YYYY-MM-DD`.
 * @returns a sentence for each.
 */
export function dateProblems({ courseDates, examDates, demo }: School, today: string): string[] {
  return [
    ...courseDates.flatMap(({ course, starts }) => {
      const { weekday } = groupCourse(course.toUpperCase() as Level);
      const real = weekdayOf(starts);
      return real === weekday
        ? []
        : [`courseDates: ${course} starts on ${starts}, a ${real}: its lessons are on ${weekday}`];
    }),
    ...examDates.flatMap(({ exam, date, enrolBy }) => [
      // Nobody updates the dates of the demonstration.
      ...(date >= today || demo ? [] : [`examDates: ${exam} was on ${date}: remove it`]),
      ...(enrolBy && enrolBy >= date
        ? [`examDates: enrolment for ${exam} ends on ${enrolBy}, not before ${date}`]
        : []),
    ]),
  ];
}
