// Whether the school or an office is open on a day.
import type { OfficeId } from '@school/contracts';
import { romeDay } from './days.js';
import type { School } from './school.js';
import { weekdayOf } from './week.js';
import { isClosed, isHoliday } from './working-days.js';

/** Local times in Rome, as `9:00`. */
export interface Opening {
  readonly opens: string;
  readonly closes: string;
}

export function openingOf(span: string): Opening {
  const [opens = '', closes = ''] = span.split('-');
  return { opens, closes };
}

/** Of the owner's file, what tells when somebody is there. `offices` is not known to the pages. */
export type Calendar = Pick<School, 'openingHours' | 'closures'> & Partial<Pick<School, 'offices'>>;

/** The opening of a day given as `YYYY-MM-DD`; undefined on days without hours, on holidays and while it is closed. */
export function openingOn(calendar: Calendar, day: string, office?: OfficeId): Opening | undefined {
  const { [weekdayOf(day)]: span } = (office && calendar.offices?.[office].hours) ?? calendar.openingHours;
  return span && !isHoliday(day) && !isClosed(calendar, day, office) ? openingOf(span) : undefined;
}

let romeClock: Intl.DateTimeFormat | undefined;

/** Whether the office has closed for the day. @param opening of that day in Rome. */
export function hasClosed(now: Date, { closes }: Opening): boolean {
  romeClock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', timeStyle: 'short' });
  return romeClock.format(now) >= closes.padStart(5, '0');
}

/** The opening hours of a day as text: "oggi siamo aperti dalle 9:00 alle 18:00". @param today `YYYY-MM-DD`. */
export function hoursOn(calendar: Calendar, today: string): string {
  const opening = openingOn(calendar, today);
  return opening ? `oggi siamo aperti dalle ${opening.opens} alle ${opening.closes}` : 'oggi siamo chiusi';
}

/** The same for now, and whether the office has closed. */
export function todaysHours(calendar: Calendar, now: Date): string {
  const today = romeDay(now);
  const opening = openingOn(calendar, today);
  return opening && hasClosed(now, opening) ? `oggi abbiamo chiuso alle ${opening.closes}` : hoursOn(calendar, today);
}
