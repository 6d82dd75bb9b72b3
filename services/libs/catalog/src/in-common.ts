// Figures in sentences, and what is said of all courses together.
import { type GroupCourse, euroAmount } from './courses.js';

/** A price in a sentence, with cents only where there are some: "680". */
export const wholeEuro = (euro: number): string => euroAmount(euro, false);

/** What is said of all courses together: "680", or "680-720" where they differ. */
export function inCommon(courses: readonly GroupCourse[]) {
  const rangeOf = (values: readonly number[]) => [...new Set([Math.min(...values), Math.max(...values)])];
  return {
    price: rangeOf(courses.map(({ priceEuro }) => priceEuro))
      .map(wholeEuro)
      .join('-'),
    hours: rangeOf(courses.map(({ totalHours }) => totalHours)).join('-'),
    maxStudents: Math.max(...courses.map(({ maxStudents }) => maxStudents)),
    venues: [...new Set(courses.map(({ venue }) => venue))].join(' e '),
  };
}
