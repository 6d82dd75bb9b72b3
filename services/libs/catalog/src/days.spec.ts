import { describe, expect, it } from '@jest/globals';
import { daysAfter, isWithin, romeDay, timeLeft } from './days.js';

describe('a day in Rome', () => {
  it.each([
    ['2027-01-17T22:59:59Z', '2027-01-17'],
    ['2027-01-17T23:00:00Z', '2027-01-18'],
    ['2027-07-01T21:59:59Z', '2027-07-01'],
    ['2027-07-01T22:00:00Z', '2027-07-02'],
  ])('at %s is %s', (instant, day) => expect(romeDay(new Date(instant))).toBe(day));

  it('is counted over months, years and changes of the clock', () => {
    expect(daysAfter('2027-03-27', 2)).toBe('2027-03-29');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each([
    [{}, true],
    [{ from: '2027-01-18' }, true],
    [{ from: '2027-01-19' }, false],
    [{ until: '2027-01-18' }, false],
    [{ until: '2027-01-19' }, true],
    [{ from: '2027-01-10', until: '2027-01-18' }, false],
  ])('2027-01-18 against %j: %s', (stretch, within) => expect(isWithin(stretch, '2027-01-18')).toBe(within));

  it.each([
    ['2027-03-29', ''],
    ['2027-03-28', 'ancora 9 settimane'],
    ['2027-03-01', 'ancora 6 settimane'],
    ['2027-02-01', 'ancora 2 settimane'],
    ['2027-01-31', 'ancora 13 giorni'],
    ['2027-01-19', 'ancora un giorno'],
    ['2027-01-18', 'ultimo giorno'],
  ])('until %s leaves, on 2027-01-18: %s', (last, words) => expect(timeLeft(last, '2027-01-18')).toBe(words));
});
