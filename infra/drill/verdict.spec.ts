import { expect, it } from '@jest/globals';
import { judge } from './verdict.ts';

const healthy = {
  acknowledged: ['a', 'b'],
  rows: ['a', 'b'],
  mails: ['b', 'a'],
  contacts: ['a'],
  ofContact: ['a'],
  dead: { mail: 0 },
  underWay: 0,
};

it('finds nothing wrong with what was acknowledged, stored once and mailed once', () => {
  expect(judge(healthy)).toEqual({ lost: 0, doubles: 0, faults: [] });
});

it.each([
  ['an acknowledged lead without a row', { rows: ['a'] }, 1],
  ['an acknowledged lead without a mail', { mails: ['a'] }, 1],
  ['two requests with one id', { acknowledged: ['a', 'b', 'b'] }, 0],
  ['a row twice', { rows: ['a', 'b', 'b'] }, 0],
  ['a lead that nobody was told of', { rows: ['a', 'b', 'c'], mails: ['a', 'b', 'c'] }, 0],
  ['a mail twice', { mails: ['a', 'b', 'b'] }, 0],
  ['a contact request twice', { contacts: ['a', 'a'] }, 0],
  ['a contact lead without its contact request', { contacts: [] }, 0],
  ['a contact request of no lead', { contacts: ['a', null] }, 0],
  ['a contact request of a lead of another kind', { contacts: ['a', 'b'] }, 0],
  ['a turn that failed for another reason than its deadline', { dead: { 'chat (broken)': 1 } }, 0],
  ['a dead letter', { dead: { mail: 1 } }, 0],
  ['an unfinished job', { underWay: 1 }, 0],
])('finds %s', (_name, broken, lost) => {
  const verdict = judge({ ...healthy, ...broken });
  expect(verdict.faults).toHaveLength(1);
  expect(verdict.lost).toBe(lost);
});

it('finds a lead that nobody was told of and that is only half there, although one whole lead may be', () => {
  expect(judge({ ...healthy, rows: ['a', 'b', 'c'] }, { unnamed: { least: 0, most: 1 } }).faults).toEqual(['1 leads half']);
});

it('takes what a fault may cost, and not one more', () => {
  const costly = { ...healthy, rows: ['a', 'b', 'c'], mails: ['a', 'b', 'b', 'c'], dead: { mail: 1 } };
  const allowance = { doubles: 1, unnamed: { least: 1, most: 1 }, dead: { mail: 1 } };
  expect(judge(costly, allowance).faults).toEqual([]);
  expect(judge({ ...costly, mails: [...costly.mails, 'b'] }, allowance).faults).toHaveLength(1);
  expect(judge(costly, { ...allowance, unnamed: { least: 2, most: 2 } }).faults).toHaveLength(1);
});
