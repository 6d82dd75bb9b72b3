// Sets the gauges of every queue before each scrape, for all services.
import { Inject, Injectable } from '@nestjs/common';
import { MetricsEndpoint, QUEUE_STATES, queueState } from '@school/platform';
import type { Queue } from 'bullmq';
import { queueJobs, queueOldest, queueWorkers, queuesObserved } from '../metrics.js';
import { ALL_QUEUES } from './all-queues.js';

@Injectable()
export class QueueMonitor {
  constructor(@Inject(ALL_QUEUES) queues: readonly Queue[], endpoint: MetricsEndpoint) {
    // While Redis is unavailable the gauges stay as they were, and `queuesObserved` shows since when.
    endpoint.beforeScrape(async () => {
      await Promise.all(queues.map(observe));
      queuesObserved.setToCurrentTime();
    });
  }
}

async function observe(queue: Queue): Promise<void> {
  const { oldestMs, workers, ...counts } = await queueState(queue);
  for (const state of QUEUE_STATES) queueJobs.set({ queue: queue.name, state }, counts[state]);
  queueOldest.set({ queue: queue.name }, oldestMs / 1000);
  queueWorkers.set({ queue: queue.name }, workers);
}
