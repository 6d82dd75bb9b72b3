import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { type JobProcessor, MetricsEndpoint } from '@school/platform';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { retentionRun } from '../metrics.js';
import { MAINTENANCE, morningOptions } from './maintenance.schedule.js';
import { Morning } from './morning.js';
import { Reconciler } from './reconciler.js';
import { Retention } from './retention.js';

@Injectable()
export class MaintenanceProcessor implements JobProcessor {
  private readonly logger = new Logger(MaintenanceProcessor.name);

  constructor(
    private readonly reconciler: Reconciler,
    private readonly retention: Retention,
    private readonly morning: Morning,
    @InjectQueue(QUEUES.maintenance) private readonly queue: Queue,
    endpoint: MetricsEndpoint,
  ) {
    endpoint.beforeScrape(async () => {
      // Of completed jobs only retention and mornings are kept.
      const latest = (await queue.getCompleted()).find(({ name }) => name === MAINTENANCE.retention);
      retentionRun.set((latest?.finishedOn ?? 0) / 1000);
    });
  }

  async process({ name, data }: Job<{ readonly day?: string }>): Promise<object> {
    if (name === MAINTENANCE.reconcile) {
      await this.queueMorning();
      const reconciled = await this.reconciler.run();
      if (reconciled.queued > 0) this.logger.warn({ event: 'leads-reconciled', ...reconciled });
      return reconciled;
    }
    if (name === MAINTENANCE.morning && data.day !== undefined) {
      const queued = await this.morning.run(data.day);
      this.logger.log({ event: 'morning-run', ...queued });
      return queued;
    }
    if (name !== MAINTENANCE.retention) throw new UnrecoverableError('Not a job of maintenance');
    const deleted = await this.retention.run();
    this.logger.log({ event: 'retention-run', ...deleted });
    return deleted;
  }

  /** The job's id makes it one run a day, whichever process queues it and however late. */
  private async queueMorning(): Promise<void> {
    const day = this.morning.dueDay(new Date());
    if (day === undefined) return;
    const { morning } = MAINTENANCE;
    await this.queue.add(morning, { day }, { ...morningOptions, jobId: `${morning}-${day}` });
  }
}
