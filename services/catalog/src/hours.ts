// When somebody is in the office. The contact page and Gaia tell the fuller hours, the phone line is Monday to Friday.

/** Opening by ISO weekday (1 = Monday): local times in Rome; a missing day is closed. */
export const openingHours: Readonly<Partial<Record<number, { readonly opens: string; readonly closes: string }>>> = {
  1: { opens: '9:00', closes: '18:00' },
  2: { opens: '9:00', closes: '18:00' },
  3: { opens: '9:00', closes: '18:00' },
  4: { opens: '9:00', closes: '18:00' },
  5: { opens: '9:00', closes: '18:00' },
  6: { opens: '9:00', closes: '13:00' },
};

export const openingHoursText = 'lunedì-venerdì 9:00-18:00, sabato 9:00-13:00, domenica chiuso';

const weekdayInRome = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Rome' });
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Today's opening in Rome, in words: "oggi siamo aperti dalle 9:00 alle 18:00". Public holidays are not known here. */
export function todaysHours(now: Date): string {
  const weekday = weekdays.indexOf(weekdayInRome.format(now));
  const today = openingHours[weekday];
  return today ? `oggi siamo aperti dalle ${today.opens} alle ${today.closes}` : 'oggi siamo chiusi';
}
