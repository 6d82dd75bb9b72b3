// Sets the gauges of every queue before each scrape. Only one service does so, whose Redis user may read every queue.
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { QUEUE_STATES, queueState } from '../queues/queue-state.js';
import { MetricsEndpoint } from './metrics-endpoint.js';
import { queueJobs, queueOldest, queueWorkers, queuesObserved } from './metrics.js';

@Injectable()
export class QueueMonitor {
  constructor(
    private readonly discovery: DiscoveryService,
    endpoint: MetricsEndpoint,
  ) {
    endpoint.beforeScrape(() => this.observe());
  }

  /** @throws when Redis is unavailable; the gauges then stay as they were, and `queuesObserved` shows since when. */
  private async observe(): Promise<void> {
    const queues = this.discovery.getProviders().flatMap(({ instance }) => (instance instanceof Queue ? instance : []));
    await Promise.all([...new Map(queues.map((queue) => [queue.name, queue])).values()].map(observeQueue));
    queuesObserved.setToCurrentTime();
  }
}

async function observeQueue(queue: Queue): Promise<void> {
  const { oldestMs, workers, ...counts } = await queueState(queue);
  for (const state of QUEUE_STATES) queueJobs.set({ queue: queue.name, state }, counts[state]);
  queueOldest.set({ queue: queue.name }, oldestMs / 1000);
  queueWorkers.set({ queue: queue.name }, workers);
}
