// What receipts promise about a confirmation by mail.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HONEYPOT_FIELD, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { type Link, emptyRedis, linkTo } from '@school/platform/testing';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;
let link: Link;

beforeAll(async () => {
  const redisUrl = await emptyRedis();
  link = await linkTo(redisUrl);
  gateway = await startGateway({ REDIS_URL: link.url }, redisUrl);
});
afterAll(async () => {
  await gateway.close();
  await link.cut();
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

  it('promises nothing to a robot', async () => {
    const { confirmation } = await complain('robot@example.it', 'robot', { [HONEYPOT_FIELD]: 'x' });
    expect(confirmation).toBe('limited');
  });

  it('promises while Redis is unavailable', async () => {
    await link.cut();
    try {
      expect((await complain('ida@example.it')).confirmation).toBe('promised');
    } finally {
      await link.mend();
    }
  });
});

it.each(leadKinds.filter((kind: LeadKind) => leadForm(kind).endpoint !== null))(
  'the receipt of a %s promises a confirmation too',
  async (kind) => {
    const { body } = await gateway.post(leadForm(kind).endpoint!, aBody(kind, { email: `${kind}@example.com` }));
    expect(body).toMatchObject({ confirmation: 'promised' });
  },
);
