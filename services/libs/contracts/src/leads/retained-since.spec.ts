import { expect, it } from '@jest/globals';
import { retainedSince } from './retained-since.js';

it.each([
  ['a request, two years', 'contact', '2026-11-21T09:30:00.000Z', '2024-11-21T09:30:00.000Z'],
  ['a complaint, five years', 'complaint', '2026-11-21T09:30:00.000Z', '2021-11-21T09:30:00.000Z'],
  ['a complaint, on a leap day', 'complaint', '2028-02-29T12:00:00.000Z', '2023-02-28T12:00:00.000Z'],
  ['a request of a leap day', 'contact', '2026-03-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
  ['a request, on the last of a month', 'contact', '2027-05-31T23:59:59.000Z', '2025-05-31T23:59:59.000Z'],
  ['a request, as the clocks change in Rome', 'contact', '2026-03-29T01:30:00.000Z', '2024-03-29T01:30:00.000Z'],
] as const)('is kept for the months of its form: %s', (_, kind, now, since) => {
  expect(retainedSince(kind, new Date(now)).toISOString()).toBe(since);
});
