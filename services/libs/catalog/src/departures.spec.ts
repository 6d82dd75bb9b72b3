import { describe, expect, it } from '@jest/globals';
import { groupCourse } from './courses.js';
import { romeDay } from './days.js';
import { exampleSchool } from './testing/index.js';
import { comingStarts, dayInWords, nextStart } from './departures.js';

const dates = [
  { course: 'b1', starts: '2027-04-12' },
  { course: 'b1', starts: '2027-01-18' },
  { course: 'b2', starts: '2026-12-01' },
  { course: 'b1', starts: '2026-10-05' },
] as const;

describe('the next start of a course', () => {
  it.each([
    ['the next of the dates given, in whatever order they stand', '2026-11-22', '2027-01-18'],
    ['still the same on the day before', '2027-01-17', '2027-01-18'],
    ['the one after it from its own day on: the course has begun', '2027-01-18', '2027-04-12'],
    ['unknown once the last is past', '2027-04-12', undefined],
  ])('is %s', (_what, today, next) => expect(nextStart(groupCourse(exampleSchool, 'B1'), dates, today)).toBe(next));

  it('changes at midnight in Rome, whatever the hour elsewhere', () => {
    expect(nextStart(groupCourse(exampleSchool, 'B1'), dates, romeDay(new Date('2027-01-17T22:59:59Z')))).toBe(
      '2027-01-18',
    );
    expect(nextStart(groupCourse(exampleSchool, 'B1'), dates, romeDay(new Date('2027-01-17T23:00:00Z')))).toBe(
      '2027-04-12',
    );
  });

  it('is the published one while that lies ahead and is certain', () => {
    expect(comingStarts(groupCourse(exampleSchool, 'B1'), dates.slice(0, 1), '2025-10-01')).toEqual([
      '2025-10-20',
      '2027-04-12',
    ]);
    expect(nextStart(groupCourse(exampleSchool, 'C2'), [], '2025-10-01')).toBeUndefined();
    expect(nextStart(groupCourse(exampleSchool, 'C2'), [{ course: 'c2', starts: '2027-01-22' }], '2026-11-22')).toBe(
      '2027-01-22',
    );
  });

  it('is written with its weekday', () => expect(dayInWords('2027-01-18')).toBe('lunedì 18 gennaio 2027'));
});
