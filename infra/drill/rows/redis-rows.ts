// F5–F10: Redis is killed, hangs, evicts keys, is full, or cannot be reached.
import assert from 'node:assert/strict';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Fault } from '../faulty-link.ts';
import { statement } from '../outcome-reader.ts';
import type { Row, FaultContext } from '../row.ts';
import { MAILS_IN_PROGRESS } from './deploy-rows.ts';
import { allStored } from './store-rows.ts';

const GATEWAYS = ['gateway', 'gateway-2'] as const;
const WORKERS = ['lead-store', 'mailer'] as const;
/** Disk space for some leads, in bytes. */
const DISK_LEFT = 40_000;
/**
 * The number of queued requests, and memory for a part of them, in bytes: the connections of the workers need some of
 * it too.
 */
const QUEUED_REQUESTS = 200;
const MEMORY_LEFT = 500_000;
/** How long half of them may take while keys are evicted, and all of them afterwards. */
const RECOVERED_WITHIN_MS = 120_000;

/** Requests are accepted into the spool, and the gateway's readiness is degraded. */
async function requestsAreSpooled({ stack, visitors, spooled }: FaultContext, count = 30): Promise<void> {
  await visitors.more(count);
  assert.ok(spooled() > 0, 'nothing was spooled');
  await eventually(async () => {
    const health = (await (await fetch(`${stack.urls.api}/health/ready`)).json()) as { status: string };
    assert.equal(health.status, 'degraded');
  });
}

/**
 * Removes jobs whose data Redis has evicted: workers cannot read them, and their requests are queued again from the
 * copies.
 */
async function discardEmptyDeadLetters(redis: Redis): Promise<void> {
  for (const name of [QUEUES.store, QUEUES.mail, QUEUES.confirmation]) {
    const queue = new Queue(name, { connection: redis });
    // They fail one after the other, as workers take their ids from the queue.
    await eventually(async () => {
      const { waiting, active } = await queue.getJobCounts('waiting', 'active');
      await queue.clean(0, 0, 'failed');
      assert.equal(waiting! + active!, 0, `${name} is not empty`);
    }, RECOVERED_WITHIN_MS);
    await queue.close();
  }
}

async function redisCheckMatches({ stack }: FaultContext, redis: RegExp): Promise<void> {
  await eventually(async () => {
    const { checks } = (await (await fetch(`${stack.urls.api}/health/ready`)).json()) as { checks: { redis: string } };
    assert.match(checks.redis, redis);
  });
}

/** Neither Redis nor the disk accepts requests. */
async function requestsAreRefused({ visitors }: FaultContext): Promise<number> {
  const answers = await visitors.sendOnce(4);
  assert.deepEqual(answers, [503, 503, 503, 503]);
  return answers.length;
}

const poorNetwork = (id: string, fault: string, effect: Fault, requests: number): Row => ({
  id,
  fault,
  inject: async ({ visitors, redisLink }) => {
    for (const name of [...GATEWAYS, ...WORKERS]) await redisLink(name).set(effect);
    await visitors.more(requests);
  },
});

export const redisRows: readonly Row[] = [
  {
    id: 'F5',
    fault: 'Redis killed three times, once while all requests are only in Redis',
    everyChange: true,
    inject: async ({ stack, visitors }) => {
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
    inject: async (context) => {
      await context.stack.kill('redis');
      await requestsAreSpooled(context);
      await context.stack.start('redis');
    },
  },
  {
    id: 'F6',
    fault: 'Redis hangs',
    everyChange: true,
    inject: async (context) => {
      const { stack } = context;
      stack.pause('redis');
      await requestsAreSpooled(context);
      stack.resume('redis');
    },
  },
  {
    id: 'F6b',
    fault: 'Redis receives requests of the gateways, its answers are lost',
    inject: async (context) => {
      for (const name of GATEWAYS) await context.redisLink(name).set({ drop: 'answers' });
      await requestsAreSpooled(context);
    },
  },
  poorNetwork('F6c', 'slow network to Redis, 200 ms each way', { latencyMs: 200 }, 60),
  poorNetwork('F6d', 'connections to Redis reset after every 20 kB', { resetAfterBytes: 20_000 }, 150),
  {
    id: 'F7',
    fault: 'Redis away when the gateway starts',
    inject: async (context) => {
      const { stack } = context;
      for (const name of ['redis', ...GATEWAYS]) await stack.kill(name);
      await stack.start('gateway');
      await requestsAreSpooled(context, 10);
      await stack.start('redis');
      await stack.start('gateway-2');
    },
  },
  {
    id: 'F7b',
    fault: 'all services stopped gracefully while Redis is away, connected before or not: none has to be killed',
    everyChange: true,
    inject: async ({ stack }) => {
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
      // A mailer that stops cannot record what the server has accepted.
      return { duplicateMails: MAILS_IN_PROGRESS };
    },
  },
  {
    id: 'F8',
    fault: 'Redis out of memory',
    everyChange: true,
    inject: async (context) => {
      await context.redis.config('SET', 'maxmemory', '1');
      try {
        await requestsAreSpooled(context);
      } finally {
        await context.redis.config('SET', 'maxmemory', '0');
      }
    },
  },
  {
    id: 'F8b',
    fault: "Redis's disk full: it exits during a write",
    inject: async (context) => {
      const { stack, spool } = context;
      const folder = join(spool, '../redis/appendonlydir');
      const largest = Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).size));
      await stack.restart('redis', { largestFileBytes: largest + DISK_LEFT });
      await eventually(async () => {
        await context.visitors.more(5);
        assert.equal(stack.pid('redis'), undefined, 'Redis runs on a full disk');
      });
      await requestsAreSpooled(context, 10);
      await stack.start('redis');
    },
  },
  {
    id: 'F8c',
    fault: 'Redis evicts keys: allkeys-lru, with memory for some of the queued requests',
    inject: async (context) => {
      const { stack, visitors, redis, spool, outcomes } = context;
      await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await redisCheckMatches(context, /maxmemory-policy is allkeys-lru/);
      // Requests acknowledged before have no copy in the spool.
      const before = [...visitors.acknowledged];
      await eventually(async () => {
        const { rows, mails } = await outcomes.read();
        const [stored, mailed] = [new Set(rows), new Set(mails)];
        assert.ok(before.every((id) => stored.has(id) && mailed.has(id)));
      }, RECOVERED_WITHIN_MS);
      for (const name of WORKERS) await stack.kill(name, 'SIGTERM');
      const used = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))![1]);
      await redis.config('SET', 'maxmemory', String(used + MEMORY_LEFT));
      await visitors.more(QUEUED_REQUESTS);
      const accepted = new Set(visitors.acknowledged);
      const copies = () => readdirSync(join(spool, 'new')).filter((id) => accepted.has(id)).length;
      for (const name of WORKERS) await stack.start(name);
      await eventually(() => assert.ok(copies() < accepted.size / 2, 'no request is completed'), RECOVERED_WITHIN_MS);
      await redis.config('SET', 'maxmemory', '0');
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      await redisCheckMatches(context, /^ok$/);
      await eventually(() => assert.equal(copies(), 0, 'copies are left'), RECOVERED_WITHIN_MS);
      await visitors.more(20);
      await discardEmptyDeadLetters(redis);
      return { duplicateMails: visitors.acknowledged.length };
    },
  },
  {
    id: 'F9',
    fault: 'SCRIPT FLUSH and CLIENT KILL, ten times each',
    everyChange: true,
    inject: async ({ visitors, redis }) => {
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
    fault: 'Redis emptied while lead-store runs: leads that are stored and not mailed are mailed',
    everyChange: true,
    inject: async (context) => {
      const { stack, visitors, outcomes, redis } = context;
      await stack.kill('mailer', 'SIGTERM');
      await visitors.more(20);
      // Leads that are only in Redis would be lost.
      await stack.kill('gateway', 'SIGTERM');
      await allStored(context);
      // Leads that were mailed, which is not recorded in the database yet, would be mailed again.
      await eventually(async () => {
        const mailed = new Set(await outcomes.mails());
        const unmailed = await statement<{ id: string }>(
          stack.urls.postgres,
          'SELECT id FROM leads WHERE mailed_at IS NULL',
        );
        assert.deepEqual(
          unmailed.filter(({ id }) => mailed.has(id)),
          [],
        );
      });
      await redis.flushall();
      for (const name of ['gateway', 'mailer']) await stack.start(name);
    },
  },
  {
    id: 'F10',
    fault: 'Redis away and the spool not writable: refused, accepted when repeated',
    everyChange: true,
    inject: async (context) => {
      const { stack, spool } = context;
      await stack.kill('redis');
      renameSync(join(spool, 'new'), join(spool, 'away'));
      const refused = await requestsAreRefused(context);
      renameSync(join(spool, 'away'), join(spool, 'new'));
      await stack.start('redis');
      return { unacknowledged: { least: 0, most: refused } };
    },
  },
  {
    id: 'F10b',
    fault: 'Redis away and the spool full: refused, accepted when repeated',
    inject: async (context) => {
      const { stack, spooled, redis } = context;
      await stack.kill('gateway');
      await stack.start('gateway', { env: { SPOOL_MAX_BYTES: '4096' } });
      await redis.config('SET', 'maxmemory', '1');
      // Six fit.
      await eventually(() => assert.ok(spooled() > 3));
      await eventually(async () => assert.equal((await context.visitors.sendOnce(1))[0], 503));
      const { unacknowledged } = context.visitors;
      await redis.config('SET', 'maxmemory', '0');
      await stack.restart('gateway');
      return { unacknowledged: { least: 0, most: unacknowledged } };
    },
  },
  {
    id: 'F2b',
    fault: 'one of the two jobs of twenty requests is deleted: the reconciler adds it',
    everyChange: true,
    inject: async ({ stack, visitors, redis }) => {
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
    fault: 'the waiting lists of both queues are deleted: the reconciler requeues their jobs',
    everyChange: true,
    inject: async ({ stack, visitors, redis }) => {
      for (const name of WORKERS) await stack.kill(name, 'SIGTERM');
      await visitors.more(20);
      await redis.del(`bull:${QUEUES.store}:wait`, `bull:${QUEUES.mail}:wait`);
      for (const name of WORKERS) await stack.start(name);
    },
  },
];
