// When a job that cannot get on is given up: never for a clock that jumped, nor for a worker that was paused or
// starved.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { GAVE_UP, GIVE_UP_AFTER_STARTS, jobOptions, retryByAge } from '../src/index.js';
import { emptyRedis, eventually } from '../src/testing/index.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let redis: Redis;
let queue: Queue;
let worker: Worker;
/** The jobs that were worked on, in order. */
let worked: string[];

beforeAll(() => Logger.overrideLogger(false));

beforeEach(async () => {
  const url = await emptyRedis();
  redis = new Redis(url);
  worked = [];
  const connection = { url, maxRetriesPerRequest: null };
  queue = new Queue('tried', { connection, defaultJobOptions: jobOptions });
  const process = (job: Job, token?: string) =>
    retryByAge(
      job,
      token,
      () => 'outage',
      0.0001,
      async () => {
        worked.push(job.id!);
        if (job.name === 'away') throw new Error('away');
      },
    );
  worker = new Worker('tried', process, { connection, autorun: false });
});
afterEach(async () => {
  await worker.close();
  await queue.close();
  await redis.quit();
});

/** A job with a history: so many starts and take-overs, begun so many days ago. */
async function aJob(name: 'away' | 'fine', { starts = 0, takenOver = 0, days = 0 }): Promise<string> {
  const { id } = await queue.add(name, {});
  await redis.hset(queue.toKey(id!), { ats: starts, stc: takenOver, timestamp: Date.now() - days * DAY_MS });
  return id!;
}
const reason = async (id: string) => (await queue.getJob(id))!.failedReason;

describe('a job in an outage', () => {
  it('that is old, by a right or wrong clock, but had few attempts, is retried', async () => {
    const id = await aJob('away', { days: 6 });
    void worker.run();
    await eventually(() => expect(worked.length).toBeGreaterThan(3));
    expect(await queue.getFailedCount()).toBe(0);
    expect((await queue.getJob(id))!.attemptsMade).toBe(0);
  });

  it('that is young, but had many attempts, is retried', async () => {
    await aJob('away', { starts: GIVE_UP_AFTER_STARTS });
    // Five days are 43 seconds here.
    void worker.run();
    await eventually(() => expect(worked.length).toBeGreaterThan(3));
    expect(await queue.getFailedCount()).toBe(0);
  });

  it('that is old and had as many attempts as five days of back-off allow is given up', async () => {
    const id = await aJob('away', { days: 6, starts: GIVE_UP_AFTER_STARTS - 1 });
    void worker.run();
    await eventually(async () => expect(await reason(id)).toBe(`${GAVE_UP}: away`));
    expect(worked).toEqual([id]);
  });
});

describe('a job that stalled', () => {
  it('a few times is run again at once', async () => {
    const id = await aJob('fine', { takenOver: 3 });
    void worker.run();
    await eventually(() => expect(worked).toEqual([id]));
    expect((await queue.getJob(id))!.attemptsStarted).toBe(1);
  });

  it('a hundred times is delayed while the next jobs are run, and is then run', async () => {
    const late = await aJob('fine', { takenOver: 100 });
    const other = await aJob('fine', {});
    void worker.run();
    await eventually(() => expect(worked).toEqual([other, late]));
    expect(await queue.getFailedCount()).toBe(0);
  });

  it('for as long as an outage is retried is given up, without being run once more', async () => {
    const id = await aJob('fine', { takenOver: 100, days: 6, starts: GIVE_UP_AFTER_STARTS });
    void worker.run();
    await eventually(async () => expect(await reason(id)).toBe(`${GAVE_UP}: stalled 100 times`));
    expect(worked).toEqual([]);
  });
});
