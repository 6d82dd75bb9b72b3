// What receipts promise about a confirmation by mail.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HONEYPOT_FIELD, type LeadKind, QUEUES, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { CONFIRMATIONS_A_DAY } from '@school/leads';
import { type Link, emptyRedis, linkTo } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;
let redis: Redis;
let link: Link;
let mails: Queue;

beforeAll(async () => {
  const redisUrl = await emptyRedis();
  link = await linkTo(redisUrl);
  gateway = await startGateway({ REDIS_URL: link.url }, redisUrl);
  redis = new Redis(redisUrl);
  mails = new Queue(QUEUES.mail, { connection: { url: redisUrl } });
});
afterAll(async () => {
  await gateway.close();
  await link.cut();
  await mails.close();
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

  it('promises it for several complaints a day, and none beyond the limit of an address', async () => {
    const promises = [];
    for (let index = 0; index < CONFIRMATIONS_A_DAY.address + 2; index += 1)
      promises.push((await complain(index % 2 === 0 ? 'ugo.prova@example.com' : 'Ugo.Prova@EXAMPLE.com')).confirmation);
    expect(promises).toEqual([
      ...Array.from({ length: CONFIRMATIONS_A_DAY.address }, () => 'promised'),
      'limited',
      'limited',
    ]);
  });

  it('tells the mailer what it has promised', async () => {
    const { id } = await complain('carla@example.it');
    expect((await mails.getJob(`lead-${id}`))!.data).toMatchObject({ confirm: true });
  });

  it('promises nothing to a robot, which gets no mail', async () => {
    const { id, confirmation } = await complain('robot@example.it', 'robot', { [HONEYPOT_FIELD]: 'x' });
    expect(confirmation).toBe('limited');
    expect((await mails.getJob(`lead-${id}`))!.data).toMatchObject({ confirm: false });
  });

  it('still promises while Redis is unavailable: the gateway counts in memory', async () => {
    await link.cut();
    try {
      expect((await complain('ida@example.it')).confirmation).toBe('promised');
    } finally {
      await link.mend();
    }
  });

  it('leaves nothing of the address in Redis but a hash', async () => {
    expect((await redis.keys('*')).join()).not.toMatch(/anna|ugo|example\.it/);
    for (const key of await redis.keys('confirmations:*')) expect(await redis.ttl(key)).toBeGreaterThan(0);
  });
});

it.each(leadKinds.filter((kind: LeadKind) => leadForm(kind).endpoint !== null))(
  'the receipt of a %s promises a confirmation too',
  async (kind) => {
    const { body } = await gateway.post(leadForm(kind).endpoint!, aBody(kind, { email: `${kind}@example.com` }));
    expect(body).toMatchObject({ confirmation: 'promised' });
  },
);
