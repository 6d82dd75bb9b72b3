import type { Job, JobType, Queue } from 'bullmq';

const STATES: JobType[] = ['waiting', 'prioritized', 'waiting-children', 'delayed', 'active', 'failed', 'completed'];
const READ_AT_ONCE = 100;

/** The jobs of a queue, in groups. All ids are read first, so that a job that changes its state is found too. */
export async function* jobsOf(queue: Queue, states: JobType[] = STATES): AsyncGenerator<Job<unknown>[]> {
  const ids = await queue.getRanges(states, 0, -1);
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const jobs = await Promise.all(ids.slice(start, start + READ_AT_ONCE).map((id) => queue.getJob(id)));
    yield jobs.filter((job) => job !== undefined);
  }
}
