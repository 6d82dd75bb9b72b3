// Observes every worker of a process, and has active jobs finish before anything that they use is closed.
import { setTimeout as wait } from 'node:timers/promises';
import { WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { errorText } from '../observability/error-text.js';
import { type JobOutcome, jobAge, jobDuration, jobs } from '../observability/metrics.js';
import { errorLog } from './error-log.js';

const PING_EVERY_MS = 500;
/**
 * How long a stopping process waits for a Redis that does not answer: enough to finish a mail, less than an outage.
 */
const UNRESPONSIVE_MS = 5000;

const count = (worker: Worker, outcome: JobOutcome) => jobs.inc({ queue: worker.name, outcome });

@Injectable()
export class WorkerLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Worker');

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    for (const worker of this.workers()) {
      const errors = errorLog(this.logger, 'worker-error', worker.name);
      worker.on('error', errors.onError);
      worker.on('completed', (job) => {
        errors.recovered();
        const { processedOn = 0, finishedOn = 0 } = job;
        count(worker, 'completed');
        jobDuration.observe({ queue: worker.name }, (finishedOn - processedOn) / 1000);
        jobAge.observe({ queue: worker.name }, (finishedOn - job.timestamp) / 1000);
        this.logger.log({
          event: 'job-completed',
          queue: worker.name,
          job: job.id,
          kind: job.name,
          ms: finishedOn - processedOn,
        });
      });
      // BullMQ emits 'failed' on every attempt; only a finished job is a dead letter.
      worker.on('failed', (job, error) => {
        const event = job?.finishedOn ? 'job-failed' : 'job-attempt-failed';
        count(worker, job?.finishedOn ? 'failed' : 'attempt-failed');
        this.logger.error({
          event,
          queue: worker.name,
          job: job?.id,
          kind: job?.name,
          attempt: job?.attemptsMade,
          error: errorText(error),
        });
      });
      worker.on('stalled', (job) => {
        count(worker, 'stalled');
        this.logger.warn({ event: 'job-stalled', queue: worker.name, job });
      });
    }
  }

  // Not in onApplicationShutdown, where TypeORM closes its connections at the same time.
  async beforeApplicationShutdown(): Promise<void> {
    const closed = new AbortController();
    const closing = Promise.all(this.workers().map((worker) => worker.close()));
    // Without Redis no worker closes, and no job can be completed or delayed: its lock expires, and it stalls.
    await Promise.race([closing, this.redisUnresponsive(closed.signal)]);
    closed.abort();
  }

  /** Resolves once Redis has not answered for UNRESPONSIVE_MS, or at the signal. */
  private async redisUnresponsive(signal: AbortSignal): Promise<void> {
    for (let answered = performance.now(); !signal.aborted && performance.now() - answered < UNRESPONSIVE_MS;) {
      await this.redis.ping().then(
        () => (answered = performance.now()),
        () => undefined,
      );
      await wait(PING_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private workers(): Worker[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof WorkerHost)
      .map((host) => host.worker);
  }
}
