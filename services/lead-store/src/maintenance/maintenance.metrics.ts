import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { MetricsEndpoint } from '@school/platform';
import type { Queue } from 'bullmq';
import { retentionRun } from '../metrics.js';

/** Sets at each scrape when retention last succeeded. Of the queue's jobs only those of retention are kept. */
@Injectable()
export class MaintenanceMetrics {
  constructor(@InjectQueue(QUEUES.maintenance) queue: Queue, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const [latest] = await queue.getCompleted(0, 0);
      retentionRun.set((latest?.finishedOn ?? 0) / 1000);
    });
  }
}
