/** @jest-environment ./infra/testing/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CONSENT_KEY, readConsent } from './cookie-consent.ts';

const NOW = '2026-11-29T12:00:00.000Z';

const stored = (consent: object) => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  return readConsent();
};
const given = (timestamp?: unknown) => ({
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: true,
  timestamp,
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  localStorage.clear();
});

describe('a stored choice of cookies', () => {
  it.each(['2026-11-29T11:59:00.000Z', '2025-11-29T12:00:01.000Z', NOW])('given at %s is valid', (timestamp) => {
    expect(stored(given(timestamp))).toMatchObject({ preferences: true });
  });

  it.each([
    '2025-11-29T11:59:00.000Z',
    '2019-05-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
    'ieri',
    '',
    0,
    undefined,
  ])('given at %p is asked for again', (timestamp) => expect(stored(given(timestamp))).toBeNull());

  it('that lacks an answer is asked for again', () => {
    expect(stored({ ...given(NOW), marketing: undefined })).toBeNull();
    expect(stored({ ...given(NOW), necessary: false })).toBeNull();
  });
});
