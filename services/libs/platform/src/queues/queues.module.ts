import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { QueueName } from '@school/contracts';
import { Redis } from 'ioredis';
import { queueTelemetry } from '../observability/tracing.js';
import { QueueErrors } from './queue-errors.js';
import { jobOptions, workerConnection } from './queue-options.js';
import { WorkerLifecycle } from './worker-lifecycle.js';

/** Registers queues: `forProducer` in a process that answers requests, `forWorker` in one that consumes jobs. */
@Module({})
export class QueuesModule {
  /**
   * Over the connection of the `RedisModule`, so that all commands of one request are sent together. BullMQ asks for
   * the version of Redis once; if that failed, the queue would refuse every job from then on. Workers ask, and wait for
   * the answer.
   */
  static forProducer(...names: QueueName[]): DynamicModule {
    const queues = names.map((name) =>
      BullModule.registerQueueAsync({
        name,
        inject: [Redis],
        useFactory: (connection: Redis) => ({
          connection,
          skipVersionCheck: true,
          defaultJobOptions: jobOptions,
          ...queueTelemetry(),
        }),
      }),
    );
    return { module: QueuesModule, imports: [DiscoveryModule, ...queues], providers: [QueueErrors], exports: queues };
  }

  static forWorker(redisUrl: string, ...names: QueueName[]): DynamicModule {
    const connection = workerConnection(redisUrl);
    const queues = names.map((name) =>
      BullModule.registerQueue({ name, connection, defaultJobOptions: jobOptions, ...queueTelemetry() }),
    );
    return {
      module: QueuesModule,
      imports: [DiscoveryModule, ...queues],
      providers: [QueueErrors, WorkerLifecycle],
      exports: queues,
    };
  }
}
