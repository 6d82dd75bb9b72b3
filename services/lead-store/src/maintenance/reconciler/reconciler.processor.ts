// Runs the reconciler whenever it is due: one at a time, however many workers there are.
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

  /** @returns null when it could not be told what is missing; the next run finds out. */
  async process(): Promise<Reconciled | null> {
    try {
      const reconciled = await this.reconciler.run();
      if (Object.values(reconciled).some((count) => count > 0)) this.logger.warn({ event: 'leads-reconciled', ...reconciled });
      return reconciled;
    } catch (error) {
      this.logger.error({ event: 'reconciler-failed', error: errorText(error) });
      return null;
    }
  }
}
