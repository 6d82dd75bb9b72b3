import { describe, expect, it } from '@jest/globals';
import { type CalendarEvent, ROME_TIMEZONE, calendarFile } from './calendar-file.ts';

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '2027-06-12-b2-first@scuola.example',
  title: 'Esame B2 First',
  day: '2027-06-12',
  startsAt: '09:00',
  place: 'Via Tibullo 16, 00193 Roma',
  notes: 'Iscrizioni entro il 17 aprile 2027',
  url: 'https://scuola.example/certificazioni#date-esami',
  ...changes,
});

const linesOf = (event: CalendarEvent) => calendarFile(event, '2026-11-21').split('\r\n');

/** Rome's offset from UTC in minutes at an instant, by the time zone database. */
function offset(instant: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const lastSunday = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getUTCDate() - last.getUTCDay();
};

describe('a calendar file', () => {
  it('has the local time in Rome, in winter and in summer', () => {
    expect(linesOf(anEvent({ day: '2027-03-27' }))).toContain('DTSTART;TZID=Europe/Rome:20270327T090000');
    expect(linesOf(anEvent({ day: '2027-06-12', startsAt: '14:30' }))).toContain(
      'DTSTART;TZID=Europe/Rome:20270612T143000',
    );
  });

  it('has its hour with two digits, however it is written', () => {
    expect(linesOf(anEvent({ day: '2027-04-24', startsAt: '9:00' }))).toContain(
      'DTSTART;TZID=Europe/Rome:20270424T090000',
    );
  });

  it('is an all-day event if no time is known', () => {
    const lines = linesOf(anEvent({ startsAt: undefined }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20270612');
  });

  it("has Rome's time zone rule, with the right offset before and after every change", () => {
    const rule = ROME_TIMEZONE.join('\n');
    expect(rule).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200');
    expect(rule).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100');
    for (let year = 2026; year <= 2040; year += 1) {
      // 02:00 +0100 and 03:00 +0200 are both 01:00 UTC.
      const forward = Date.UTC(year, 2, lastSunday(year, 3), 1);
      const back = Date.UTC(year, 9, lastSunday(year, 10), 1);
      expect([forward - 1000, forward, back - 1000, back].map((instant) => offset(new Date(instant)))).toEqual([
        60, 120, 120, 60,
      ]);
    }
  });

  it('is one event in a valid calendar object, with the line endings of the standard', () => {
    const file = calendarFile(anEvent(), '2026-11-21');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(anEvent())).toEqual(
      expect.arrayContaining([
        'UID:2027-06-12-b2-first@scuola.example',
        'DTSTAMP:20261121T000000Z',
        'LOCATION:Via Tibullo 16\\, 00193 Roma',
      ]),
    );
  });

  it('folds lines at 75 octets, never within a character', () => {
    const notes = 'Perché l’età è più di così; città, virtù e perché. '.repeat(6);
    const file = calendarFile(anEvent({ notes }), '2026-11-21');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(notes.replaceAll(';', '\\;').replaceAll(',', '\\,'));
  });
});
