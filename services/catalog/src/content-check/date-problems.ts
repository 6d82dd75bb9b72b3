// Dates against the calendar: weekdays that do not fit, days that have passed.
import { type GroupCourse, hasStarted } from '../courses.js';
import type { ExamDate } from '../exam-calendar.js';
import { type ContentProblem, unless } from './content-problem.js';

const weekdayOf = (day: string) => new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** @param today the day in Rome, `YYYY-MM-DD`. */
export const courseDateProblems = (courses: readonly GroupCourse[], today: string): ContentProblem[] =>
  courses.flatMap((course) => {
    const { slug, startDate, startVerified, weekday } = course;
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
      ...unless(!hasStarted(course, today), `${slug}/past`, `the course began on ${startDate}: the next start is missing`),
    ];
  });

export const examDateProblems = (examDates: readonly ExamDate[], today: string): ContentProblem[] =>
  examDates.flatMap(({ exam, date, enrolBy }) => [
    ...unless(date >= today, `exam ${exam} ${date}/past`, `the exam was on ${date}: take it out of the owner's file`),
    ...unless(!enrolBy || enrolBy < date, `exam ${exam} ${date}/enrolment`, `enrolment would end on ${enrolBy}, not before the exam`),
  ]);
