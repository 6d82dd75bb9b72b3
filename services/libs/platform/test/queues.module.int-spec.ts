// A process that adds jobs, and one that works on them.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Queue, type Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type JobProcessor, QueuesModule, RedisModule, workerProvider, workerToken } from '../src/index.js';
import { type Link, emptyRedis, eventually, linkTo } from '../src/testing/index.js';

const QUEUE = 'tried';
const begun = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();

@Injectable()
class TestProcessor implements JobProcessor {
  constructor(readonly redis: Redis) {}

  async process(): Promise<string> {
    begun.resolve();
    await released.promise;
    return 'done';
  }
}

class App {}
let link: Link;
let env: { REDIS_URL: string; NODE_ENV: 'test'; RETRY_TIME_SCALE: number };

beforeEach(async () => {
  link = await linkTo(await emptyRedis());
  env = { REDIS_URL: link.url, NODE_ENV: 'test', RETRY_TIME_SCALE: 0.5 };
});
afterEach(() => link.cut());

const start = (options: object): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext({ module: App, ...options }, { logger: false });
const queueOf = (app: INestApplicationContext) => app.get<Queue>(getQueueToken(QUEUE), { strict: false });

it('a process that starts while Redis is unavailable adds jobs once it is available', async () => {
  await link.cut();
  const app = await start({ imports: [RedisModule.register(env), QueuesModule.forProducer(QUEUE)] });
  await link.mend();
  await eventually(() => expect(app.get(Redis).status).toBe('ready'));
  await expect(queueOf(app).add('contact', {})).resolves.toMatchObject({ name: 'contact' });
  await app.close();
});

it('a process that stops has its active jobs completed first', async () => {
  const producer = await start({ imports: [RedisModule.register(env), QueuesModule.forProducer(QUEUE)] });
  const app = await start({
    imports: [RedisModule.register(env), QueuesModule.forWorker(env.REDIS_URL)],
    providers: [TestProcessor, workerProvider(QUEUE, TestProcessor, env, 7)],
  });
  expect(app.get<Worker>(workerToken(QUEUE)).opts).toMatchObject({
    concurrency: 7,
    lockDuration: 7500,
    stalledInterval: 5000,
  });
  const job = await queueOf(producer).add('contact', {});
  await begun.promise;
  const closing = app.close();
  released.resolve();
  await closing;
  expect(await job.getState()).toBe('completed');
  await producer.close();
});
