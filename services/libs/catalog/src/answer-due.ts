// When an answer that is promised "entro 24 ore" is due.
import { openingOn } from './hours.js';
import { daysAfter, romeDay } from './days.js';

const HOUR_MS = 60 * 60 * 1000;
const romanOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

// Daylight saving time changes at night, outside of opening hours: such a time is neither skipped nor repeated.
/** The instant of a time in Rome. */
export function romanInstant(day: string, time: string): Date {
  const clock = `${day}T${time.padStart(5, '0')}:00`;
  const [, offset = 'Z'] = /GMT([+-]\d\d:\d\d)$/.exec(romanOffset.format(new Date(`${clock}Z`))) ?? [];
  return new Date(`${clock}${offset}`);
}

/** The instant itself if the office is open, its closing minute included; otherwise the next opening. */
function whenOpen(instant: Date): Date {
  for (let day = romeDay(instant); ; day = daysAfter(day, 1)) {
    const opening = openingOn(day);
    if (!opening) continue;
    if (instant <= romanInstant(day, opening.opens)) return romanInstant(day, opening.opens);
    if (instant <= romanInstant(day, opening.closes)) return instant;
  }
}

/**
 * When a request has to be answered: after the promised hours or, if the office is closed then, when it opens next.
 */
export const answerDue = (hours: number, received: Date): Date =>
  whenOpen(new Date(received.getTime() + hours * HOUR_MS));
