// Runs the reconciler on schedule: one run at a time, however many workers there are.
import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { errorText } from '@school/platform';
import { type Reconciled, Reconciler } from './reconciler.js';

@Injectable()
export class ReconcilerProcessor extends WorkerHost {
  private readonly logger = new Logger(ReconcilerProcessor.name);

  constructor(private readonly reconciler: Reconciler) {
    super();
  }

  /** @returns null when a run failed, because a store did not answer; the next run follows. */
  async process(): Promise<Reconciled | null> {
    try {
      const reconciled = await this.reconciler.run();
      if (Object.values(reconciled).some((count) => count > 0))
        this.logger.warn({ event: 'leads-reconciled', ...reconciled });
      return reconciled;
    } catch (error) {
      this.logger.error({ event: 'reconciler-failed', error: errorText(error) });
      return null;
    }
  }
}
