// Writes an iCalendar file (RFC 5545) with one event in Rome's time zone.

export interface CalendarEvent {
  /** Constant for each event, so that a calendar updates the event instead of adding it again. */
  readonly uid: string;
  readonly title: string;
  /** Day in Rome, `YYYY-MM-DD`. */
  readonly day: string;
  /** Start in Rome, `hh:mm`; without it the event takes the whole day. */
  readonly startsAt?: string | undefined;
  /** End in Rome, `hh:mm`, where it is known. */
  readonly endsAt?: string | undefined;
  readonly place: string;
  readonly notes: string;
  readonly url: string;
}

/** The European rule: forward on the last Sunday of March, back on the last Sunday of October. */
export const ROME_TIMEZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

const LONGEST_LINE = 75;
const compact = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** Folds lines longer than 75 octets, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function when({ day, startsAt, endsAt }: CalendarEvent): string[] {
  // Without an end, a timed event has no duration and an all-day event takes its day. The duration of an exam is not
  // known here.
  if (!startsAt) return [`DTSTART;VALUE=DATE:${compact(day)}`];
  const at = (time: string) => `;TZID=Europe/Rome:${compact(day)}T${time.padStart(5, '0').replace(':', '')}00`;
  return [`DTSTART${at(startsAt)}`, ...(endsAt ? [`DTEND${at(endsAt)}`] : [])];
}

/** @param writtenOn the day the file is made, `YYYY-MM-DD`. */
export function calendarFile(event: CalendarEvent, writtenOn: string): string {
  const { uid, title, place, notes, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scuola di lingue//Calendario//IT',
    'METHOD:PUBLISH',
    ...ROME_TIMEZONE,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(writtenOn)}T000000Z`,
    ...when(event),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The file as a data URL for a download link, which needs neither a server nor a script. */
export const calendarHref = (event: CalendarEvent, writtenOn: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, writtenOn))}`;
