import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { MetricsEndpoint } from '@school/platform';
import type { Queue } from 'bullmq';
import { MAINTENANCE } from './maintenance.schedule.js';
import { retentionRun } from '../metrics.js';

/** Sets the time of the last successful retention. Of completed jobs only its runs and those of mornings are kept. */
@Injectable()
export class MaintenanceMetrics {
  constructor(@InjectQueue(QUEUES.maintenance) queue: Queue, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const latest = (await queue.getCompleted()).find(({ name }) => name === MAINTENANCE.retention);
      retentionRun.set((latest?.finishedOn ?? 0) / 1000);
    });
  }
}
