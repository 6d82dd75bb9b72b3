// Days in Rome, `YYYY-MM-DD`. Apart, and without imports: the first script of every page reads it.

let romeDate: Intl.DateTimeFormat | undefined;

const HOUR_MS = 3_600_000;
const dayAhead = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString().slice(0, 10);

/**
 * A day in Rome as `YYYY-MM-DD`. Rome is an hour ahead of UTC, or two: only where these are different days does the
 * calendar have to tell. It takes a browser 20 ms to have its calendar ready, more than all else in the first script.
 */
export function romeDay(now: Date): string {
  const inWinter = dayAhead(now, 1);
  if (dayAhead(now, 2) === inWinter) return inWinter;
  romeDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  return romeDate.format(now);
}

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another, before it where `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Some days: `from` is the first, `until` the first after them; what is not given has no end. */
export interface Stretch {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const isWithin = ({ from = '', until }: Stretch, today: string): boolean =>
  from <= today && (until === undefined || today < until);

/**
 * How long one has until the end of a day, told in whole weeks, the last two of them in days: "ancora 6 settimane".
 */
export function timeLeft(lastDay: string, today: string): string {
  const days = Math.round((timeOf(lastDay) - timeOf(today)) / DAY_MS);
  if (days >= 14) return `ancora ${Math.floor(days / 7)} settimane`;
  if (days > 1) return `ancora ${days} giorni`;
  return days === 1 ? 'ancora un giorno' : 'ultimo giorno';
}
