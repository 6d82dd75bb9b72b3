// Rome's calendar: its holidays and the working days that complaints are answered by.
import type { OfficeId } from '@school/contracts';
import { daysAfter, romeDay } from './days.js';
import type { School } from './school.js';
import { isoWeekday } from './week.js';

/** Fixed holidays as MM-DD. 29 June is Rome's patron saints; 4 October is a national holiday again since 2026. */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '06-29', '08-15', '11-01', '12-08', '12-25', '12-26'];
const SAINT_FRANCIS = '10-04';
const SAINT_FRANCIS_SINCE = 2026;

/** Easter Sunday as `YYYY-MM-DD`, by the anonymous Gregorian computus (Meeus). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

/** Whether a day, given as `YYYY-MM-DD`, is a public holiday in Rome. Sundays do not count as holidays. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const date = day.slice(5);
  return (
    FIXED.includes(date) ||
    (date === SAINT_FRANCIS && year >= SAINT_FRANCIS_SINCE) ||
    daysAfter(easter(year), 1) === day
  );
}

/** Whether the school is closed on a day, given as `YYYY-MM-DD`; with an office, whether that one is. */
export const isClosed = ({ closures }: Pick<School, 'closures'>, day: string, office?: OfficeId): boolean =>
  closures.some(
    ({ from, until, offices }) => from <= day && day <= until && (!offices || (office && offices.includes(office))),
  );

/** Tells of a day, given as `YYYY-MM-DD`, whether somebody works on it. */
export type IsWorkingDay = (day: string) => boolean;

/** Monday to Friday, without holidays and the days on which the school, or the office, is closed. */
export const workingDays =
  (school: Pick<School, 'closures'>, office?: OfficeId): IsWorkingDay =>
  (day) =>
    isoWeekday(day) <= 5 && !isHoliday(day) && !isClosed(school, day, office);

/**
 * The day that is `days` working days after an instant, counted from the next day in Rome.
 * @returns the day as `YYYY-MM-DD`.
 */
export function workingDaysAfter(instant: Date, days: number, isWorkingDay: IsWorkingDay): string {
  let day = romeDay(instant);
  for (let left = days; left > 0;) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Whether a day, given as `YYYY-MM-DD`, is the first working day of its week: Tuesday, if Monday is a holiday. */
export const beginsWorkingWeek = (day: string, isWorkingDay: IsWorkingDay): boolean =>
  workingDaysAfter(new Date(`${daysAfter(day, -isoWeekday(day))}T12:00:00Z`), 1, isWorkingDay) === day;

/** How many working days there are after an instant up to a day given as `YYYY-MM-DD`: the inverse of `workingDaysAfter`. */
export function workingDaysSince(instant: Date, day: string, isWorkingDay: IsWorkingDay): number {
  let count = 0;
  for (let each = daysAfter(romeDay(instant), 1); each <= day; each = daysAfter(each, 1))
    if (isWorkingDay(each)) count += 1;
  return count;
}
