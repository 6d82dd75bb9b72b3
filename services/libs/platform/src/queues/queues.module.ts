import { setTimeout as wait } from 'node:timers/promises';
import { BullModule } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, type DynamicModule, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { jobOptions, workerConnection } from './queue-options.js';
import { errorLog } from './error-log.js';

/** Longer than the two seconds after which ioredis destroys a connection that the server does not close. */
const DISCONNECT_MS = 3000;

/** One for the process, however many modules register queues. */
@Module({ imports: [DiscoveryModule] })
class QueueConnectionsModule implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(Queue.name);

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly redis: Redis,
  ) {}

  /** Without a listener BullMQ would print errors unredacted. */
  onModuleInit(): void {
    for (const queue of this.queues()) queue.on('error', errorLog(this.logger, 'queue-error', queue.name).onError);
  }

  /** Without Redis a queue would wait for it, to close. */
  async beforeApplicationShutdown(): Promise<void> {
    if (await this.redis.ping().catch(() => undefined)) return;
    await Promise.race([Promise.all(this.queues().map((queue) => queue.disconnect())), wait(DISCONNECT_MS)]);
  }

  private queues(): Queue[] {
    return this.discovery.getProviders().flatMap(({ instance }) => (instance instanceof Queue ? instance : []));
  }
}

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
    return { module: QueuesModule, imports: [QueueConnectionsModule, ...queues], exports: queues };
  }

  /** Over a connection for each queue, whose commands wait until Redis is available. */
  static forWorker(redisUrl: string, ...names: string[]): DynamicModule {
    const connection = workerConnection(redisUrl);
    const queues = names.map((name) => BullModule.registerQueue({ name, connection, defaultJobOptions: jobOptions }));
    return { module: QueuesModule, imports: [QueueConnectionsModule, ...queues], exports: queues };
  }
}
