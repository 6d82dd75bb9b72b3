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

/** A queue at this moment: jobs by state, the age of the oldest unfinished one (0 without one), and workers. */
export async function queueState(queue: Queue) {
  const [counts, jobs, workers] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs(UNFINISHED, 0, MOST_AGES - 1, true),
    queue.getWorkersCount(),
  ]);
  // A job may be removed while the list is read.
  const ages = jobs.flatMap((job) => (job ? Date.now() - job.timestamp : []));
  const jobCounts = Object.fromEntries(STATES.map((state) => [state, counts[state] ?? 0]));
  return { ...(jobCounts as Record<(typeof STATES)[number], number>), oldestMs: Math.max(0, ...ages), workers };
}

async function observeQueue(queue: Queue): Promise<void> {
  const { oldestMs, workers, ...counts } = await queueState(queue);
  for (const state of STATES) queueJobs.set({ queue: queue.name, state }, counts[state]);
  queueOldest.set({ queue: queue.name }, oldestMs / 1000);
  queueWorkers.set({ queue: queue.name }, workers);
}
