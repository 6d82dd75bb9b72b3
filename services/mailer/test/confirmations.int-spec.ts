import { createHash, createSecretKey } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aBody, aLead } from '@school/contracts/testing';
import { emptyRedis } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { CONFIRMATIONS_A_DAY, Confirmations } from '../src/confirmations.js';
import { LINKS_KEY } from './start-mailer.js';

const ADDRESS = 'franco.prova@example.com';

let redis: Redis;

beforeEach(async () => {
  redis = new Redis(await emptyRedis());
  await redis.ping();
});
afterEach(() => redis.disconnect());

const mailer = () => new Confirmations(redis, { LINKS_KEY });
const from = (email: string) => aLead('complaint', {}, aBody('complaint', { email }));
const sent = async (confirmations: Confirmations, addresses: readonly string[]) => {
  let count = 0;
  for (const address of addresses) if (await confirmations.count(from(address))) count += 1;
  return count;
};
const often = (address: string) => Array.from({ length: CONFIRMATIONS_A_DAY.address + 2 }, () => address);

describe('the limit on confirmations', () => {
  it('counts by address, whatever its capitals, for all processes', async () => {
    expect(await sent(mailer(), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
    expect(await mailer().count(from(ADDRESS.toUpperCase()))).toBe(false);
    expect(await mailer().count(from('altra@example.com'))).toBe(true);
  });

  it('keeps a hash of the address for a day, which nobody can make without the key', async () => {
    await mailer().count(from(ADDRESS));
    const keys = await redis.keys('*');
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(23 * 60 * 60);
    for (const encoding of ['hex', 'base64url'] as const)
      expect(keys.join()).not.toContain(createHash('sha256').update(ADDRESS).digest(encoding));
    await new Confirmations(redis, { LINKS_KEY: createSecretKey(Buffer.alloc(32, 8)) }).count(from(ADDRESS));
    expect(await redis.keys('*')).toHaveLength(3);
  });

  it('allows no more of a kind, and as many of another', async () => {
    const addresses = Array.from({ length: CONFIRMATIONS_A_DAY.kind + 1 }, (_, index) => `a${index}@example.com`);
    expect(await sent(mailer(), addresses)).toBe(CONFIRMATIONS_A_DAY.kind);
    expect(await mailer().count(aLead('contact'))).toBe(true);
  });

  it('counts in memory while Redis is unavailable', async () => {
    redis.disconnect();
    expect(await sent(mailer(), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
  });
});
