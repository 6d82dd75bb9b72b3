// What the receipt of a complaint promises about a confirmation by mail.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LeadKind, HONEYPOT_FIELD, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { CONFIRMATIONS_A_DAY, Confirmations, confirmationKey } from '@school/leads';
import { type Link, emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;
let redis: Redis;
let link: Link;

beforeAll(async () => {
  const redisUrl = await emptyRedis();
  link = await linkTo(redisUrl);
  gateway = await startGateway({ REDIS_URL: link.url }, redisUrl);
  redis = new Redis(redisUrl);
});
afterAll(async () => {
  await gateway.close();
  await link.cut();
  redis.disconnect();
});

const complain = async (email: string, key: string = crypto.randomUUID(), fields = {}) => {
  const { status, body } = await gateway.post(
    '/api/reclami',
    { ...aBody('complaint', { email }), ...fields },
    { 'Idempotency-Key': key },
  );
  expect(status).toBe(202);
  return body as { id: string; confirmation?: string };
};

describe('the receipt of a complaint', () => {
  it('promises a confirmation, and says the same when the request is repeated', async () => {
    const [first, again] = [await complain('anna@example.it', 'one'), await complain('anna@example.it', 'one')];
    expect([first.confirmation, again.confirmation]).toEqual(['promised', 'promised']);
    expect(again.id).toBe(first.id);
  });

  it('promises it for several complaints a day, and none to a flooded mailbox, however the address is written', async () => {
    const written = (index: number) =>
      ['ugo.prova@gmail.com', 'u.g.o.prova+x@googlemail.com', 'UGOprova@gmail.com'][index % 3]!;
    const said = [];
    for (let index = 0; index < CONFIRMATIONS_A_DAY.mailbox + 2; index += 1)
      said.push((await complain(written(index))).confirmation);
    expect(said).toEqual([
      ...Array.from({ length: CONFIRMATIONS_A_DAY.mailbox }, () => 'promised'),
      'limited',
      'limited',
    ]);
  });

  it('says what the mailer will do', async () => {
    const { id, confirmation } = await complain('carla@example.it');
    expect(await new Confirmations(redis).decide(id, 'carla@example.it')).toBe(confirmation);
    const decided = '01890000-0000-7000-8000-000000000000';
    await redis.set(confirmationKey(decided), 'limited 2026-11-22T10:00:00.000Z', 'EX', 60);
    expect(await new Confirmations(redis).decide(decided, 'x@example.it')).toBe('limited');
  });

  it('promises nothing to a robot, which gets no mail', async () => {
    const { id, confirmation } = await complain('robot@example.it', 'robot', { [HONEYPOT_FIELD]: 'x' });
    expect(confirmation).toBe('limited');
    expect(await redis.exists(confirmationKey(id))).toBe(0);
  });

  it('promises nothing while Redis is away', async () => {
    await link.cut();
    try {
      expect((await complain('ida@example.it')).confirmation).toBe('uncertain');
    } finally {
      await link.mend();
    }
    await eventually(async () => expect((await complain('ida@example.it')).confirmation).toBe('promised'));
  });

  it('leaves nothing of the address in Redis but a hash', async () => {
    expect((await redis.keys('*')).join()).not.toMatch(/anna|ugo|example\.it/);
    for (const key of await redis.keys('confirmations:*')) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});

it.each(leadKinds.filter((kind: LeadKind) => kind !== 'complaint' && leadForm(kind).endpoint !== null))(
  'the receipt of a %s says nothing of a confirmation',
  async (kind) => {
    const { body } = await gateway.post(leadForm(kind).endpoint!, aBody(kind));
    expect(body).toEqual({ ok: true, id: expect.any(String), riferimento: expect.any(String) });
  },
);
