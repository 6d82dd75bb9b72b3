// Days and times as an office in Rome reads them.

const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
// A calendar day has no time zone: read and written in UTC it stays the same day.
const calendarDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'full' });

/** An instant: "sabato 21 novembre 2026 alle ore 10:30". */
export const romeTime = (instant: Date) => dayAndTime.format(instant);

/** A day given as `YYYY-MM-DD`: "martedì 1 dicembre 2026". */
export const italianDay = (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`));
