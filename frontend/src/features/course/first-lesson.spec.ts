import { groupCourse } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { expect, it } from '@jest/globals';
import { calendarFile } from '../../lib/calendar-file.ts';
import { firstLesson } from './first-lesson.ts';

it("the first lesson in a calendar starts and ends at the published hours on Rome's clock", () => {
  const lesson = firstLesson(
    groupCourse(exampleSchool, 'B1'),
    '2027-10-18',
    'Via Tibullo 16, 00193 Roma',
    'https://scuola.example/corso-b1',
  );
  expect(calendarFile(lesson, '2027-09-01').split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Rome:20271018T180000',
      'DTEND;TZID=Europe/Rome:20271018T200000',
      'UID:corso-b1-2027-10-18@scuola.example',
    ]),
  );
});
