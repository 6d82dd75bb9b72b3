// Italian working days in Rome: the clock that complaints are answered by.

/** Fixed holidays as MM-DD. 29 June is Rome's patron saints; 4 October is a national holiday again since 2026. */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '06-29', '08-15', '11-01', '12-08', '12-25', '12-26'];
const SAINT_FRANCIS = '10-04';
const SAINT_FRANCIS_SINCE = 2026;

const iso = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** Easter Sunday, by the anonymous Gregorian computus (Meeus). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

function isHoliday(date: Date): boolean {
  const year = date.getUTCFullYear();
  const day = iso(date).slice(5);
  return (
    FIXED.includes(day) ||
    (day === SAINT_FRANCIS && year >= SAINT_FRANCIS_SINCE) ||
    iso(addDays(easter(year), 1)) === iso(date)
  );
}

const isWorkingDay = (date: Date) => ![0, 6].includes(date.getUTCDay()) && !isHoliday(date);

/**
 * The day that lies `days` working days (Monday to Friday, no holidays) after an instant, counted from the next day in Rome.
 * @returns the day as `YYYY-MM-DD`.
 */
export function workingDaysAfter(instant: Date, days: number): string {
  let date = new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(instant)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return iso(date);
}
