// Jobs in every state of every queue.
import { QUEUES } from '@school/contracts';
import type { LeadQuery } from '@school/lead-store/operations';
import type { Job, JobState, JobType, Queue } from 'bullmq';
import type { Stores } from '../stores.js';
import { isOf, mentions } from './lead-data.js';

export interface HeldJob {
  readonly queue: Queue;
  readonly job: Job<unknown>;
  readonly state: JobState | 'unknown';
}

const STATES: JobType[] = ['waiting', 'prioritized', 'waiting-children', 'delayed', 'active', 'failed', 'completed'];
const READ_AT_ONCE = 100;

/** Every job of a queue. The ids are listed atomically, so that none is missed by a change of state meanwhile. */
export async function* allJobs(queue: Queue, states: JobType[] = STATES): AsyncGenerator<Job<unknown>> {
  const ids = await queue.getRanges(states, 0, -1);
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const jobs = await Promise.all(ids.slice(start, start + READ_AT_ONCE).map((id) => queue.getJob(id)));
    yield* jobs.filter((job) => job !== undefined);
  }
}

/** Queues whose jobs may hold an address; in upkeep that of an erasure that waits for the database, or failed. */
const ADDRESSED_QUEUES = [QUEUES.store, QUEUES.mail, QUEUES.confirmation, QUEUES.upkeep] as const;

/** The jobs of a lead or a person's leads. */
export async function findJobs({ queues }: Stores, query: LeadQuery): Promise<HeldJob[]> {
  const found = await Promise.all(
    ADDRESSED_QUEUES.map((name) => select(queues[name], ({ data }) => isOf(query, data))),
  );
  return found.flat();
}

/** Turns of the conversations in which an address occurs, in a message or a reply. */
export async function findChats({ queues }: Stores, address: string): Promise<HeldJob[]> {
  const queue = queues[QUEUES.chat];
  const named = await select(
    queue,
    ({ data, returnvalue }) => mentions(address, data) || mentions(address, returnvalue),
  );
  const conversations = new Set(named.map(({ job }) => conversationOf(job)));
  const ids = new Set(named.map(({ job }) => job.id));
  return select(
    queue,
    (job) => ids.has(job.id) || (conversationOf(job) !== undefined && conversations.has(conversationOf(job))),
  );
}

function conversationOf({ data }: Job<unknown>): string | undefined {
  const conversation =
    typeof data === 'object' && data !== null && 'conversation' in data ? data.conversation : undefined;
  return typeof conversation === 'string' ? conversation : undefined;
}

async function select(queue: Queue, wanted: (job: Job<unknown>) => boolean): Promise<HeldJob[]> {
  const found: HeldJob[] = [];
  for await (const job of allJobs(queue)) if (wanted(job)) found.push({ queue, job, state: await job.getState() });
  return found;
}

/** Ids of a queue's events of these jobs, or with the address. */
export async function findEvents(
  { redis }: Stores,
  queue: Queue,
  jobs: readonly HeldJob[],
  address: string,
): Promise<string[]> {
  const ids = new Set(jobs.map(({ job }) => job.id));
  const events = await redis.xrange(queue.toKey('events'), '-', '+');
  const ofJobs = (fields: string[]) =>
    fields.some((value, index) => index % 2 === 1 && fields[index - 1] === 'jobId' && ids.has(value));
  return events.filter(([, fields]) => ofJobs(fields) || mentions(address, fields)).map(([id]) => id);
}
