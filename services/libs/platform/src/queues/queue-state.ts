import type { JobType, Queue } from 'bullmq';

export const QUEUE_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
const UNFINISHED: JobType[] = ['waiting', 'active', 'delayed'];
/** Jobs of each state whose age is read. Delayed jobs are sorted by the time at which they are due, not by age. */
const MOST_AGES = 100;

/** A queue at this moment: jobs by state, the age of the oldest unfinished one (0 without one), and workers. */
export async function queueState(queue: Queue) {
  const [counts, jobs, workers] = await Promise.all([
    queue.getJobCounts(...QUEUE_STATES),
    queue.getJobs(UNFINISHED, 0, MOST_AGES - 1, true),
    queue.getWorkersCount(),
  ]);
  // A job may be removed while the list is read.
  const ages = jobs.flatMap((job) => (job ? Date.now() - job.timestamp : []));
  const jobCounts = Object.fromEntries(QUEUE_STATES.map((state) => [state, counts[state] ?? 0]));
  return { ...(jobCounts as Record<(typeof QUEUE_STATES)[number], number>), oldestMs: Math.max(0, ...ages), workers };
}
