// Opening hours. The contact page and Gaia give the fuller hours, the phone line is Monday to Friday.
import { romeDay } from './days.js';
import { isHoliday, isoWeekday } from './working-days.js';

/** Local times in Rome, as `9:00`. */
export interface Opening {
  readonly opens: string;
  readonly closes: string;
}

/** By ISO weekday (1 = Monday); a missing day is closed. */
export const openingHours: Readonly<Partial<Record<number, Opening>>> = {
  1: { opens: '9:00', closes: '18:00' },
  2: { opens: '9:00', closes: '18:00' },
  3: { opens: '9:00', closes: '18:00' },
  4: { opens: '9:00', closes: '18:00' },
  5: { opens: '9:00', closes: '18:00' },
  6: { opens: '9:00', closes: '13:00' },
};

export const openingHoursText = 'lunedì-venerdì 9:00-18:00, sabato 9:00-13:00, domenica chiuso';

/** The opening of a day given as `YYYY-MM-DD`; undefined on Sundays and public holidays. */
export const openingOn = (day: string): Opening | undefined =>
  isHoliday(day) ? undefined : openingHours[isoWeekday(day)];

let romeClock: Intl.DateTimeFormat | undefined;

/** Whether the office has closed for the day. @param opening of that day in Rome. */
export function hasClosed(now: Date, { closes }: Opening): boolean {
  romeClock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', timeStyle: 'short' });
  return romeClock.format(now) >= closes.padStart(5, '0');
}

/** The opening hours of today, given as `YYYY-MM-DD`, as text: "oggi siamo aperti dalle 9:00 alle 18:00". */
export function hoursOn(today: string): string {
  const opening = openingOn(today);
  return opening ? `oggi siamo aperti dalle ${opening.opens} alle ${opening.closes}` : 'oggi siamo chiusi';
}

/** The same for now, and whether the office has closed. */
export function todaysHours(now: Date): string {
  const today = romeDay(now);
  const opening = openingOn(today);
  return opening && hasClosed(now, opening) ? `oggi abbiamo chiuso alle ${opening.closes}` : hoursOn(today);
}
