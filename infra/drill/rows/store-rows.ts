// F11–F15: the worker that stores, or its database, dies, hangs, or comes back without its newest rows.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import pg from 'pg';
import type { Row, Scene } from '../row.ts';

const TAKE_OVERS = 11;
const NEWEST = 30;
/** Far longer than storing takes, also on a machine that is busy. */
const STORED_WITHIN_MS = 120_000;

/** Holds a transaction at its COMMIT, which PostgreSQL has heard (`answer`) or not (`request`), and lets something happen meanwhile. */
async function atCommit({ postgresLink }: Scene, at: 'request' | 'answer', happen: () => Promise<void>): Promise<void> {
  await postgresLink.set({ trap: { pattern: 'COMMIT', at, effect: 'hold' } });
  await eventually(() => assert.ok(postgresLink.caught > 0));
  await happen();
  await postgresLink.set({});
}

const restartStore = async ({ stack, postgresLink }: Scene): Promise<void> => {
  await stack.kill('lead-store');
  await postgresLink.set({});
  await stack.start('lead-store');
};

async function mailsGoOut({ visitors, ledger }: Scene): Promise<void> {
  const before = new Set(visitors.acknowledged);
  await visitors.more(20);
  const meanwhile = visitors.acknowledged.filter((id) => !before.has(id));
  await eventually(async () => {
    const mailed = new Set(await ledger.mails());
    for (const id of meanwhile) assert.ok(mailed.has(id), `the mail of ${id} waits for the database`);
  });
}

/** Everything that visitors have been told so far stands in the database. */
export const allStored = ({ visitors, ledger }: Pick<Scene, 'visitors' | 'ledger'>, told = [...visitors.acknowledged]): Promise<void> =>
  eventually(async () => {
    const rows = new Set((await ledger.read()).rows);
    assert.deepEqual(
      told.filter((id) => !rows.has(id)),
      [],
      'not stored',
    );
  }, STORED_WITHIN_MS);

/** One statement straight to the database, past every link. @returns its rows. */
export async function statement<R extends pg.QueryResultRow>({ stack }: Pick<Scene, 'stack'>, sql: string): Promise<R[]> {
  const client = new pg.Client(stack.urls.postgres);
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Stops PostgreSQL, lets something happen to its files, and starts it again. */
async function whileStopped({ stack }: Scene, happen: () => Promise<unknown> | void): Promise<void> {
  await stack.kill('postgres', 'SIGTERM');
  await happen();
  await stack.start('postgres');
}

/** How often the job of a lead that was taken over most often was. */
async function mostTakeOvers({ redis }: Scene): Promise<number> {
  const jobs = await redis.keys(`bull:${QUEUES.store}:lead-*[0-9a-f]`);
  const counts = await Promise.all(jobs.map((job) => redis.hget(job, 'stc')));
  return Math.max(0, ...counts.map(Number));
}

const noLocks = ({ redis }: Scene): Promise<void> =>
  eventually(async () => assert.deepEqual(await redis.keys(`bull:${QUEUES.store}:*:lock`), []));

export const storeRows: readonly Row[] = [
  {
    id: 'F11',
    fault: 'storing worker killed before COMMIT, and after it before it knows',
    everyChange: true,
    strike: async (scene) => {
      for (const at of ['request', 'answer'] as const) await atCommit(scene, at, () => restartStore(scene));
    },
  },
  {
    id: 'F12',
    fault: 'storing worker killed five times on one job',
    strike: async (scene) => {
      for (let kill = 0; kill < 5; kill += 1) await atCommit(scene, 'request', () => restartStore(scene));
    },
  },
  {
    id: 'F12b',
    fault: 'workers frozen for longer than their locks last, again and again with the same jobs in hand',
    strike: async (scene) => {
      const { stack, postgresLink } = scene;
      while ((await mostTakeOvers(scene)) < TAKE_OVERS) {
        await postgresLink.set({ trap: { pattern: 'INSERT INTO "leads"', at: 'request', effect: 'hold' } });
        await eventually(() => assert.ok(postgresLink.caught > 0));
        for (const name of ['lead-store', 'mailer']) stack.pause(name);
        await noLocks(scene);
        for (const name of ['lead-store', 'mailer']) stack.resume(name);
      }
    },
  },
  {
    id: 'F13',
    fault: 'PostgreSQL killed, and stopped fast, in the middle of a transaction',
    strike: async (scene) => {
      for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
        await atCommit(scene, 'request', async () => {
          await scene.stack.kill('postgres', signal);
          await mailsGoOut(scene);
          await scene.stack.start('postgres');
        });
      }
    },
  },
  {
    id: 'F13b',
    fault: 'PostgreSQL back from an older copy, Redis intact: what the copy lacks is stored again',
    everyChange: true,
    strike: async (scene) => {
      const data = join(scene.spool, '../postgres/data');
      const older = `${data}.older`;
      // With the owner that PostgreSQL wants its files to have.
      await whileStopped(scene, () => promisify(execFile)('cp', ['-a', data, older]));
      await scene.visitors.more(30);
      await allStored(scene);
      await whileStopped(scene, () => {
        rmSync(data, { recursive: true });
        renameSync(older, data);
      });
    },
  },
  {
    id: 'F13c',
    fault: 'the newest rows deleted, half of them with their contact requests',
    strike: async (scene) => {
      await scene.visitors.more(NEWEST);
      await allStored(scene);
      await statement(
        scene,
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
    strike: async (scene) => {
      const { stack, ledger } = scene;
      await stack.kill('postgres');
      await stack.kill('lead-store');
      await stack.start('lead-store', { until: 'live' });
      await mailsGoOut(scene);
      await eventually(async () => assert.ok((await ledger.delayed(QUEUES.store)) > 0));
      await stack.start('postgres');
    },
  },
  {
    id: 'F15',
    fault: 'PostgreSQL accepts connections and never answers',
    strike: async (scene) => {
      await scene.postgresLink.set({ swallow: 'all' });
      await mailsGoOut(scene);
      await eventually(async () => assert.ok((await scene.ledger.delayed(QUEUES.store)) > 0), 40_000);
    },
  },
  {
    id: 'F15b',
    fault: 'PostgreSQL hears the worker, its answers get lost',
    strike: async (scene) => {
      await scene.postgresLink.set({ swallow: 'answers' });
      await mailsGoOut(scene);
      await eventually(async () => assert.ok((await scene.ledger.delayed(QUEUES.store)) > 0), 40_000);
    },
  },
];
