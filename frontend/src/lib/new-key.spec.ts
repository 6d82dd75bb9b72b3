import { afterEach, expect, it } from '@jest/globals';
import { newKey } from './new-key.ts';

const { randomUUID } = crypto;
afterEach(() => {
  crypto.randomUUID = randomUUID;
});

it('is a random UUID, on a page without TLS too', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newKey()).toMatch(uuid);
  Object.assign(crypto, { randomUUID: undefined });
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(100);
});
