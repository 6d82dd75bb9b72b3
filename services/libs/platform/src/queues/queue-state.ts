import type { JobType, Queue } from 'bullmq';

export const QUEUE_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
/** So many of the delayed jobs are read, which are sorted by the time at which they are due, not by age. */
const DELAYED_JOBS = 20;

/** A queue at this moment: jobs by state, the age of the oldest unfinished one (0 without one), and workers. */
export async function queueState(queue: Queue) {
  const first = (state: JobType, jobs: number) => queue.getRanges([state], 0, jobs - 1, true);
  const [counts, workers, ...ids] = await Promise.all([
    queue.getJobCounts(...QUEUE_STATES),
    queue.getWorkersCount(),
    first('waiting', 1),
    first('active', 1),
    first('delayed', DELAYED_JOBS),
  ]);
  const jobs = await Promise.all(ids.flat().map((id) => queue.getJob(id)));
  // A job may be removed while the list is read.
  const ages = jobs.flatMap((job) => (job ? Date.now() - job.timestamp : []));
  const jobCounts = Object.fromEntries(QUEUE_STATES.map((state) => [state, counts[state] ?? 0]));
  return { ...(jobCounts as Record<(typeof QUEUE_STATES)[number], number>), oldestMs: Math.max(0, ...ages), workers };
}
