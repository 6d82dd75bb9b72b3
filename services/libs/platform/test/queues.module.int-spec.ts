// A process that fills queues and starts at a bad moment.
import { once } from 'node:events';
import { afterEach, expect, it, jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { producerConnection } from '../src/queues/queue-options.js';
import { QueuesModule } from '../src/queues/queues.module.js';
import { emptyRedis } from '../src/testing/index.js';

class Producer {}
class Connection {}
let app: INestApplicationContext;
let redis: Redis;

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  redis.disconnect();
});

it('a queue that is opened while Redis does not answer takes jobs once Redis does', async () => {
  redis = new Redis(await emptyRedis(), producerConnection);
  await once(redis, 'ready');
  jest.spyOn(redis, 'info').mockRejectedValue(new Error('Command timed out'));
  const connection = {
    module: Connection,
    global: true,
    providers: [{ provide: Redis, useValue: redis }],
    exports: [Redis],
  };
  app = await NestFactory.createApplicationContext(
    { module: Producer, imports: [connection, QueuesModule.forProducer(QUEUES.store)] },
    { logger: false },
  );
  const queue = app.get<Queue>(getQueueToken(QUEUES.store), { strict: false });
  await expect(queue.add('contact', {})).resolves.toMatchObject({ name: 'contact' });
});
