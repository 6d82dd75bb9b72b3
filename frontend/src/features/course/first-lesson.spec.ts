import { groupCourse, isUpcoming } from '@school/catalog';
import { describe, expect, it } from '@jest/globals';
import { calendarFile } from '../../lib/calendar-file.ts';
import { firstLesson } from './first-lesson.ts';

const course = { ...groupCourse('B1'), startDate: '2027-10-18' };

describe('the first lesson in a calendar', () => {
  it("starts and ends at the published hours on Rome's clock", () => {
    const lines = calendarFile(firstLesson(course, 'Via Tibullo 16, 00193 Roma', 'https://scuola.example/corso-b1'), '2027-09-01').split(
      '\r\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Rome:20271018T180000',
        'DTEND;TZID=Europe/Rome:20271018T200000',
        'UID:corso-b1-2027-10-18@scuola.example',
      ]),
    );
  });

  it('is offered for a certain start ahead, never for one that is past or in doubt', () => {
    expect(isUpcoming(course, '2027-10-17')).toBe(true);
    expect(isUpcoming(course, '2027-10-18')).toBe(false);
    expect(isUpcoming({ ...course, startVerified: false }, '2027-10-17')).toBe(false);
  });
});
