// Accepting a lead: in Redis, else in the spool, else not at all.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger, ServiceUnavailableException } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { jobOptions, producerConnection } from '@school/platform';
import { type Link, emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { AcceptLead, type NewLead } from '../src/accepting/accept-lead.js';
import { LeadQueues } from '../src/accepting/lead-queues.js';
import { Spool } from '../src/spool/spool.js';
import { SpoolDrain } from '../src/spool/spool-drain.js';

const { kind, payload } = aLead('complaint');
let link: Link;
let redis: Redis;
let stores: Queue;
let mails: Queue;
let directory: string;
let spool: Spool;
let queues: LeadQueues;

const queued = async () => [await stores.getWaitingCount(), await mails.getWaitingCount()];
const spooled = () => readdirSync(join(directory, 'new'));
const accept = (request: Partial<NewLead> = {}) =>
  new AcceptLead(queues, spool, { withoutConfirmation: [] }).accept({ kind, payload, ...request });

const makeUnavailable = async () => {
  await link.cut();
  await eventually(() => expect(redis.status).not.toBe('ready'));
};
const makeAvailable = async () => {
  await link.mend();
  await eventually(async () => expect(await redis.ping()).toBe('PONG'));
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  link = await linkTo(await emptyRedis());
  redis = new Redis(link.url, producerConnection).on('error', () => undefined);
  const options = { connection: redis, skipVersionCheck: true, defaultJobOptions: jobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  for (const queue of [stores, mails]) queue.on('error', () => undefined);
  queues = new LeadQueues(stores, mails);
});
beforeEach(async () => {
  await makeAvailable();
  for (const queue of [stores, mails]) await queue.obliterate({ force: true });
  directory = mkdtempSync(join(tmpdir(), 'spool-'));
  spool = new Spool({ directory });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([stores.close(), mails.close()]);
  redis.disconnect();
  await link.cut();
});

describe('a lead', () => {
  it('is accepted when both jobs are in Redis', async () => {
    const { id } = await accept();
    for (const queue of [stores, mails])
      expect((await queue.getJob(`lead-${id}`))?.data).toMatchObject({
        id,
        consent: { given: ['gdprConsent', 'privacyConsent'] },
      });
    expect(spooled()).toEqual([]);
  });

  it('sent a hundred times at once with one key is one lead', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => accept({ idempotencyKey: 'k' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await queued()).toEqual([1, 1]);
  });

  it('is accepted into the spool while Redis is unavailable', async () => {
    await makeUnavailable();
    const { id } = await accept();
    expect(spooled()).toEqual([id]);
  });

  it('is accepted into the spool when Redis is connected and does not answer', async () => {
    void link.stopBefore('');
    const { id } = await accept();
    expect(spooled()).toEqual([id]);
  });

  it('of which Redis acknowledges one job alone is accepted into the spool', async () => {
    jest.spyOn(mails, 'add').mockReturnValue(new Promise(() => undefined));
    const { id } = await accept();
    expect([spooled(), await queued()]).toEqual([[id], [1, 0]]);
  });

  it('sent again with its key while Redis is unavailable and once it is back is one lead under one id', async () => {
    await makeUnavailable();
    const during = [await accept({ idempotencyKey: 'k' }), await accept({ idempotencyKey: 'k' })];
    await makeAvailable();
    const after = await accept({ idempotencyKey: 'k' });
    expect(new Set([...during, after].map(({ id }) => id)).size).toBe(1);
    await new SpoolDrain(spool, queues).drain();
    expect([await queued(), spooled()]).toEqual([[1, 1], []]);
  });

  it('is refused with status 503 when the disk of the spool is full as well', async () => {
    await makeUnavailable();
    spool = new Spool({ directory, minFreeBytes: Number.MAX_SAFE_INTEGER });
    const refused = await accept().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailableException);
    expect(spooled()).toEqual([]);
  });
});
