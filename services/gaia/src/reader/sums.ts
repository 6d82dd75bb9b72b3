// What follows by arithmetic from published prices and hours: the whole of a preparation, so many hours, so many people.
import { type FactLevel, type GroupCourse, type OneToOne, groupCourses, oneToOneLessons } from '@school/catalog';
import { fold } from '../language/fold.js';

/** Euro, of one person or of `people` together. */
export interface Sum {
  readonly of: 'group' | 'one-to-one';
  readonly title: string;
  readonly hours: readonly [from: number, to: number];
  readonly perHour: number;
  readonly total: readonly [from: number, to: number];
  readonly people: number;
}

const HOURS = /\b(\d{1,3}) ?(?:or[ae]|hours?|heures?|horas?|stunden?)\b/;
const PEOPLE = /\b(?:in |per |siamo |for |pour |para |fur )(\d{1,2})\b(?! ?(?:or[ae]|ann|hour|heure|hora|stunde|settiman|mes|giorn|minut|euro))/;
const WHOLE = /\b(?:in tutto|tutto (?:insieme|quanto|compreso)|totale|complessiv\w+|tutto il (?:corso|percorso)|altogether|in total|en tout|insgesamt)\b/;
const PER_HOUR = /\b(?:l'ora|un'ora|all'ora|per hour|an hour|de l'heure|la hora|pro stunde)\b/;

/** How many hours and people a clause names, and whether it asks for the whole. */
export interface Amount {
  readonly hours: number | null;
  readonly people: number;
  readonly isWhole: boolean;
  readonly isPerHour: boolean;
}

export function amountIn(text: string): Amount {
  const folded = fold(text);
  const [hours, people] = [HOURS, PEOPLE].map((pattern) => Number(pattern.exec(folded)?.[1] ?? 0));
  return { hours: hours || null, people: people || 1, isWhole: WHOLE.test(folded), isPerHour: PER_HOUR.test(folded) };
}

export const groupOf = (level: FactLevel): GroupCourse | undefined => groupCourses.find((course) => course.level === level);
export const lessonOf = (level: FactLevel): OneToOne | undefined => oneToOneLessons.find(({ title }) => title.startsWith(`${level} `));

export function groupSum(course: GroupCourse, people: number): Sum {
  const { title, totalHours, priceEuro } = course;
  const total = priceEuro * people;
  return { of: 'group', title, hours: [totalHours, totalHours], perHour: priceEuro / totalHours, total: [total, total], people };
}

/** @param hours those asked for; the recommended ones where none are. */
export function lessonSum({ title, recommendedHours, pricePerHourEuro }: OneToOne, hours: number | null): Sum {
  const [from, to] = hours === null ? recommendedHours : [hours, hours];
  return { of: 'one-to-one', title, hours: [from, to], perHour: pricePerHourEuro, total: [from * pricePerHourEuro, to * pricePerHourEuro], people: 1 };
}
