import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { errorText } from '@school/platform';
import type { Queue } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';

/** The names of the jobs; `reconcile` and `retention` are also those of their schedulers. */
export const MAINTENANCE = { reconcile: 'reconcile', retention: 'retention', morning: 'morning' } as const;

const MINUTE_MS = 60_000;
const RECONCILE_EVERY_MS = 5 * MINUTE_MS;
/** At night, when the load is low. */
const NIGHTLY = { pattern: '30 3 * * *', tz: 'Europe/Rome' } as const;

/** A failed run is logged. It is not a dead letter, because another run follows. */
const reconcileOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;
/** Retried for an hour, in case the database is unavailable. */
const retentionOptions = {
  attempts: 12,
  backoff: { type: 'fixed', delay: 5 * MINUTE_MS },
  removeOnComplete: { age: 7 * 24 * 60 * 60 },
  removeOnFail: true,
} as const;

/**
 * The run of a morning. It is kept for longer than its day, so that the same day is not run again. It has no scheduler of
 * its own: setting one again, as each start does, replaces a run that is overdue.
 */
export const morningOptions = {
  ...retentionOptions,
  // Until the evening.
  attempts: 120,
  removeOnFail: { age: 7 * 24 * 60 * 60 },
} as const;

/** Sets BullMQ's job schedulers. There is one of each, however many processes set them. */
@Injectable()
export class MaintenanceSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(MaintenanceSchedule.name);

  constructor(
    @InjectQueue(QUEUES.maintenance) private readonly queue: Queue,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  /** Not awaited: while Redis is unavailable, the commands wait. */
  onApplicationBootstrap(): void {
    this.set().catch((error: unknown) => this.logger.error({ event: 'schedule-not-set', error: errorText(error) }));
  }

  private async set(): Promise<void> {
    const { reconcile, retention } = MAINTENANCE;
    const every = Math.ceil(RECONCILE_EVERY_MS * this.env.RETRY_TIME_SCALE);
    await this.queue.upsertJobScheduler(reconcile, { every }, { name: reconcile, opts: reconcileOptions });
    await this.queue.upsertJobScheduler(retention, NIGHTLY, { name: retention, opts: retentionOptions });
  }
}
