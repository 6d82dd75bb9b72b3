// Jobs in every state of every queue.
import { QUEUES } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { jobIdsOf } from '@school/leads/without-nest';
import { jobsOf } from '@school/platform/without-nest';
import type { Job, JobState, Queue } from 'bullmq';
import type { Stores } from '../stores.js';
import { isOf, mentions } from './lead-data.js';

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

/** The turns of the conversations in which an address occurs, in a message or a reply. */
export async function findChats({ queues }: Stores, address: string): Promise<FoundJob[]> {
  const queue = queues[QUEUES.chat];
  const found = await select(
    queue,
    jobsOf(queue),
    ({ data, returnvalue }) => mentions(address, data) || mentions(address, returnvalue),
  );
  const ids = new Set(found.map(({ job }) => job.id));
  const conversations = new Set(found.map(({ job }) => conversationOf(job)).filter((id) => id !== undefined));
  return select(queue, jobsOf(queue), (job) => ids.has(job.id) || conversations.has(conversationOf(job) ?? ''));
}

function conversationOf({ data }: Job<unknown>): string | undefined {
  const { conversation } = (data ?? {}) as { conversation?: unknown };
  return typeof conversation === 'string' ? conversation : undefined;
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
