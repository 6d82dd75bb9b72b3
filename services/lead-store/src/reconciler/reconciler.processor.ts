// When the reconciler runs: every few minutes, one at a time however many workers there are.
import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { errorText, workerOptions } from '@school/platform';
import type { Queue } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { type Reconciled, Reconciler } from './reconciler.js';

const SCHEDULE = 'reconcile';
/** What a run did is told by the log; a run that was killed is no dead letter, as another follows. */
const jobOptions = { attempts: 1, removeOnComplete: { count: 20 }, removeOnFail: true } as const;

@Processor(QUEUES.reconcile, workerOptions(1))
export class ReconcilerProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReconcilerProcessor.name);

  constructor(
    private readonly reconciler: Reconciler,
    @InjectQueue(QUEUES.reconcile) private readonly runs: Queue,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {
    super();
  }

  /** Every worker says the same: Redis holds one schedule. Not awaited, as Redis may be away. */
  onApplicationBootstrap(): void {
    this.schedule().catch((error: Error) => this.logger.error({ event: 'reconciler-not-scheduled', error: errorText(error) }));
  }

  /** @returns null when it could not be told what is missing; the next run finds out. */
  async process(): Promise<Reconciled | null> {
    try {
      const added = await this.reconciler.run();
      if (added.toMail + added.toStore > 0) this.logger.warn({ event: 'leads-reconciled', ...added });
      return added;
    } catch (error) {
      this.logger.error({ event: 'reconciler-failed', error: errorText(error) });
      return null;
    }
  }

  private async schedule(): Promise<void> {
    await this.runs.setGlobalConcurrency(1);
    await this.runs.upsertJobScheduler(SCHEDULE, { every: this.env.RECONCILE_EVERY_SECONDS * 1000 }, { name: SCHEDULE, opts: jobOptions });
  }
}
