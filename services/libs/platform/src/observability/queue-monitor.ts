import type { Queue } from 'bullmq';
import { QUEUE_STATES, queueState } from '../queues/queue-state.js';
import type { MetricsEndpoint } from './metrics-endpoint.js';
import { queueJobs, queueOldest, queueWorkers, queuesObserved } from './metrics.js';

/**
 * Sets the gauges of queues before each scrape. Only one service does so, whose Redis user may read every queue. While
 * Redis is unavailable, the gauges stay as they were, and `queuesObserved` shows since when.
 */
export class QueueMonitor {
  constructor(endpoint: MetricsEndpoint, queues: readonly Queue[]) {
    endpoint.beforeScrape(async () => {
      await Promise.all(queues.map(observeQueue));
      queuesObserved.setToCurrentTime();
    });
  }
}

async function observeQueue(queue: Queue): Promise<void> {
  const { oldestMs, workers, ...counts } = await queueState(queue);
  for (const state of QUEUE_STATES) queueJobs.set({ queue: queue.name, state }, counts[state]);
  queueOldest.set({ queue: queue.name }, oldestMs / 1000);
  queueWorkers.set({ queue: queue.name }, workers);
}
