// When the school, an office and the phone are open.
import type { OfficeId } from '@school/contracts';
import { daysAfter, romeDay } from './days.js';
import { dayInWords } from './departures.js';
import type { School } from './school.js';
import { isClosed, isHoliday, weekdayOf, weekdays } from './working-days.js';

/** Local times in Rome, as `9:00`. */
export interface Opening {
  readonly opens: string;
  readonly closes: string;
}

/** By weekday, "9:00-18:00"; a missing day is closed. */
type Hours = School['openingHours'];

/** Of the owner's file, what tells when somebody is there. `offices` is not known to the pages. */
export type Calendar = Pick<School, 'openingHours' | 'closures'> & Partial<Pick<School, 'offices'>>;

export function openingOf(span: string): Opening {
  const [opens = '', closes = ''] = span.split('-');
  return { opens, closes };
}

/** The opening of a day given as `YYYY-MM-DD`; undefined on days without hours, on holidays and while it is closed. */
export function openingOn(calendar: Calendar, day: string, office?: OfficeId): Opening | undefined {
  const { [weekdayOf(day)]: span } = (office && calendar.offices?.[office].hours) ?? calendar.openingHours;
  return span && !isHoliday(day) && !isClosed(calendar, day, office) ? openingOf(span) : undefined;
}

/** Days in a row with equal hours. */
interface Days {
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

export const daysInWords = ({ from, to }: Days): string => (from === to ? from : `${from}-${to}`);

/** "lunedì-venerdì 9:00-18:00, sabato 9:00-13:00, domenica chiuso". */
export const hoursInWords = (hours: Hours): string =>
  weekOf(hours)
    .map((days) => `${daysInWords(days)} ${days.span ?? 'chiuso'}`)
    .join(', ');

/** The same without the days that are closed: "lunedì-venerdì 9:00-18:00". */
export const openHoursInWords = (hours: Hours): string =>
  weekOf(hours)
    .filter(({ span }) => span)
    .map((days) => `${daysInWords(days)} ${days.span}`)
    .join(', ');

/** The closures of the whole school that are not over, the next one first. @param today `YYYY-MM-DD`. */
export const comingClosures = ({ closures }: Pick<School, 'closures'>, today: string): School['closures'] =>
  closures
    .filter(({ until, offices }) => until >= today && !offices)
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** "dal 24 dicembre 2026 al 6 gennaio 2027", or "lunedì 7 dicembre 2026". */
export const closureInWords = ({ from, until }: Pick<School['closures'][number], 'from' | 'until'>): string =>
  from === until ? dayInWords(from) : `dal ${withoutWeekday(from)} al ${withoutWeekday(until)}`;

const withoutWeekday = (day: string) => dayInWords(day).replace(/^\S+ /, '');

/** The first day after a closure. */
export const reopeningOf = ({ until }: School['closures'][number]): string => daysAfter(until, 1);

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
