// The job schedulers of reconciler and retention are kept in Redis, which may be emptied or replaced: every worker sets
// them again, at its start and every minute, and before them the tombstones of erased leads, without which the
// reconciler would restore erased leads. An existing scheduler keeps its next time, and however many workers set it,
// there is one.
import { setTimeout as wait } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { ErasureLedger, Tombstones } from '@school/leads';
import { errorText } from '@school/platform';
import type { Queue } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { restoreTombstones } from './erasure/reapply-erasures.js';

export const RECONCILE_JOB = 'reconcile';
export const RETENTION_JOB = 'retention';
/** At night, when the load is low; if lead-store is down then, the run follows when it is up. */
const NIGHTLY = { pattern: '30 3 * * *', tz: 'Europe/Rome' } as const;
/** The log holds the result of a run; a run that was killed is no dead letter, as another follows. */
const reconcileOptions = { attempts: 1, removeOnComplete: { count: 20 }, removeOnFail: true } as const;
const LONGEST_INTERVAL_MS = 60_000;

@Injectable()
export class Schedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Schedules.name);
  private readonly stopped = new AbortController();

  constructor(
    @InjectQueue(QUEUES.reconcile) private readonly reconciler: Queue,
    @InjectQueue(QUEUES.upkeep) private readonly upkeep: Queue,
    private readonly tombstones: Tombstones,
    private readonly erasures: ErasureLedger,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  /** Not awaited, as Redis may be away. */
  onApplicationBootstrap(): void {
    void this.keep();
  }

  beforeApplicationShutdown(): void {
    this.stopped.abort();
  }

  private async keep(): Promise<void> {
    const { signal } = this.stopped;
    const every = this.env.RECONCILE_EVERY_SECONDS * 1000;
    while (!signal.aborted) {
      await this.set(every).catch((error: Error) => {
        if (!signal.aborted) this.logger.error({ event: 'schedules-not-set', error: errorText(error) });
      });
      await wait(Math.min(every, LONGEST_INTERVAL_MS), undefined, { signal }).catch(() => undefined);
    }
  }

  private async set(every: number): Promise<void> {
    await restoreTombstones(this.tombstones, await this.erasures.all());
    await this.reconciler.setGlobalConcurrency(1);
    await this.reconciler.upsertJobScheduler(RECONCILE_JOB, { every }, { name: RECONCILE_JOB, opts: reconcileOptions });
    await this.upkeep.upsertJobScheduler(RETENTION_JOB, NIGHTLY, { name: RETENTION_JOB });
  }
}
