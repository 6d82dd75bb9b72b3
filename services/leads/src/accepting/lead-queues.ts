// The two jobs of a lead, behind a circuit breaker.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type Lead, QUEUES, type QueueName } from '@school/contracts';
import { RedisBreaker, withDeadline } from '@school/platform';
import type { Queue } from 'bullmq';

/** How long both jobs may take, in milliseconds. Needed because an add to a Redis that was never up pends for ever. */
export const ACCEPT_DEADLINE_MS = 2000;

const LEAD_JOB = 'lead-';

/** The name of a lead's job in either queue: what makes adding it twice harmless. */
export const leadJobId = (leadId: string): string => `${LEAD_JOB}${leadId}`;

/** The lead that a job belongs to, by the job's name. */
export const leadOfJob = (jobId: string): string | undefined => (jobId.startsWith(LEAD_JOB) ? jobId.slice(LEAD_JOB.length) : undefined);

/** The name of the job that acknowledges a complaint to its sender. */
export const acknowledgmentJobId = (leadId: string): string => `ack-${leadId}`;

/** How far a lead's job is. queued: it waits, is worked on, or is a dead letter; broken: a worker holds what Redis has kept of it. */
export type LeadProgress = 'done' | 'queued' | 'broken';

@Injectable()
export class LeadQueues {
  private readonly breaker = new RedisBreaker('leads');

  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /** Whether leads go past Redis without being offered to it. */
  get open(): boolean {
    return this.breaker.open;
  }

  /**
   * Queues a lead to be stored and to be mailed. Redis has acknowledged both jobs, and has written them to disk, when it resolves.
   * The two are independent so that neither a dead database nor a dead mail server can hide a lead from the other; both adds
   * are idempotent, so a half-success and a repetition converge.
   * @throws when either is not acknowledged in time, or at once while the breaker is open. The lead may be queued all the same.
   */
  async add(lead: Lead): Promise<void> {
    await this.inTime((queue) => queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }));
  }

  /**
   * Sees to it that both queues have a lead's job, whole. A Redis that forgets may have kept its data and not its place in a queue, or the place
   * and not the data, which a worker then made a dead letter of.
   * @param closed queues that have done with the lead, or must not have it.
   * @returns how far the one of the others is that is least far.
   * @throws as `add`.
   */
  async settle(lead: Lead, closed: ReadonlySet<QueueName> = new Set()): Promise<LeadProgress> {
    const reached = await this.inTime((queue) => (closed.has(queue.name as QueueName) ? 'done' : settled(queue, lead)));
    return (['broken', 'queued'] as const).find((progress) => reached.includes(progress)) ?? 'done';
  }

  private inTime<T>(work: (queue: Queue) => T | Promise<T>): Promise<T[]> {
    return this.breaker.run(() => {
      const both = Promise.all([work(this.storeQueue), work(this.mailQueue)]);
      return withDeadline(both, ACCEPT_DEADLINE_MS, () => new Error(`No acknowledgment within ${ACCEPT_DEADLINE_MS} ms`));
    });
  }
}

/** Adds a lead's job where it is not, or not whole. */
async function settled(queue: Queue, lead: Lead): Promise<LeadProgress> {
  const jobId = leadJobId(lead.id);
  const [job, state] = await Promise.all([queue.getJob(jobId), queue.getJobState(jobId)]);
  if (state === 'completed') return 'done';
  if (state !== 'unknown' && (job?.data as Partial<Lead> | undefined)?.id === lead.id) return 'queued';
  // What is left of it may stand in several places: whoever tidied one of them up later would take the new job along.
  for (let left = job !== undefined || state !== 'unknown'; left; left = (await queue.getJobState(jobId)) !== 'unknown') {
    // A worker has it in its hands.
    if ((await queue.remove(jobId)) === 0) return 'broken';
  }
  await queue.add(lead.kind, lead, { jobId });
  return 'queued';
}
