// Times as an office in Rome reads them.

const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant: "sabato 21 novembre 2026 alle ore 10:30". */
export const romeTime = (instant: Date) => dayAndTime.format(instant);
