// Jobs in every state of every queue.
import { QUEUES } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import type { Job, JobState, JobType, Queue } from 'bullmq';
import type { Stores } from '../stores.js';
import { isOf } from './lead-data.js';

export interface FoundJob {
  readonly queue: Queue;
  readonly job: Job<unknown>;
  readonly state: JobState | 'unknown';
}

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

/** The queues whose jobs hold leads. */
export const leadQueues = ({ queues }: Pick<Stores, 'queues'>): Queue[] =>
  Object.values(queues).filter(({ name }) => name !== QUEUES.chat && name !== QUEUES.maintenance);

export async function findLeadJobs(stores: Stores, query: LeadQuery): Promise<FoundJob[]> {
  return (await Promise.all(leadQueues(stores).map((queue) => select(queue, ({ data }) => isOf(query, data))))).flat();
}

async function select(queue: Queue, wanted: (job: Job<unknown>) => boolean): Promise<FoundJob[]> {
  const found: FoundJob[] = [];
  for await (const jobs of jobsOf(queue))
    for (const job of jobs.filter(wanted)) found.push({ queue, job, state: await job.getState() });
  return found;
}
