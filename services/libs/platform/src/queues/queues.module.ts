import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Redis } from 'ioredis';
import { jobOptions, workerConnection } from './queue-options.js';
import { QueueLifecycle } from './queue-lifecycle.js';

/** One for the process, however many modules register queues. */
@Module({ imports: [DiscoveryModule], providers: [QueueLifecycle] })
class QueueLifecycleModule {}

/** Registers queues: `forProducer` in a process that answers requests, `forWorker` in one that works on jobs. */
@Module({})
export class QueuesModule {
  /**
   * Over the connection of the `RedisModule`. BullMQ asks Redis for its version once; if that failed because Redis is
   * unavailable at the start, the queue would refuse every job from then on, so the check is left to the workers.
   */
  static forProducer(...names: string[]): DynamicModule {
    const queues = names.map((name) =>
      BullModule.registerQueueAsync({
        name,
        inject: [Redis],
        useFactory: (connection: Redis) => ({
          connection,
          skipVersionCheck: true,
          defaultJobOptions: jobOptions,
        }),
      }),
    );
    return { module: QueuesModule, imports: [QueueLifecycleModule, ...queues], exports: queues };
  }

  /** Over a connection for each queue, whose commands wait until Redis is available. */
  static forWorker(redisUrl: string, ...names: string[]): DynamicModule {
    const connection = workerConnection(redisUrl);
    const queues = names.map((name) => BullModule.registerQueue({ name, connection, defaultJobOptions: jobOptions }));
    return { module: QueuesModule, imports: [QueueLifecycleModule, ...queues], exports: queues };
  }
}
