// Processes the queue `maintenance`, and sets when its jobs run.
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { JobWorker, MetricsEndpoint, TIMES, type Times, errorText, workerOptions } from '@school/platform';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { retentionRun } from '../metrics.js';
import { Morning } from './morning.js';
import { Reconciler } from './reconciler.js';
import { Retention } from './retention.js';

/** The names of the jobs; the first two are also those of BullMQ's job schedulers. */
const [RECONCILE, RETENTION, MORNING] = ['reconcile', 'retention', 'morning'] as const;

const MINUTE_MS = 60_000;
/** At night, when the load is low. */
const NIGHTLY = { pattern: '30 3 * * *', tz: 'Europe/Rome' } as const;

/** A failed run is logged, and kept for `leads status`. It is not a dead letter, because another run follows. */
const KEPT_FAILED = { age: 7 * 24 * 60 * 60, count: 10 } as const;
const reconcileOptions = { attempts: 1, removeOnComplete: true, removeOnFail: KEPT_FAILED } as const;
/** Retried for an hour, in case the database is unavailable. */
const retentionOptions = {
  attempts: 12,
  backoff: { type: 'fixed', delay: 5 * MINUTE_MS },
  removeOnComplete: { age: 7 * 24 * 60 * 60 },
  removeOnFail: KEPT_FAILED,
} as const;

/**
 * The run of a morning. It is kept for longer than its day, so that the same day is not run again. It has no scheduler of
 * its own: setting one again, as each start does, replaces a run that is overdue.
 */
const morningOptions = {
  ...retentionOptions,
  // Until the evening.
  attempts: 120,
  removeOnFail: { age: 7 * 24 * 60 * 60 },
} as const;

@Processor(QUEUES.maintenance, workerOptions)
export class MaintenanceProcessor extends JobWorker {
  private readonly logger = new Logger(MaintenanceProcessor.name);

  constructor(
    private readonly reconciler: Reconciler,
    private readonly retention: Retention,
    private readonly morning: Morning,
    @InjectQueue(QUEUES.maintenance) private readonly queue: Queue,
    @Inject(TIMES) private readonly times: Times,
    endpoint: MetricsEndpoint,
  ) {
    super();
    endpoint.beforeScrape(async () => {
      // Of completed jobs only retention and mornings are kept.
      const latest = (await queue.getCompleted()).find(({ name }) => name === RETENTION);
      retentionRun.set((latest?.finishedOn ?? 0) / 1000);
    });
  }

  /** Not awaited: while Redis is unavailable, the commands wait. */
  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.schedule().catch((error: unknown) =>
      this.logger.error({ event: 'schedule-not-set', error: errorText(error) }),
    );
  }

  async work({ name, data }: Job<{ readonly day?: string }>): Promise<object> {
    if (name === RECONCILE) {
      await this.queueMorning();
      const reconciled = await this.reconciler.run();
      if (reconciled.queued > 0) this.logger.warn({ event: 'leads-reconciled', ...reconciled });
      return reconciled;
    }
    if (name === MORNING && data.day !== undefined) {
      const queued = await this.morning.run(data.day);
      this.logger.log({ event: 'morning-run', ...queued });
      return queued;
    }
    if (name !== RETENTION) throw new UnrecoverableError('Not a job of maintenance');
    const deleted = await this.retention.run();
    this.logger.log({ event: 'retention-run', ...deleted });
    return deleted;
  }

  /** Sets BullMQ's job schedulers. There is one of each, however many processes set them. */
  private async schedule(): Promise<void> {
    const every = this.times.reconcileEvery;
    await this.queue.upsertJobScheduler(RECONCILE, { every }, { name: RECONCILE, opts: reconcileOptions });
    await this.queue.upsertJobScheduler(RETENTION, NIGHTLY, { name: RETENTION, opts: retentionOptions });
  }

  /** The job's id makes it one run a day, whichever process queues it and however late. */
  private async queueMorning(): Promise<void> {
    const day = this.morning.dueDay(new Date());
    if (day !== undefined) await this.queue.add(MORNING, { day }, { ...morningOptions, jobId: `morning-${day}` });
  }
}
