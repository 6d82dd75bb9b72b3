// A process that adds jobs, and one that works on them.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Processor, getQueueToken } from '@nestjs/bullmq';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ConfigModule, JobWorker, QueuesModule, RedisModule, withDeadline, workerOptions } from '../src/index.js';
import { type Link, emptyRedis, eventually, linkTo } from '../src/testing/index.js';

const QUEUE = 'tried';
/** For an end that takes 7 seconds, and would take over 30 if the worker waited for Redis. */
const MOST_MS = 25_000;
let begun: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<void>;

@Processor(QUEUE, { ...workerOptions, concurrency: 7 })
class TestProcessor extends JobWorker {
  async work(): Promise<string> {
    begun.resolve();
    await released.promise;
    return 'done';
  }
}

class App {}
let link: Link;
let env: { REDIS_URL: string; NODE_ENV: 'test'; RETRY_TIME_SCALE: number };

beforeEach(async () => {
  [begun, released] = [Promise.withResolvers(), Promise.withResolvers()];
  link = await linkTo(await emptyRedis());
  env = { REDIS_URL: link.url, NODE_ENV: 'test', RETRY_TIME_SCALE: 1 };
});
afterEach(() => link.cut());

const start = (options: object): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext({ module: App, ...options }, { logger: false });
const startWorker = () =>
  start({
    imports: [
      ConfigModule.register(env),
      RedisModule.register('test', env),
      QueuesModule.forWorker(env.REDIS_URL, QUEUE),
    ],
    providers: [TestProcessor],
  });
const queueOf = (app: INestApplicationContext) => app.get<Queue>(getQueueToken(QUEUE), { strict: false });

it('a process that starts while Redis is unavailable adds jobs once it is available', async () => {
  await link.cut();
  const app = await start({ imports: [RedisModule.register('test', env), QueuesModule.forProducer(QUEUE)] });
  await link.mend();
  await eventually(() => expect(app.get(Redis).status).toBe('ready'));
  await expect(queueOf(app).add('contact', {})).resolves.toMatchObject({ name: 'contact' });
  await app.close();
});

it('a process that stops has its active jobs completed first', async () => {
  const producer = await start({ imports: [RedisModule.register('test', env), QueuesModule.forProducer(QUEUE)] });
  const app = await startWorker();
  expect(app.get(TestProcessor).worker.opts).toMatchObject({ ...workerOptions, concurrency: 7 });
  const job = await queueOf(producer).add('contact', {});
  await begun.promise;
  const closing = app.close();
  released.resolve();
  await closing;
  expect(await job.getState()).toBe('completed');
  await producer.close();
});

it.each([
  ['is lost', () => link.cut()],
  ['does not answer', async () => void link.stopBefore('')],
])(
  'a process that stops while Redis %s ends soon, leaves no connection open, and its job stays in the queue',
  async (_what, fail) => {
    const app = await startWorker();
    const { id } = await queueOf(app).add('contact', {});
    await begun.promise;
    await fail();
    released.resolve();
    await withDeadline(app.close(), MOST_MS, 'Still not ended');
    await eventually(() => expect(link.connections()).toBe(0));
    await link.mend();
    const queue = new Queue(QUEUE, { connection: { url: link.url } });
    expect(await (await queue.getJob(id!))!.getState()).toBe('active');
    await queue.close();
  },
);
