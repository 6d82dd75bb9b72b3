// Jobs in every state of every queue.
import { QUEUES } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { jobIdsOf } from '@school/leads/without-nest';
import { jobsOf } from '@school/platform/without-nest';
import type { Job, JobState, Queue } from 'bullmq';
import type { Stores } from '../stores.js';
import { isOf } from './lead-data.js';

export interface FoundJob {
  readonly queue: Queue;
  readonly job: Job<unknown>;
  readonly state: JobState | 'unknown';
}

/** The queues whose jobs hold leads. */
export const leadQueues = ({ queues }: Pick<Stores, 'queues'>): Queue[] =>
  Object.values(queues).filter(({ name }) => name !== QUEUES.chat && name !== QUEUES.maintenance);

/** The jobs of a person or a lead. Those of an id are read by their own ids, without reading the others. */
export async function findLeadJobs(stores: Stores, query: LeadQuery): Promise<FoundJob[]> {
  const found = leadQueues(stores).map((queue) => {
    const jobs = query.by === 'id' ? jobsOfLead(queue, query.value) : jobsOf(queue);
    return select(queue, jobs, ({ data }) => isOf(query, data));
  });
  return (await Promise.all(found)).flat();
}

async function* jobsOfLead(queue: Queue, id: string): AsyncGenerator<Job<unknown>[]> {
  const jobs = await Promise.all(jobIdsOf(id).map((jobId) => queue.getJob(jobId)));
  yield jobs.filter((job) => job !== undefined);
}

async function select(
  queue: Queue,
  groups: AsyncIterable<Job<unknown>[]>,
  wanted: (job: Job<unknown>) => boolean,
): Promise<FoundJob[]> {
  const found: FoundJob[] = [];
  for await (const jobs of groups)
    for (const job of jobs.filter(wanted)) found.push({ queue, job, state: await job.getState() });
  return found;
}
