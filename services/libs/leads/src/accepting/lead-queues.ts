// The two jobs of a lead, behind a circuit breaker.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type Lead, QUEUES, type QueueName } from '@school/contracts';
import { RedisBreaker, withDeadline } from '@school/platform';
import type { Queue } from 'bullmq';

/**
 * How long adding both jobs may take, in milliseconds. Needed because an add to a Redis that was never up stays
 * pending.
 */
export const ACCEPT_DEADLINE_MS = 2000;

const LEAD_JOB = 'lead-';

/** The id of a lead's job in either queue: adding a job with an id that exists has no effect. */
export const leadJobId = (leadId: string): string => `${LEAD_JOB}${leadId}`;

/** The lead that a job belongs to, by the job's id. */
export const leadOfJob = (jobId: string): string | undefined =>
  jobId.startsWith(LEAD_JOB) ? jobId.slice(LEAD_JOB.length) : undefined;

/** The id of the job that confirms a lead to its sender. */
export const confirmationJobId = (leadId: string): string => `confirmation-${leadId}`;

/**
 * The progress of a lead's job. queued: it waits, is active, or is a dead letter; broken: it is active, and Redis has
 * lost a part of it.
 */
export type LeadProgress = 'done' | 'queued' | 'broken';

@Injectable()
export class LeadQueues {
  private readonly breaker = new RedisBreaker('leads');

  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /** Whether the circuit is open: leads are not added to the queues. */
  get open(): boolean {
    return this.breaker.open;
  }

  /**
   * Queues a lead to be stored and to be mailed. Redis has acknowledged both jobs, and has written them to disk, when
   * it resolves. The two are independent so that neither a dead database nor a dead mail server can hide a lead from
   * the other; both adds are idempotent, so one of them alone and a repetition do no harm.
   * @throws when either is not acknowledged in time, or at once while the circuit is open. The lead may be queued all
   * the same.
   */
  async add(lead: Lead): Promise<void> {
    await this.withinDeadline((queue) => queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }));
  }

  /**
   * Makes sure that both queues hold a lead's job with its data. A Redis that loses writes may have kept the data and
   * no entry in a list, or the entry without the data, which a worker has then made a dead letter.
   * @param closed queues that have completed the lead's job, or must not be given it.
   * @returns the least progress among the other queues.
   * @throws as `add`.
   */
  async ensureQueued(lead: Lead, closed: ReadonlySet<QueueName> = new Set()): Promise<LeadProgress> {
    const reached = await this.withinDeadline((queue) =>
      closed.has(queue.name as QueueName) ? 'done' : ensureJob(queue, lead),
    );
    return (['broken', 'queued'] as const).find((progress) => reached.includes(progress)) ?? 'done';
  }

  private withinDeadline<T>(work: (queue: Queue) => T | Promise<T>): Promise<T[]> {
    return this.breaker.run(() => {
      const both = Promise.all([work(this.storeQueue), work(this.mailQueue)]);
      return withDeadline(
        both,
        ACCEPT_DEADLINE_MS,
        () => new Error(`No acknowledgment within ${ACCEPT_DEADLINE_MS} ms`),
      );
    });
  }
}

/** Adds a lead's job where it is missing or incomplete. */
async function ensureJob(queue: Queue, lead: Lead): Promise<LeadProgress> {
  const jobId = leadJobId(lead.id);
  const [job, state] = await Promise.all([queue.getJob(jobId), queue.getJobState(jobId)]);
  if (state === 'completed') return 'done';
  if (state !== 'unknown' && (job?.data as Partial<Lead> | undefined)?.id === lead.id) return 'queued';
  // An incomplete job may stand in several lists; all are removed, or a later clean-up of one would remove the new job
  // too.
  for (
    let left = job !== undefined || state !== 'unknown';
    left;
    left = (await queue.getJobState(jobId)) !== 'unknown'
  ) {
    // It is active, and locked by its worker.
    if ((await queue.remove(jobId)) === 0) return 'broken';
  }
  await queue.add(lead.kind, lead, { jobId });
  return 'queued';
}
