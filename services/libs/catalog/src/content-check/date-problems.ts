// Dates against the calendar: weekdays that do not fit, exams that have passed. A course whose known starts have passed
// asks for the next one.
import type { GroupCourse } from '../courses.js';
import type { CourseDate } from '../departures.js';
import type { ExamDate } from '../exam-calendar.js';
import { type ContentProblem, unless } from './content-problem.js';

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const courseDateProblems = (
  courses: readonly GroupCourse[],
  courseDates: readonly CourseDate[],
): ContentProblem[] =>
  courses.flatMap(({ level, slug, startDate, startVerified, weekday }) => {
    const real = weekdayOf(startDate);
    return [
      ...unless(real === weekday, `${slug}/weekday`, `${startDate} is a ${real}, not a ${weekday}`),
      ...unless(
        startVerified === (real === weekday),
        `${slug}/verified`,
        startVerified
          ? `the start is called certain, but ${startDate} is no ${weekday}`
          : `${startDate} is a ${weekday}: nothing speaks against the start any more`,
      ),
      ...courseDates
        .filter((date) => date.course === level.toLowerCase())
        .flatMap(({ starts }) =>
          unless(
            weekdayOf(starts) === weekday,
            `${slug} ${starts}/weekday`,
            `${starts} is a ${weekdayOf(starts)}, its lessons are on ${weekday}`,
          ),
        ),
    ];
  });

/** @param today the day in Rome, `YYYY-MM-DD`. */
export const examDateProblems = (examDates: readonly ExamDate[], today: string): ContentProblem[] =>
  examDates.flatMap(({ exam, date, enrolBy }) => [
    ...unless(date >= today, `exam ${exam} ${date}/past`, `the exam was on ${date}: take it out of the owner's file`),
    ...unless(
      !enrolBy || enrolBy < date,
      `exam ${exam} ${date}/enrolment`,
      `enrolment would end on ${enrolBy}, not before the exam`,
    ),
  ]);
