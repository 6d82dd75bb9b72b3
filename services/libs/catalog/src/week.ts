// The days of the week, and what is open on which. Apart, because all pages have the hours of the phone.
import type { School } from './school.js';

/** In the order of the ISO weekdays. */
export const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;
export type Weekday = (typeof weekdays)[number];

/** The ISO weekday (1 = Monday) of a day given as `YYYY-MM-DD`. */
export const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** "lunedì", of a day given as `YYYY-MM-DD`. */
export const weekdayOf = (day: string) => weekdays[isoWeekday(day) - 1]!;

/** By weekday, "9:00-18:00"; a missing day is closed. */
export type Hours = School['openingHours'];

/** Days in a row with equal hours. */
export interface Days {
  readonly from: string;
  readonly to: string;
  /** "9:00-18:00"; undefined if closed. */
  readonly span: string | undefined;
}

/** The whole week, from Monday on. */
export function weekOf(hours: Hours): Days[] {
  const week: Days[] = [];
  for (const name of weekdays) {
    const last = week.at(-1);
    if (last && last.span === hours[name]) week[week.length - 1] = { ...last, to: name };
    else week.push({ from: name, to: name, span: hours[name] });
  }
  return week;
}
