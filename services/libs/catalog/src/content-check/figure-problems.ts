// Figures against arithmetic: prices by the hour, whole lessons, ranges that begin before they end.
import {
  type CambridgeExam,
  cambridgeForSchools,
  enrolmentClosesWeeksBefore,
  shieldsPerSkill,
  youngLearnersExams,
} from '../certifications.js';
import { courseHourEuro, euroAmount, type GroupCourse, oneToOneLessons } from '../courses.js';
import { languageCertResultDays } from '../languagecert.js';
import { corporate } from '../services.js';
import type { toefl } from '../toefl.js';
import { type ContentProblem, unless } from './content-problem.js';

/** Euro for an hour of a group course, as it was worked out by hand from 680,00 euro and 50 hours. */
const HOUR_EURO = '13,60';

/** "18:30-20:00" → 1.5 */
function lessonHours(time: string): number {
  const [from = NaN, to = NaN] = time.split('-').map((hour) => {
    const [hours = NaN, minutes = NaN] = hour.split(':').map(Number);
    return hours + minutes / 60;
  });
  return to - from;
}

export const courseFigureProblems = (
  courses: readonly GroupCourse[],
  exams: readonly CambridgeExam[],
): ContentProblem[] =>
  courses.flatMap((course) => {
    const { slug, level, title, priceEuro, totalHours, time, seats, maxStudents } = course;
    const exam = exams.find((candidate) => candidate.level === level);
    return [
      ...unless(
        euroAmount(courseHourEuro(course)) === HOUR_EURO,
        `${slug}/price`,
        `${priceEuro} euro for ${totalHours} hours are ${courseHourEuro(course)} an hour, not ${HOUR_EURO}`,
      ),
      ...unless(
        Number.isInteger(totalHours / lessonHours(time)),
        `${slug}/lessons`,
        `${totalHours} hours are no whole number of lessons of ${time}`,
      ),
      ...unless(seats <= maxStudents, `${slug}/seats`, `${seats} seats in a class of at most ${maxStudents}`),
      ...unless(
        exam?.name === title,
        `${slug}/exam`,
        `the course "${title}" prepares for ${exam ? `"${exam.name}"` : 'no exam'}`,
      ),
    ];
  });

const publishedRanges: Readonly<Record<string, readonly [number, number]>> = {
  ...Object.fromEntries(
    oneToOneLessons.map(({ title, recommendedHours }) => [`one-to-one ${title}`, recommendedHours]),
  ),
  ...Object.fromEntries(
    [...youngLearnersExams, ...cambridgeForSchools].map(({ name, ages }) => [`ages ${name}`, ages]),
  ),
  'enrolment weeks': enrolmentClosesWeeksBefore,
  'LanguageCert result days': languageCertResultDays,
  'shields per skill': shieldsPerSkill,
  'workshop days': corporate.workshopDays,
  'path months': corporate.pathMonths,
};

export const rangeProblems = (ranges = publishedRanges): ContentProblem[] =>
  Object.entries(ranges).flatMap(([name, [from, to]]) =>
    unless(0 < from && from < to, `${name}/range`, `${from}-${to} does not rise`),
  );

/** The sections together against the length of the whole, and the day until which both were certain. */
export function toeflProblems(
  { sections, totalHours, asOf }: Pick<typeof toefl, 'sections' | 'asOf'> & { readonly totalHours: number },
  today: string,
): ContentProblem[] {
  const minutes = sections.map((section) => section.minutes.split('-').map(Number));
  const shortest = minutes.reduce((sum, [least = NaN]) => sum + least, 0);
  const longest = minutes.reduce((sum, range) => sum + (range.at(-1) ?? NaN), 0);
  return [
    ...unless(
      shortest <= totalHours * 60 && totalHours * 60 <= longest,
      'toefl/length',
      `the sections take ${shortest}-${longest} minutes, the whole ${totalHours} hours`,
    ),
    ...unless(today <= asOf, 'toefl/as-of', `format and scores were certain until ${asOf}`),
  ];
}
