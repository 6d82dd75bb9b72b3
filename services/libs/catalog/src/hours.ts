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

/** Today's opening hours in Rome, as text: "oggi siamo aperti dalle 9:00 alle 18:00". */
export function todaysHours(now: Date): string {
  const today = openingOn(romeDay(now));
  return today ? `oggi siamo aperti dalle ${today.opens} alle ${today.closes}` : 'oggi siamo chiusi';
}
