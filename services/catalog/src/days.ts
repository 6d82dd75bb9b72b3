// Days in Rome, `YYYY-MM-DD`. Apart, and without imports: the first script of every page reads it.

/** Made once: it costs more than all that a reply of Gaia's takes besides. */
const romeDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** A day in Rome as `YYYY-MM-DD`. */
export const romeDay = (now: Date): string => romeDate.format(now);

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another, before it where `days` is negative. */
export const daysAfter = (day: string, days: number): string => new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Some days: `from` is the first, `until` the first after them; what is not given has no end. */
export interface Stretch {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const isWithin = ({ from = '', until }: Stretch, today: string): boolean => from <= today && (until === undefined || today < until);

/** How long one has until the end of a day, told in whole weeks, the last two of them in days: "ancora 6 settimane". */
export function timeLeft(lastDay: string, today: string): string {
  const days = Math.round((timeOf(lastDay) - timeOf(today)) / DAY_MS);
  if (days >= 14) return `ancora ${Math.floor(days / 7)} settimane`;
  if (days > 1) return `ancora ${days} giorni`;
  return days === 1 ? 'ancora un giorno' : 'ultimo giorno';
}
