import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { MetricsEndpoint } from '@school/platform';
import type { Queue } from 'bullmq';
import { retentionRun } from '../metrics.js';

/** Sets the time of the last successful retention: only its jobs are kept once they are completed. */
@Injectable()
export class MaintenanceMetrics {
  constructor(@InjectQueue(QUEUES.maintenance) queue: Queue, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const [latest] = await queue.getCompleted(0, 0);
      retentionRun.set((latest?.finishedOn ?? 0) / 1000);
    });
  }
}
