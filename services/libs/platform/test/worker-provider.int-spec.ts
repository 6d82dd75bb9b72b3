import { expect, it } from '@jest/globals';
import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import { Redis } from 'ioredis';
import { QueuesModule, RedisModule, workerProvider } from '../src/index.js';
import { emptyRedis } from '../src/testing/index.js';

@Injectable()
class TestProcessor extends WorkerHost {
  constructor(readonly redis: Redis) {
    super();
  }

  async process(): Promise<void> {}
}

class Consumer {}

it('a worker is made with the options of its environment, and with its dependencies', async () => {
  const url = await emptyRedis();
  const timing = { WORKER_LOCK_MS: 4321, WORKER_STALLED_CHECK_MS: 1234, RETRY_TIME_SCALE: 1 };
  const app: INestApplicationContext = await NestFactory.createApplicationContext(
    {
      module: Consumer,
      imports: [RedisModule.register(url), QueuesModule.forWorker(url, QUEUES.store)],
      providers: [workerProvider(QUEUES.store, TestProcessor, timing, 7)],
    },
    { logger: false },
  );
  const { worker, redis } = app.get(TestProcessor);
  expect(worker.opts).toMatchObject({
    concurrency: 7,
    lockDuration: 4321,
    stalledInterval: 1234,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  expect(redis).toBeInstanceOf(Redis);
  await app.close();
});
