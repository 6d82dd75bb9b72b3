import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyRedis } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { CONFIRMATIONS_A_DAY, ConfirmationLimit } from '../src/security/confirmation-limit.js';

const ADDRESS = 'franco.prova@example.com';

let redis: Redis;

beforeEach(async () => {
  redis = new Redis(await emptyRedis());
  await redis.ping();
});
afterEach(() => redis.disconnect());

const allowed = async (limit: ConfirmationLimit, addresses: readonly string[]) => {
  let count = 0;
  for (const address of addresses) if (await limit.allow(address)) count += 1;
  return count;
};
const often = (address: string) => Array.from({ length: CONFIRMATIONS_A_DAY.address + 2 }, () => address);

describe('the limit on confirmations', () => {
  it('counts by address, whatever its capitals, for all processes, and keeps a hash for a day', async () => {
    expect(await allowed(new ConfirmationLimit(redis), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
    expect(await new ConfirmationLimit(redis).allow(ADDRESS.toUpperCase())).toBe(false);
    expect(await new ConfirmationLimit(redis).allow('altra@example.com')).toBe(true);
    const keys = await redis.keys('*');
    expect(keys.join()).not.toMatch(/franco|altra/);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(23 * 60 * 60);
  });

  it('allows no more in total', async () => {
    const addresses = Array.from({ length: CONFIRMATIONS_A_DAY.total + 1 }, (_, index) => `a${index}@example.com`);
    expect(await allowed(new ConfirmationLimit(redis), addresses)).toBe(CONFIRMATIONS_A_DAY.total);
  });

  it('counts in memory while Redis is unavailable', async () => {
    redis.disconnect();
    expect(await allowed(new ConfirmationLimit(redis), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
  });
});
