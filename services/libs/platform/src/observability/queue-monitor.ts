// Sets the gauges of every queue before each scrape. Only one service does so, whose Redis user may read every queue.
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type JobType, Queue } from 'bullmq';
import { MetricsEndpoint } from './metrics-endpoint.js';
import { queueJobs, queueOldest, queueWorkers, queuesObserved } from './metrics.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
const UNFINISHED: JobType[] = ['waiting', 'active', 'delayed'];
/** Jobs of each state whose age is read. Delayed jobs are sorted by the time at which they are due, not by age. */
const MOST_AGES = 100;

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
  const [counts, jobs, workers] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs(UNFINISHED, 0, MOST_AGES - 1, true),
    queue.getWorkersCount(),
  ]);
  // A job may be removed while the list is read.
  const ages = jobs.flatMap((job) => (job ? Date.now() - job.timestamp : []));
  for (const state of STATES) queueJobs.set({ queue: queue.name, state }, counts[state] ?? 0);
  queueOldest.set({ queue: queue.name }, Math.max(0, ...ages) / 1000);
  queueWorkers.set({ queue: queue.name }, workers);
}
