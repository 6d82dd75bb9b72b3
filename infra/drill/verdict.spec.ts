import { expect, it } from '@jest/globals';
import { judge } from './verdict.ts';

const healthy = {
  acknowledged: ['a', 'b'],
  rows: ['a', 'b'],
  mails: ['b', 'a'],
  contactRequests: ['a'],
  contactLeads: ['a'],
  deadLetters: { mail: 0 },
  unfinished: 0,
};

it('finds no violation when each acknowledged request was stored once and mailed once', () => {
  expect(judge(healthy)).toEqual({ lost: 0, duplicateMails: 0, violations: [] });
});

it.each([
  ['an acknowledged lead without a row', { rows: ['a'] }, 1],
  ['an acknowledged lead without a mail', { mails: ['a'] }, 1],
  ['two requests with one id', { acknowledged: ['a', 'b', 'b'] }, 0],
  ['a row twice', { rows: ['a', 'b', 'b'] }, 0],
  ['a lead that was never acknowledged', { rows: ['a', 'b', 'c'], mails: ['a', 'b', 'c'] }, 0],
  ['a mail twice', { mails: ['a', 'b', 'b'] }, 0],
  ['a contact request twice', { contactRequests: ['a', 'a'] }, 0],
  ['a contact lead without its contact request', { contactRequests: [] }, 0],
  ['a contact request without a lead', { contactRequests: ['a', null] }, 0],
  ['a contact request of a lead of another kind', { contactRequests: ['a', 'b'] }, 0],
  ['a turn that failed for another reason than its deadline', { deadLetters: { 'chat (broken)': 1 } }, 0],
  ['a dead letter', { deadLetters: { mail: 1 } }, 0],
  ['an unfinished job', { unfinished: 1 }, 0],
])('finds %s', (_name, broken, lost) => {
  const verdict = judge({ ...healthy, ...broken });
  expect(verdict.violations).toHaveLength(1);
  expect(verdict.lost).toBe(lost);
});

it('finds an unacknowledged lead with a row and without a mail, although one complete lead is allowed', () => {
  expect(judge({ ...healthy, rows: ['a', 'b', 'c'] }, { unacknowledged: { least: 0, most: 1 } }).violations).toEqual([
    '1 unacknowledged leads with only a row or only a mail',
  ]);
});

it('allows what a fault may cost, and not one more', () => {
  const costly = { ...healthy, rows: ['a', 'b', 'c'], mails: ['a', 'b', 'b', 'c'], deadLetters: { mail: 1 } };
  const allowance = { duplicateMails: 1, unacknowledged: { least: 1, most: 1 }, deadLetters: { mail: 1 } };
  expect(judge(costly, allowance).violations).toEqual([]);
  expect(judge({ ...costly, mails: [...costly.mails, 'b'] }, allowance).violations).toHaveLength(1);
  expect(judge(costly, { ...allowance, unacknowledged: { least: 2, most: 2 } }).violations).toHaveLength(1);
});
