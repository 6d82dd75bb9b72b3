// F11–F15: lead-store or PostgreSQL is killed, hangs, or loses its newest rows.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { statement } from '../outcome-reader.ts';
import type { Row, FaultContext } from '../row.ts';
import { hasDelayedJobs } from './deploy-rows.ts';

const STALLS = 11;
const NEWEST = 30;
/** Far longer than storing takes, also on a machine that is busy. */
const STORED_WITHIN_MS = 120_000;

/**
 * Holds a transaction at its COMMIT, which PostgreSQL has received (`answer`) or not (`request`), and runs `during`
 * meanwhile.
 */
async function atCommit(
  { postgresLink }: FaultContext,
  at: 'request' | 'answer',
  during: () => Promise<void>,
): Promise<void> {
  await postgresLink.set({ intercept: { pattern: 'COMMIT', at, effect: 'hold' } });
  await eventually(() => assert.ok(postgresLink.intercepted > 0));
  await during();
  await postgresLink.set({});
}

const restartLeadStore = async ({ stack, postgresLink }: FaultContext): Promise<void> => {
  await stack.kill('lead-store');
  await postgresLink.set({});
  await stack.start('lead-store');
};

async function mailsAreSent({ visitors, outcomes }: FaultContext): Promise<void> {
  const before = new Set(visitors.acknowledged);
  await visitors.more(20);
  const meanwhile = visitors.acknowledged.filter((id) => !before.has(id));
  await eventually(async () => {
    const mailed = new Set(await outcomes.mails());
    for (const id of meanwhile) assert.ok(mailed.has(id), `the mail of ${id} waits for the database`);
  });
}

/** Waits until every lead acknowledged so far is in the database. */
export const allStored = (
  { visitors, outcomes }: Pick<FaultContext, 'visitors' | 'outcomes'>,
  acknowledged = [...visitors.acknowledged],
): Promise<void> =>
  eventually(async () => {
    const rows = new Set((await outcomes.read()).rows);
    assert.deepEqual(
      acknowledged.filter((id) => !rows.has(id)),
      [],
      'not stored',
    );
  }, STORED_WITHIN_MS);

/** Stops PostgreSQL, runs `during` on its files, and starts it again. */
async function whileStopped({ stack }: FaultContext, during: () => Promise<unknown> | void): Promise<void> {
  await stack.kill('postgres', 'SIGTERM');
  await during();
  await stack.start('postgres');
}

/** The largest number of times that BullMQ has moved one job back as stalled. */
async function mostStalls({ redis }: FaultContext): Promise<number> {
  const jobs = await redis.keys(`bull:${QUEUES.store}:lead-*[0-9a-f]`);
  const counts = await Promise.all(jobs.map((job) => redis.hget(job, 'stc')));
  return Math.max(0, ...counts.map(Number));
}

const noLocks = ({ redis }: FaultContext): Promise<void> =>
  eventually(async () => assert.deepEqual(await redis.keys(`bull:${QUEUES.store}:*:lock`), []));

const silent = (id: string, fault: string, drop: 'all' | 'answers'): Row => ({
  id,
  fault,
  inject: async (context) => {
    await context.postgresLink.set({ drop });
    await mailsAreSent(context);
    await hasDelayedJobs(context, QUEUES.store);
  },
});

export const storeRows: readonly Row[] = [
  {
    id: 'F11',
    fault: 'lead-store killed before COMMIT, and after it before its answer',
    everyChange: true,
    inject: async (context) => {
      for (const at of ['request', 'answer'] as const) await atCommit(context, at, () => restartLeadStore(context));
    },
  },
  {
    id: 'F12',
    fault: 'lead-store killed five times on one job',
    inject: async (context) => {
      for (let kill = 0; kill < 5; kill += 1) await atCommit(context, 'request', () => restartLeadStore(context));
    },
  },
  {
    id: 'F12b',
    fault: 'workers frozen for longer than their locks last, eleven times with the same active jobs',
    inject: async (context) => {
      const { stack, postgresLink } = context;
      while ((await mostStalls(context)) < STALLS) {
        await postgresLink.set({ intercept: { pattern: 'INSERT INTO "leads"', at: 'request', effect: 'hold' } });
        await eventually(() => assert.ok(postgresLink.intercepted > 0));
        for (const name of ['lead-store', 'mailer']) stack.pause(name);
        await noLocks(context);
        for (const name of ['lead-store', 'mailer']) stack.resume(name);
      }
    },
  },
  {
    id: 'F13',
    fault: 'PostgreSQL killed, and shut down fast, during a transaction',
    inject: async (context) => {
      for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
        await atCommit(context, 'request', async () => {
          await context.stack.kill('postgres', signal);
          await mailsAreSent(context);
          await context.stack.start('postgres');
        });
      }
    },
  },
  {
    id: 'F13b',
    fault: 'PostgreSQL restored from an older copy, Redis intact: missing leads are stored again',
    everyChange: true,
    inject: async (context) => {
      const data = join(context.spool, '../postgres/data');
      const older = `${data}.older`;
      // PostgreSQL's files must keep their owner.
      await whileStopped(context, () => promisify(execFile)('cp', ['-a', data, older]));
      await context.visitors.more(30);
      await allStored(context);
      await whileStopped(context, () => {
        rmSync(data, { recursive: true });
        renameSync(older, data);
      });
    },
  },
  {
    id: 'F13c',
    fault: 'the newest rows deleted, half of them with their contact requests',
    inject: async (context) => {
      await context.visitors.more(NEWEST);
      await allStored(context);
      await statement(
        context.stack.urls.postgres,
        `WITH newest AS (
            SELECT id, received_at, payload->>'email' AS email, row_number() OVER (ORDER BY received_at DESC) AS place
            FROM leads ORDER BY received_at DESC LIMIT ${NEWEST}
          ),
          gone AS (DELETE FROM leads USING newest WHERE leads.id = newest.id)
        DELETE FROM contact_requests AS contact USING newest
          WHERE place <= ${NEWEST / 2} AND contact.email = newest.email AND contact.created_at = newest.received_at AT TIME ZONE 'UTC'`,
      );
    },
  },
  {
    id: 'F14',
    fault: 'PostgreSQL away for hours, time scaled; the worker starts meanwhile',
    everyChange: true,
    inject: async (context) => {
      const { stack } = context;
      await stack.kill('postgres');
      await stack.kill('lead-store');
      await stack.start('lead-store', { until: 'live' });
      await mailsAreSent(context);
      await hasDelayedJobs(context, QUEUES.store);
      await stack.start('postgres');
    },
  },
  silent('F15', 'PostgreSQL accepts connections and never answers', 'all'),
  silent('F15b', 'PostgreSQL receives statements, its answers are lost', 'answers'),
];
