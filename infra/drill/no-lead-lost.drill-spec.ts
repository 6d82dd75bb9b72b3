// Real faults under load. In each: what was acknowledged has exactly one row and one mail, and there are no dead letters.
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { type Stack, startStack } from '../local/stack.ts';
import { outcome } from './ledger.ts';
import { type Crowd, crowd, sendOnce } from './visitors.ts';

jest.setTimeout(180_000);

const DRAINED_WITHIN_MS = 90_000;
/** Deliveries that one mailer has under way at once. */
const POOL = 5;
const data = mkdtempSync(join(tmpdir(), 'drill-'));
const spool = join(data, 'data/spool');
/** The requests that wait on disk. */
const waiting = () => readdirSync(join(spool, 'new'));
let stack: Stack;
let redis: Redis;
let visitors: Crowd;
let rowsBefore: number;

beforeAll(async () => {
  stack = await startStack({
    dir: data,
    only: ['gateway', 'lead-store', 'mailer', 'gaia'],
    // The second shares the spool; visitors know the first only.
    instances: { gateway: 2 },
    env: { RECONCILE_EVERY_SECONDS: '2', RETRY_TIME_SCALE: '0.002', WORKER_LOCK_MS: '1500', WORKER_STALLED_CHECK_MS: '500', LEADS_PER_10_MINUTES: '1000000', LEADS_PER_DAY: '1000000', CHATS_PER_MINUTE: '1000000' },
  });
  redis = new Redis(stack.urls.redis);
  // It is killed on purpose.
  redis.on('error', () => undefined);
});
beforeEach(async () => {
  await stack.inbox.clear();
  rowsBefore = (await outcome(stack)).rows.length;
  visitors = crowd(stack.urls.api);
  await visitors.more(20);
});
afterEach(async () => {
  await stack.inbox.behave({ mode: 'accept' });
});
afterAll(async () => {
  redis?.disconnect();
  await stack?.stop();
  rmSync(data, { recursive: true, force: true });
});

/**
 * Lets the visitors go and waits until everything is where it belongs.
 * @param doubled how many mails may have come twice: one for each delivery that a killed mailer had under way.
 */
async function expectNothingLost(doubled = 0): Promise<void> {
  await visitors.more(20);
  await visitors.leave();
  const acknowledged = visitors.acknowledged.map(({ id }) => id).sort();
  await eventually(
    async () => {
      const { rows, mails, dead } = await outcome(stack);
      expect(dead).toEqual({});
      expect(rows.filter((id) => acknowledged.includes(id)).sort()).toEqual(acknowledged);
      expect(rows.length - rowsBefore).toBe(acknowledged.length);
      expect([...new Set(mails)].sort()).toEqual(acknowledged);
      expect(mails.length - acknowledged.length).toBeLessThanOrEqual(doubled);
    },
    DRAINED_WITHIN_MS,
    500,
  );
}

describe('nothing acknowledged is lost or doubled when', () => {
  it('nothing breaks', () => expectNothingLost());

  it('the worker that stores is killed with jobs in its hands, three times', async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      // A database that does not answer keeps the jobs in the worker's hands until it is dead.
      stack.pause('postgres');
      await visitors.more(10);
      await stack.kill('lead-store');
      stack.resume('postgres');
      await stack.start('lead-store');
    }
    await expectNothingLost();
  });

  it('the worker that mails is killed in the middle of a delivery, three times', async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      await stack.inbox.behave({ mode: 'accept', delayMs: 500 });
      await visitors.more(10);
      await stack.kill('mailer');
      await stack.inbox.behave({ mode: 'accept' });
      await stack.start('mailer');
    }
    // Each of the pool's connections may have been between the server's 250 and the ledger.
    await expectNothingLost(3 * POOL);
  });

  it('Redis is killed and comes back, three times', async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      await stack.restart('redis');
      await visitors.more(10);
    }
    await expectNothingLost();
  });

  it('Redis stays away for a while: requests are taken all the same', async () => {
    await stack.kill('redis');
    await visitors.more(30);
    expect(waiting().length).toBeGreaterThan(0);
    await stack.start('redis');
    await expectNothingLost();
  });

  it('Redis hangs: requests are taken all the same', async () => {
    stack.pause('redis');
    await visitors.more(30);
    await eventually(async () => expect(await (await fetch(`${stack.urls.api}/health/ready`)).json()).toMatchObject({ status: 'degraded', checks: { spool: expect.stringMatching(/^\d+ waiting/) } }));
    stack.resume('redis');
    await expectNothingLost();
  });

  it('Redis is out of memory: requests are taken all the same', async () => {
    await redis.config('SET', 'maxmemory', '1');
    try {
      await visitors.more(30);
      expect(waiting().length).toBeGreaterThan(0);
    } finally {
      await redis.config('SET', 'maxmemory', '0');
    }
    await expectNothingLost();
  });

  it('the gateway is killed while requests wait in its spool, and another one drains it', async () => {
    await stack.kill('redis');
    await visitors.more(10);
    await stack.kill('gateway');
    expect(waiting().length).toBeGreaterThan(0);
    await stack.start('redis');
    await eventually(() => expect(waiting()).toEqual([]));
    await stack.start('gateway');
    await expectNothingLost();
  });

  it('the gateway starts while Redis is away: it takes requests at once, and drains them later', async () => {
    for (const name of ['redis', 'gateway', 'gateway-2']) await stack.kill(name);
    await stack.start('gateway');
    await visitors.more(10);
    expect(waiting().length).toBeGreaterThan(0);
    await stack.start('redis');
    await stack.start('gateway-2');
    await expectNothingLost();
  });

  it('neither Redis nor the disk takes a request: it is refused, and taken when sent again', async () => {
    await stack.kill('redis');
    renameSync(join(spool, 'new'), join(spool, 'away'));
    const response = await sendOnce(stack.urls.api, 'contact');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    renameSync(join(spool, 'away'), join(spool, 'new'));
    await stack.start('redis');
    await expectNothingLost();
  });

  it('of some requests only one half was queued: the reconciler adds the other', async () => {
    await Promise.all(['lead-store', 'mailer'].map((name) => stack.kill(name)));
    await visitors.more(20);
    // As a gateway leaves them that is killed between the two adds.
    for (const [index, { id }] of visitors.acknowledged.slice(-20).entries()) {
      const queue = new Queue(index % 2 === 0 ? QUEUES.store : QUEUES.mail, { connection: { url: stack.urls.redis } });
      await queue.remove(`lead-${id}`);
      await queue.close();
    }
    await Promise.all(['lead-store', 'mailer'].map((name) => stack.start(name)));
    await expectNothingLost();
  });

  it('PostgreSQL is killed and stays away for a while: mails go out all the same', async () => {
    await stack.kill('postgres');
    const before = new Set(visitors.acknowledged.map(({ id }) => id));
    await visitors.more(20);
    const meanwhile = visitors.acknowledged.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    await eventually(async () => {
      const mailed = new Set((await stack.inbox.mails()).map(({ messageId }) => messageId?.slice(1, 37)));
      for (const id of meanwhile) expect(mailed).toContain(id);
    });
    await stack.start('postgres');
    await expectNothingLost();
  });

  it.each(['refuse-connections', '421', '451'] as const)('the mail server answers %s for a while: rows are written all the same', async (mode) => {
    await stack.inbox.behave({ mode });
    await visitors.more(30);
    await eventually(async () => {
      const rows = new Set((await outcome(stack)).rows);
      for (const { id } of visitors.acknowledged.slice(0, 20)) expect(rows).toContain(id);
    });
    await stack.inbox.behave({ mode: 'accept' });
    await expectNothingLost();
  });

  it('the gateway is killed, and stopped politely, under load', async () => {
    await stack.restart('gateway');
    await visitors.more(10);
    await stack.kill('gateway', 'SIGTERM');
    await stack.start('gateway');
    await expectNothingLost();
  });

  it('everything is killed at once', async () => {
    for (const name of ['gateway', 'gateway-2', 'lead-store', 'mailer', 'redis', 'postgres']) await stack.kill(name);
    for (const name of ['redis', 'postgres', 'gateway', 'gateway-2', 'lead-store', 'mailer']) await stack.start(name);
    await expectNothingLost(POOL);
  });
});
