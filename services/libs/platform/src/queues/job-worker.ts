import { setTimeout as wait } from 'node:timers/promises';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Redis } from 'ioredis';
import { TIMES } from '../config/config.module.js';
import type { Times } from '../config/times.js';
import { errorText } from '../observability/error-text.js';
import { type JobOutcome, jobAge, jobDuration, jobs } from '../observability/metrics.js';
import { errorLog } from './error-log.js';
import { type JobProcessor, retryByAge } from './retry-by-age.js';

/**
 * How long a stopping process lets active jobs go on while Redis is unavailable. No result can be recorded then, and
 * `worker.close()` would wait for Redis. Longer than the two seconds after which ioredis destroys a connection that the
 * server does not close.
 */
const ACTIVE_JOBS_WITHOUT_REDIS_MS = 3000;

/** The worker of a queue: a class with `@Processor(queue, workerOptions)`. */
export abstract class JobWorker
  extends WorkerHost
  implements JobProcessor, OnApplicationBootstrap, BeforeApplicationShutdown
{
  @Inject(Redis) private readonly redis!: Redis;
  @Inject(TIMES) private readonly waits!: Times;
  private readonly log = new Logger('Worker');
  private errors: ReturnType<typeof errorLog> | undefined;

  abstract work(job: Job): Promise<unknown>;

  process(job: Job, token?: string): Promise<unknown> {
    return retryByAge(job, token, this, this.waits);
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: Error) => this.onError(error));
  }

  // Not in onApplicationShutdown, where TypeORM closes its connections at the same time.
  async beforeApplicationShutdown(): Promise<void> {
    if (await this.redis.ping().catch(() => undefined)) await this.worker.close();
    // BullMQ stops at once. The active jobs go on, with what they use.
    else await Promise.all([this.worker.close(true), wait(ACTIVE_JOBS_WITHOUT_REDIS_MS)]);
  }

  /** Without a listener BullMQ would print errors unredacted. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.errors ??= errorLog(this.log, 'worker-error', this.worker.name);
    this.errors.onError(error);
  }

  @OnWorkerEvent('completed')
  onCompleted({ queueName: queue, id, name: kind, timestamp, processedOn = 0, finishedOn = 0 }: Job): void {
    this.errors?.recovered();
    this.count('completed');
    jobDuration.observe({ queue }, (finishedOn - processedOn) / 1000);
    jobAge.observe({ queue }, (finishedOn - timestamp) / 1000);
    // The processors log what they have done.
    this.log.debug({ event: 'job-completed', queue, job: id, kind, ms: finishedOn - processedOn });
  }

  /** BullMQ emits 'failed' for each attempt, and sets `finishedOn` after the last one. */
  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    const last = job?.finishedOn !== undefined;
    this.count(last ? 'failed' : 'attempt-failed');
    this.log.error({
      event: last ? 'job-failed' : 'job-attempt-failed',
      queue: this.worker.name,
      job: job?.id,
      kind: job?.name,
      attempt: job?.attemptsMade,
      error: errorText(error),
    });
  }

  @OnWorkerEvent('stalled')
  onStalled(job: string): void {
    this.count('stalled');
    this.log.warn({ event: 'job-stalled', queue: this.worker.name, job });
  }

  private count(outcome: JobOutcome): void {
    jobs.inc({ queue: this.worker.name, outcome });
  }
}
