// Real faults under load. In each: what was acknowledged has exactly one row and one mail, and there are no dead letters.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { type Stack, startStack } from '../local/stack.ts';
import { outcome } from './ledger.ts';
import { type Crowd, crowd } from './visitors.ts';

jest.setTimeout(180_000);

const DRAINED_WITHIN_MS = 90_000;
/** Deliveries that one mailer has under way at once. */
const POOL = 5;
const data = mkdtempSync(join(tmpdir(), 'drill-'));
let stack: Stack;
let visitors: Crowd;
let rowsBefore: number;

beforeAll(async () => {
  stack = await startStack({
    dir: data,
    only: ['gateway', 'lead-store', 'mailer', 'gaia'],
    env: { RETRY_TIME_SCALE: '0.002', WORKER_LOCK_MS: '1500', WORKER_STALLED_CHECK_MS: '500', LEADS_PER_10_MINUTES: '1000000', LEADS_PER_DAY: '1000000', CHATS_PER_MINUTE: '1000000' },
  });
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

  it('Redis hangs', async () => {
    stack.pause('redis');
    await eventually(async () => expect((await fetch(`${stack.urls.api}/health/ready`)).status).toBe(503));
    stack.resume('redis');
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
    for (const name of ['gateway', 'lead-store', 'mailer', 'redis', 'postgres']) await stack.kill(name);
    for (const name of ['redis', 'postgres', 'gateway', 'lead-store', 'mailer']) await stack.start(name);
    await expectNothingLost(POOL);
  });
});
