// Watches every worker of a process, and lets jobs under way finish before anything that they use is closed.
import { WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { errorLog } from './error-log.js';

@Injectable()
export class WorkerLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Worker');

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const worker of this.workers()) {
      const errors = errorLog(this.logger, 'worker-error', worker.name);
      worker.on('error', errors.onError);
      worker.on('completed', (job) => {
        errors.over();
        this.logger.log({ event: 'job-completed', queue: worker.name, job: job.id, kind: job.name, ms: (job.finishedOn ?? 0) - (job.processedOn ?? 0) });
      });
      // BullMQ raises 'failed' on every attempt; only a finished job is a dead letter.
      worker.on('failed', (job, error) => {
        const event = job?.finishedOn ? 'job-dead' : 'job-attempt-failed';
        this.logger.error({ event, queue: worker.name, job: job?.id, kind: job?.name, attempt: job?.attemptsMade, error: error.message });
      });
      worker.on('stalled', (job) => this.logger.warn({ event: 'job-taken-over', queue: worker.name, job }));
    }
  }

  // Not in onApplicationShutdown, where TypeORM closes its connections at the same time.
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers().map((worker) => worker.close()));
  }

  private workers(): Worker[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof WorkerHost)
      .map((host) => host.worker);
  }
}
