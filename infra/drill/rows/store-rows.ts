// F11–F15: the worker that stores, or its database, dies or hangs.
import assert from 'node:assert/strict';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { Row, Scene } from '../row.ts';

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
    fault: "PostgreSQL hears the worker, its answers get lost",
    strike: async (scene) => {
      await scene.postgresLink.set({ swallow: 'answers' });
      await mailsGoOut(scene);
      await eventually(async () => assert.ok((await scene.ledger.delayed(QUEUES.store)) > 0), 40_000);
    },
  },
];
