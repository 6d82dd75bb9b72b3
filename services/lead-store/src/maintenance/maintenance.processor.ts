import { Injectable, Logger } from '@nestjs/common';
import type { JobProcessor } from '@school/platform';
import { type Job, UnrecoverableError } from 'bullmq';
import { MAINTENANCE } from './maintenance.schedule.js';
import { Reconciler } from './reconciler.js';
import { Retention } from './retention.js';

@Injectable()
export class MaintenanceProcessor implements JobProcessor {
  private readonly logger = new Logger(MaintenanceProcessor.name);

  constructor(
    private readonly reconciler: Reconciler,
    private readonly retention: Retention,
  ) {}

  /** @returns the counts. */
  async process({ name }: Job): Promise<object> {
    if (name === MAINTENANCE.reconcile) {
      const reconciled = await this.reconciler.run();
      if (reconciled.queued > 0) this.logger.warn({ event: 'leads-reconciled', ...reconciled });
      return reconciled;
    }
    if (name !== MAINTENANCE.retention) throw new UnrecoverableError('Not a job of maintenance');
    const deleted = await this.retention.run();
    this.logger.log({ event: 'retention-run', ...deleted });
    return deleted;
  }
}
