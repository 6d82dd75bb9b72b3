import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Lead, leadKinds } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { emptyRedis } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { CONFIRMATIONS_A_DAY, Confirmations } from '../src/accepting/confirmations.js';

const ADDRESS = 'franco.prova@example.com';

let redis: Redis;

beforeEach(async () => {
  redis = new Redis(await emptyRedis());
  await redis.ping();
});
afterEach(() => redis.disconnect());

const decide = (lead: Lead, unconfirmed: ConstructorParameters<typeof Confirmations>[1] = []) =>
  new Confirmations(redis, unconfirmed).decide(lead);
const from = (email: string) => aLead('complaint', {}, aBody('complaint', { email }));
const promised = async (confirmations: Confirmations, addresses: readonly string[]) => {
  let count = 0;
  for (const address of addresses) if ((await confirmations.decide(from(address))) === 'promised') count += 1;
  return count;
};
const often = (address: string) => Array.from({ length: CONFIRMATIONS_A_DAY.address + 2 }, () => address);

describe('a confirmation', () => {
  it.each(leadKinds)('of a %s is promised to who left an address', async (kind) => {
    expect(await decide(aLead(kind))).toBe('promised');
  });

  it.each([
    ['without an address', 'quote', {}, { email: undefined }, undefined],
    ['of a kind that the school excludes', 'school', {}, {}, undefined],
    ['of a suspect', 'translation', { suspicion: ['too-fast', 'many-links'] }, {}, 'limited'],
    [
      'of a complaint with weak signs of a robot',
      'complaint',
      { suspicion: ['too-fast', 'many-links'] },
      {},
      'promised',
    ],
    ['of a complaint by a robot', 'complaint', { suspicion: ['honeypot'] }, {}, 'limited'],
  ] as const)('%s', async (_what, kind, envelope, fields, decision) => {
    expect(await decide(aLead(kind, envelope as object, aBody(kind, fields)), ['school'])).toBe(decision);
  });
});

describe('the limit on confirmations', () => {
  it('counts by address, whatever its capitals, for all processes, and keeps a hash for a day', async () => {
    expect(await promised(new Confirmations(redis, []), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
    expect(await decide(from(ADDRESS.toUpperCase()))).toBe('limited');
    expect(await decide(from('altra@example.com'))).toBe('promised');
    const keys = await redis.keys('*');
    expect(keys.join()).not.toMatch(/franco|altra/);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(23 * 60 * 60);
  });

  it('allows no more of a kind, and as many of another', async () => {
    const addresses = Array.from({ length: CONFIRMATIONS_A_DAY.kind + 1 }, (_, index) => `a${index}@example.com`);
    expect(await promised(new Confirmations(redis, []), addresses)).toBe(CONFIRMATIONS_A_DAY.kind);
    expect(await decide(aLead('contact'))).toBe('promised');
  });

  it('counts in memory while Redis is unavailable', async () => {
    redis.disconnect();
    expect(await promised(new Confirmations(redis, []), often(ADDRESS))).toBe(CONFIRMATIONS_A_DAY.address);
  });
});
