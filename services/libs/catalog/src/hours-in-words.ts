// Opening hours and closing days as texts.
import { daysAfter } from './days.js';
import { dayInWords } from './departures.js';
import type { School } from './school.js';
import { type Days, type Hours, weekOf } from './week.js';

export const daysInWords = ({ from, to }: Days): string => (from === to ? from : `${from}-${to}`);

const inWords = (week: readonly Days[]): string =>
  week.map((days) => `${daysInWords(days)} ${days.span ?? 'chiuso'}`).join(', ');

/** "lunedì-venerdì 9:00-18:00, sabato 9:00-13:00, domenica chiuso". */
export const hoursInWords = (hours: Hours): string => inWords(weekOf(hours));

/** The same without the days that are closed: "lunedì-venerdì 9:00-18:00". */
export const openHoursInWords = (hours: Hours): string => inWords(weekOf(hours).filter(({ span }) => span));

/** The closures of the whole school that are not over, the next one first. @param today `YYYY-MM-DD`. */
export const comingClosures = ({ closures }: Pick<School, 'closures'>, today: string): School['closures'] =>
  closures
    .filter(({ until, offices }) => until >= today && !offices)
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** "dal 24 dicembre 2026 al 6 gennaio 2027", or "lunedì 7 dicembre 2026". */
export const closureInWords = ({ from, until }: Pick<School['closures'][number], 'from' | 'until'>): string =>
  from === until ? dayInWords(from) : `${withDay('dal', from)} ${withDay('al', until)}`;

/** "al 6 gennaio 2027", "all’8 gennaio 2027". */
function withDay(preposition: string, day: string): string {
  const date = dayInWords(day).replace(/^\S+ /, '');
  return /^(?:8|11) /.test(date) ? `${preposition}l’${date}` : `${preposition} ${date}`;
}

/** The first day after a closure. */
export const reopeningOf = ({ until }: School['closures'][number]): string => daysAfter(until, 1);
