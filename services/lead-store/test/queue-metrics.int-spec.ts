// The metrics of the queues, with a real Redis.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MetricsEndpoint, ObservabilityModule, QueuesModule, RedisModule } from '@school/platform';
import { emptyRedis, eventually } from '@school/platform/testing';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { allQueues } from '../src/maintenance/all-queues.js';
import { QueueMonitor } from '../src/maintenance/queue-monitor.js';

const QUEUE = 'measured';
let redisUrl: string;
let queue: Queue;
let app: NestFastifyApplication;

beforeAll(async () => {
  redisUrl = await emptyRedis();
  queue = new Queue(QUEUE, { connection: { url: redisUrl } });
  @Module({
    imports: [
      ObservabilityModule.register({ HOST: '127.0.0.1' }),
      QueuesModule.forWorker(redisUrl, QUEUE),
      RedisModule.register('test', { REDIS_URL: redisUrl, NODE_ENV: 'test' }),
    ],
    providers: [allQueues([QUEUE]), QueueMonitor],
  })
  class TestModule {}
  app = await NestFactory.create<NestFastifyApplication>(TestModule, new FastifyAdapter(), { logger: false });
  await app.init();
});

afterAll(async () => {
  await app.close();
  await queue.close();
});

/** The samples of a scrape, as `name{labels}` → value. */
async function scrape(): Promise<Record<string, number>> {
  const { text } = await app.get(MetricsEndpoint).read();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
const jobsIn = (samples: Record<string, number>, state: string) =>
  samples[`school_queue_jobs{queue="${QUEUE}",state="${state}"}`];
const age = (samples: Record<string, number>) => samples[`school_queue_oldest_seconds{queue="${QUEUE}"}`];

describe('the metrics of the queues', () => {
  it('count jobs by state, and show the age of the oldest unfinished one', async () => {
    const now = Date.now();
    await queue.pause();
    for (const [id, seconds] of [
      ['a', 60],
      ['b', 10],
    ] as const)
      await queue.add('contact', {}, { jobId: id, timestamp: now - seconds * 1000 });
    expect(age(await scrape())).toBeGreaterThanOrEqual(60);
    await queue.add('contact', {}, { jobId: 'c', delay: 600_000, timestamp: now - 3_600_000 });
    const samples = await scrape();
    expect([jobsIn(samples, 'waiting'), jobsIn(samples, 'delayed'), jobsIn(samples, 'failed')]).toEqual([2, 1, 0]);
    expect(age(samples)).toBeGreaterThanOrEqual(3600);
    expect(age(samples)).toBeLessThan(3700);
  });

  it('are read without loading the jobs of a backlog', async () => {
    await queue.addBulk(Array.from({ length: 200 }, () => ({ name: 'contact', data: {}, opts: { delay: 600_000 } })));
    const getJob = jest.spyOn(Queue.prototype, 'getJob');
    expect(jobsIn(await scrape(), 'delayed')).toBeGreaterThanOrEqual(200);
    expect(getJob.mock.calls.length).toBeLessThan(30);
    getJob.mockRestore();
  });

  it('count dead letters, and workers as they connect and disconnect', async () => {
    await queue.obliterate({ force: true });
    await queue.resume();
    const worker = new Worker(QUEUE, async () => Promise.reject(new UnrecoverableError('no')), {
      connection: { url: redisUrl },
    });
    await worker.waitUntilReady();
    await queue.add('contact', {}, { jobId: 'dead' });
    await eventually(async () => {
      const samples = await scrape();
      expect([jobsIn(samples, 'failed'), age(samples), samples[`school_queue_workers{queue="${QUEUE}"}`]]).toEqual([
        1, 0, 1,
      ]);
    });
    await worker.close();
    await eventually(async () => {
      expect((await scrape())[`school_queue_workers{queue="${QUEUE}"}`]).toBe(0);
    });
  });
});
