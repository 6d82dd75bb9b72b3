// F5–F10: the queue server dies, hangs, forgets, is full, or is out of reach.
import assert from 'node:assert/strict';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Row, Scene } from '../row.ts';
import { IN_HAND } from './deploy-rows.ts';
import { allStored, statement } from './store-rows.ts';

const GATEWAYS = ['gateway', 'gateway-2'] as const;
const WORKERS = ['lead-store', 'mailer'] as const;
/** Room for some leads, in bytes. */
const LITTLE = 40_000;
/** Requests that wait, and memory for a part of them, in bytes: the connections of the workers need some of it too. */
const FORGOTTEN = 200;
const TOO_LITTLE = 500_000;
/** How long half of them may take to be done all the same, and all of them when it is over. */
const FORGETTING_MS = 120_000;

/** They are taken, and the gateway's health says that somebody should look. */
async function requestsAreSpooled({ stack, visitors, spooled }: Scene, count = 30): Promise<void> {
  await visitors.more(count);
  assert.ok(spooled() > 0, 'nothing was spooled');
  await eventually(async () => {
    const health = (await (await fetch(`${stack.urls.api}/health/ready`)).json()) as { status: string };
    assert.equal(health.status, 'degraded');
  });
}

/** Jobs whose data Redis threw away: workers could make nothing of them, and their requests came back from the copies. */
async function discardEmptyDeadLetters(redis: Redis): Promise<void> {
  for (const name of [QUEUES.store, QUEUES.mail, QUEUES.acknowledgment]) {
    const queue = new Queue(name, { connection: redis });
    // They are found one after the other, where their places in the queue are left: the last of them once nothing waits any more.
    await eventually(async () => {
      const { waiting, active } = await queue.getJobCounts('waiting', 'active');
      await queue.clean(0, 0, 'failed');
      assert.equal(waiting! + active!, 0, `${name} is not worked off`);
    }, FORGETTING_MS);
    await queue.close();
  }
}

async function healthSays({ stack }: Scene, redis: RegExp): Promise<void> {
  await eventually(async () => {
    const { checks } = (await (await fetch(`${stack.urls.api}/health/ready`)).json()) as { checks: { redis: string } };
    assert.match(checks.redis, redis);
  });
}

/** Nobody takes the requests: not Redis, nor the disk. */
async function requestsAreRefused({ visitors }: Scene): Promise<number> {
  const answers = await visitors.passersBy(4);
  assert.deepEqual(answers, [503, 503, 503, 503]);
  return answers.length;
}

export const redisRows: readonly Row[] = [
  {
    id: 'F5',
    fault: 'Redis killed three times, once with all requests in its hands only',
    everyChange: true,
    strike: async ({ stack, visitors }) => {
      for (const name of WORKERS) stack.pause(name);
      await visitors.more(30);
      await stack.restart('redis');
      for (const name of WORKERS) stack.resume(name);
      for (let kill = 0; kill < 2; kill += 1) {
        await visitors.more(10);
        await stack.restart('redis');
      }
    },
  },
  {
    id: 'F5b',
    fault: 'Redis away for a while',
    everyChange: true,
    strike: async (scene) => {
      await scene.stack.kill('redis');
      await requestsAreSpooled(scene);
      await scene.stack.start('redis');
    },
  },
  {
    id: 'F6',
    fault: 'Redis hangs',
    everyChange: true,
    strike: async (scene) => {
      const { stack } = scene;
      stack.pause('redis');
      await requestsAreSpooled(scene);
      stack.resume('redis');
    },
  },
  {
    id: 'F6b',
    fault: 'Redis hears the gateways, its answers get lost',
    strike: async (scene) => {
      for (const name of GATEWAYS) await scene.redisLink(name).set({ swallow: 'answers' });
      await requestsAreSpooled(scene);
    },
  },
  {
    id: 'F6c',
    fault: 'slow network to Redis, 200 ms each way',
    strike: async ({ visitors, stack, redisLink }) => {
      for (const name of stack.names.filter((each) => /^(gateway|lead-store|mailer)/.test(each)))
        await redisLink(name).set({ latencyMs: 200 });
      await visitors.more(60);
    },
  },
  {
    id: 'F6d',
    fault: 'connections to Redis reset after every 20 kB',
    strike: async ({ visitors, stack, redisLink }) => {
      for (const name of stack.names.filter((each) => /^(gateway|lead-store|mailer)/.test(each)))
        await redisLink(name).set({ resetAfterBytes: 20_000 });
      await visitors.more(150);
    },
  },
  {
    id: 'F7',
    fault: 'Redis away when the gateway starts',
    strike: async (scene) => {
      const { stack } = scene;
      for (const name of ['redis', ...GATEWAYS]) await stack.kill(name);
      await stack.start('gateway');
      await requestsAreSpooled(scene, 10);
      await stack.start('redis');
      await stack.start('gateway-2');
    },
  },
  {
    id: 'F7b',
    fault: 'everything stopped politely while Redis is away, what has seen it and what has not: nothing has to be killed',
    everyChange: true,
    strike: async ({ stack }) => {
      await stack.kill('redis');
      const services = [...GATEWAYS, ...WORKERS, 'gaia'];
      for (let round = 0; round < 2; round += 1) {
        const ends = await Promise.all(services.map(async (name) => `${name}: ${await stack.kill(name, 'SIGTERM')}`));
        assert.deepEqual(
          ends.filter((end) => end.endsWith('SIGKILL')),
          [],
          'a process did not stop',
        );
        await Promise.all(services.map((name) => stack.start(name, { until: 'live' })));
      }
      await stack.start('redis');
      // A mailer that stops cannot note what the server has taken.
      return { doubles: IN_HAND };
    },
  },
  {
    id: 'F8',
    fault: 'Redis out of memory',
    everyChange: true,
    strike: async (scene) => {
      await scene.redis.config('SET', 'maxmemory', '1');
      try {
        await requestsAreSpooled(scene);
      } finally {
        await scene.redis.config('SET', 'maxmemory', '0');
      }
    },
  },
  {
    id: 'F8b',
    fault: "Redis's disk full: it ends in the middle of a write",
    strike: async (scene) => {
      const { stack, spool } = scene;
      const folder = join(spool, '../redis/appendonlydir');
      const largest = Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).size));
      await stack.restart('redis', { largestFileBytes: largest + LITTLE });
      await eventually(async () => {
        await scene.visitors.more(5);
        assert.equal(stack.pid('redis'), undefined, 'Redis lives on a full disk');
      });
      await requestsAreSpooled(scene, 10);
      await stack.start('redis');
    },
  },
  {
    id: 'F8c',
    fault: 'Redis throws keys away: allkeys-lru, with memory for some of the requests that wait',
    strike: async (scene) => {
      const { stack, visitors, redis, spool, ledger } = scene;
      await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await healthSays(scene, /maxmemory-policy is allkeys-lru/);
      // What was acknowledged before has no copy.
      const before = [...visitors.acknowledged];
      await eventually(async () => {
        const { rows, mails } = await ledger.read();
        const [stored, mailed] = [new Set(rows), new Set(mails)];
        assert.ok(before.every((id) => stored.has(id) && mailed.has(id)));
      }, FORGETTING_MS);
      for (const name of WORKERS) await stack.kill(name, 'SIGTERM');
      const used = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))![1]);
      await redis.config('SET', 'maxmemory', String(used + TOO_LITTLE));
      await visitors.more(FORGOTTEN);
      const taken = new Set(visitors.acknowledged);
      const copies = () => readdirSync(join(spool, 'new')).filter((id) => taken.has(id)).length;
      for (const name of WORKERS) await stack.start(name);
      await eventually(() => assert.ok(copies() < taken.size / 2, 'nothing gets done'), FORGETTING_MS);
      await redis.config('SET', 'maxmemory', '0');
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      await healthSays(scene, /^ok$/);
      await eventually(() => assert.equal(copies(), 0, 'copies are left'), FORGETTING_MS);
      await visitors.more(20);
      await discardEmptyDeadLetters(redis);
      return { doubles: visitors.acknowledged.length };
    },
  },
  {
    id: 'F9',
    fault: 'SCRIPT FLUSH and CLIENT KILL, ten times each',
    everyChange: true,
    strike: async ({ visitors, redis }) => {
      for (let round = 0; round < 10; round += 1) {
        await redis.script('FLUSH');
        await visitors.more(5);
        await redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
        await visitors.more(5);
      }
    },
  },
  {
    id: 'F9b',
    fault: 'Redis emptied under a running lead-store: what is stored and not mailed is mailed',
    everyChange: true,
    strike: async (scene) => {
      const { stack, visitors, ledger, redis } = scene;
      await stack.kill('mailer', 'SIGTERM');
      await visitors.more(20);
      // What only Redis holds would be lost with it.
      await stack.kill('gateway', 'SIGTERM');
      await allStored(scene);
      // What was mailed, and not yet noted as such in the database, would be mailed again.
      await eventually(async () => {
        const mailed = new Set(await ledger.mails());
        const open = await statement<{ id: string }>(scene, 'SELECT id FROM leads WHERE mailed_at IS NULL');
        assert.deepEqual(
          open.filter(({ id }) => mailed.has(id)),
          [],
        );
      });
      await redis.flushall();
      for (const name of ['gateway', 'mailer']) await stack.start(name);
    },
  },
  {
    id: 'F10',
    fault: 'Redis away and the spool not writable: refused, taken when sent again',
    everyChange: true,
    strike: async (scene) => {
      const { stack, spool } = scene;
      await stack.kill('redis');
      renameSync(join(spool, 'new'), join(spool, 'away'));
      const refused = await requestsAreRefused(scene);
      renameSync(join(spool, 'away'), join(spool, 'new'));
      await stack.start('redis');
      return { unnamed: { least: 0, most: refused } };
    },
  },
  {
    id: 'F10b',
    fault: 'Redis away and the spool full: refused, taken when sent again',
    strike: async (scene) => {
      const { stack, spooled, redis } = scene;
      await stack.kill('gateway');
      await stack.start('gateway', { env: { SPOOL_MAX_BYTES: '4096' } });
      await redis.config('SET', 'maxmemory', '1');
      // Half a dozen fit.
      await eventually(() => assert.ok(spooled() > 3));
      await eventually(async () => assert.equal((await scene.visitors.passersBy(1))[0], 503));
      const { open } = scene.visitors;
      await redis.config('SET', 'maxmemory', '0');
      await stack.restart('gateway');
      return { unnamed: { least: 0, most: open } };
    },
  },
  {
    id: 'F2b',
    fault: 'one of the two jobs of twenty requests vanishes: the reconciler adds it',
    everyChange: true,
    strike: async ({ stack, visitors, redis }) => {
      for (const name of WORKERS) await stack.kill(name, 'SIGTERM');
      await visitors.more(20);
      for (const [index, id] of visitors.acknowledged.slice(-20).entries()) {
        const queue = new Queue(index % 2 === 0 ? QUEUES.store : QUEUES.mail, { connection: redis });
        await queue.remove(`lead-${id}`);
        await queue.close();
      }
      for (const name of WORKERS) await stack.start(name);
    },
  },
  {
    id: 'F2c',
    fault: 'the waiting lists of both queues vanish: their jobs are put back',
    everyChange: true,
    strike: async ({ stack, visitors, redis }) => {
      for (const name of WORKERS) await stack.kill(name, 'SIGTERM');
      await visitors.more(20);
      await redis.del(`bull:${QUEUES.store}:wait`, `bull:${QUEUES.mail}:wait`);
      for (const name of WORKERS) await stack.start(name);
    },
  },
];
