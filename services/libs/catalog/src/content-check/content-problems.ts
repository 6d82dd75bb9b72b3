// The content check: what the school publishes, held against the calendar, arithmetic and itself.
import { certificationFaq } from '../certification-faq.js';
import { cambridgeExams } from '../certifications.js';
import { groupCourses } from '../courses.js';
import { allFacts } from '../facts/all-facts.js';
import type { School } from '../school.js';
import { toefl } from '../toefl.js';
import { conflictProblems, hoursProblems } from './conflict-problems.js';
import type { ContentProblem } from './content-problem.js';
import { courseDateProblems, examDateProblems } from './date-problems.js';
import { courseFigureProblems, rangeProblems, toeflProblems } from './figure-problems.js';
import { coursePageProblems, factProblems, faqProblems, labelProblems, officeProblems } from './orphan-problems.js';

/** All problems on a day in Rome (`YYYY-MM-DD`), known ones included. */
export const contentProblems = (school: School, today: string): ContentProblem[] => [
  ...courseDateProblems(groupCourses, school.courseDates),
  // The demonstration's dates may pass: nobody keeps them.
  ...examDateProblems(school.examDates, school.demo ? '' : today),
  ...courseFigureProblems(groupCourses, cambridgeExams),
  ...rangeProblems(),
  ...toeflProblems(toefl, today),
  ...factProblems(allFacts(school, new Date(`${today}T12:00:00Z`))),
  ...faqProblems(certificationFaq),
  ...coursePageProblems(groupCourses),
  ...labelProblems(),
  ...officeProblems(),
  ...conflictProblems(),
  ...hoursProblems(),
];
