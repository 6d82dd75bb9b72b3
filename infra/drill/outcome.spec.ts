import { expect, it } from '@jest/globals';
import { brokenGuarantees } from './outcome.ts';

const acknowledged = ['a', 'b'];
const kept = {
  rows: ['a', 'b'],
  mails: ['b', 'a'],
  contactLeads: 1,
  contactRequests: 1,
  failedJobs: 0,
  unfinished: 0,
};

it('finds nothing when each acknowledged request was stored once and mailed once', () => {
  expect(brokenGuarantees(acknowledged, kept, {})).toEqual([]);
});

it.each([
  ['an acknowledged lead without row and mail', { rows: ['a'], mails: ['a'] }, 2],
  ['an acknowledged lead without a row', { rows: ['a'] }, 2],
  ['an acknowledged lead without a mail', { mails: ['a'] }, 2],
  ['a lead that nobody sent', { rows: ['a', 'b', 'c'], mails: ['a', 'b', 'c'] }, 1],
  ['a mail twice', { mails: ['a', 'b', 'b'] }, 1],
  ['a contact without its contact request', { contactRequests: 0 }, 1],
  ['a failed job', { failedJobs: 1 }, 1],
  ['an unfinished job', { unfinished: 1 }, 1],
])('finds %s', (_name, broken, sentences) => {
  expect(brokenGuarantees(acknowledged, { ...kept, ...broken }, {})).toHaveLength(sentences);
});

it('finds two requests with one id', () => {
  expect(brokenGuarantees([...acknowledged, 'b'], kept, {})).toHaveLength(1);
});

it('allows what a fault may cost, and not one more', () => {
  const outcome = { ...kept, rows: ['a', 'b', 'c'], mails: ['a', 'b', 'b', 'c', 'gone'] };
  const allowance = { duplicateMails: 1, otherLeads: 1, erased: ['gone'] };
  expect(brokenGuarantees(acknowledged, outcome, allowance)).toEqual([]);
  expect(brokenGuarantees(acknowledged, outcome, { ...allowance, duplicateMails: 0 })).toHaveLength(1);
  expect(brokenGuarantees(acknowledged, outcome, { ...allowance, erased: ['gone', 'c'] })).toHaveLength(1);
});
