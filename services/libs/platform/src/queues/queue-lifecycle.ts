// Runs and observes the workers of a process. At shutdown, active jobs finish before anything that they use is closed.
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { withDeadline } from '../deadline.js';
import { errorText } from '../observability/error-text.js';
import { type JobOutcome, jobAge, jobDuration, jobs } from '../observability/metrics.js';
import { errorLog } from './error-log.js';

/** How long a stopping process waits for active jobs. A job that takes longer stalls, and another worker runs it. */
const ACTIVE_JOBS_MS = 30_000;
/**
 * The same while Redis is unavailable: no result can be recorded then, and `worker.close()` would wait for Redis. Longer
 * than the two seconds after which ioredis destroys a connection that the server does not close.
 */
const ACTIVE_JOBS_WITHOUT_REDIS_MS = 3000;
@Injectable()
export class QueueLifecycle implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Worker');

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly redis: Redis,
  ) {}

  /** Without a listener BullMQ would print errors unredacted. */
  onModuleInit(): void {
    for (const queue of this.queues()) queue.on('error', errorLog(this.logger, 'queue-error', queue.name).onError);
  }

  onApplicationBootstrap(): void {
    for (const worker of this.workers()) this.run(worker);
  }

  // Not in onApplicationShutdown, where TypeORM closes its connections at the same time.
  async beforeApplicationShutdown(): Promise<void> {
    const workers = this.workers();
    if (workers.length === 0) return;
    if (await this.redis.ping().catch(() => undefined))
      await within(ACTIVE_JOBS_MS, Promise.all(workers.map((worker) => worker.close())));
    else {
      // BullMQ stops at once. The active jobs go on, with what they use.
      const closing = [
        ...workers.map((worker) => worker.close(true)),
        ...this.queues().map((queue) => queue.disconnect()),
      ];
      await Promise.all([
        within(ACTIVE_JOBS_WITHOUT_REDIS_MS, Promise.all(closing)),
        wait(ACTIVE_JOBS_WITHOUT_REDIS_MS),
      ]);
    }
  }

  private run(worker: Worker): void {
    const { name: queue } = worker;
    const { onError, recovered } = errorLog(this.logger, 'worker-error', queue);
    const count = (outcome: JobOutcome) => jobs.inc({ queue, outcome });
    worker.on('error', onError);
    worker.on('completed', (job) => {
      recovered();
      const { id, name: kind, timestamp, processedOn = 0, finishedOn = 0 } = job;
      count('completed');
      jobDuration.observe({ queue }, (finishedOn - processedOn) / 1000);
      jobAge.observe({ queue }, (finishedOn - timestamp) / 1000);
      // The processors log what they have done.
      this.logger.debug({ event: 'job-completed', queue, job: id, kind, ms: finishedOn - processedOn });
    });
    // BullMQ emits 'failed' for each attempt, and sets `finishedOn` after the last one.
    worker.on('failed', (job, error) => {
      const last = job?.finishedOn !== undefined;
      count(last ? 'failed' : 'attempt-failed');
      this.logger.error({
        event: last ? 'job-failed' : 'job-attempt-failed',
        queue,
        job: job?.id,
        kind: job?.name,
        attempt: job?.attemptsMade,
        error: errorText(error),
      });
    });
    worker.on('stalled', (job) => {
      count('stalled');
      this.logger.warn({ event: 'job-stalled', queue, job });
    });
    worker.run().catch(onError);
  }

  private workers(): Worker[] {
    return this.providers().filter((provider) => provider instanceof Worker);
  }

  private queues(): Queue[] {
    return this.providers().filter((provider) => provider instanceof Queue);
  }

  private providers(): unknown[] {
    return this.discovery.getProviders().map(({ instance }) => instance as unknown);
  }
}

/** Waits for work, up to a deadline. */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  withDeadline(work, milliseconds, 'Not closed in time').catch(() => undefined);
