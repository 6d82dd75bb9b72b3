// Days in Rome, `YYYY-MM-DD`. Apart, and without imports: the first script of every page reads it.

let romeDate: Intl.DateTimeFormat | undefined;

const HOUR_MS = 3_600_000;
const dayAhead = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString().slice(0, 10);

/**
 * A day in Rome as `YYYY-MM-DD`. Rome is one hour ahead of UTC, or two. A formatter is used only if these are different
 * days, because creating one takes a browser 20 ms, more than everything else in the first script.
 */
export function romeDay(now: Date): string {
  const inWinter = dayAhead(now, 1);
  if (dayAhead(now, 2) === inWinter) return inWinter;
  romeDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  return romeDate.format(now);
}

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` days after another one, or before it if `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days after the first the second is. */
export const daysBetween = (from: string, until: string): number => Math.round((timeOf(until) - timeOf(from)) / DAY_MS);

/** A period of days: `from` is the first, `until` the first after it. One that is not given is unlimited. */
export interface Stretch {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const isWithin = ({ from = '', until }: Stretch, today: string): boolean =>
  from <= today && (until === undefined || today < until);

/**
 * The time until the end of a day, in whole weeks, or in days for less than two weeks: "ancora 6 settimane". Empty from
 * ten weeks on, when nobody counts yet.
 */
export function timeLeft(lastDay: string, today: string): string {
  const days = daysBetween(today, lastDay);
  if (days >= 70) return '';
  if (days >= 14) return `ancora ${Math.floor(days / 7)} settimane`;
  if (days > 1) return `ancora ${days} giorni`;
  return days === 1 ? 'ancora un giorno' : 'ultimo giorno';
}
