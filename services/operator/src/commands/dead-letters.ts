// The dead letters: jobs in the failed sets. Nothing leaves them but by an operator's hand.
import { QUEUES, type QueueName } from '@school/contracts';
import { GAVE_UP } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { EXIT, OperatorError } from '../operator-error.js';
import { withoutAddresses } from '../output/output.js';
import type { Stores } from '../stores.js';
import { addAuditLine } from '../survey/audit.js';
import { allJobs } from '../survey/held-jobs.js';
import { leadFacts } from '../survey/lead-data.js';
import { canonicalReference } from '../survey/query.js';

export interface DeadLetter {
  readonly queue: QueueName;
  readonly job: string;
  readonly kind: string;
  readonly reference: string | undefined;
  readonly receivedAt: string | undefined;
  readonly failedAt: string | undefined;
  readonly attempts: number;
  readonly reason: string;
}

interface Dead {
  readonly queue: Queue;
  readonly job: Job<unknown>;
  readonly letter: DeadLetter;
}

/** Dead letters of one queue or of all, oldest first. */
export async function deadLetters({ queues }: Stores, only?: QueueName): Promise<Dead[]> {
  const dead: Dead[] = [];
  for (const queue of only ? [queues[only]] : Object.values(queues)) {
    for await (const job of allJobs(queue, ['failed'])) dead.push({ queue, job, letter: describe(queue, job) });
  }
  return dead.sort((a, b) => (a.job.finishedOn ?? 0) - (b.job.finishedOn ?? 0));
}

function describe(queue: Queue, job: Job<unknown>): DeadLetter {
  const lead = leadFacts(job.data);
  return {
    queue: queue.name as QueueName,
    job: job.id!,
    kind: job.name,
    reference: lead?.reference,
    receivedAt: lead?.receivedAt,
    failedAt: job.finishedOn === undefined ? undefined : new Date(job.finishedOn).toISOString(),
    attempts: job.attemptsMade,
    reason: withoutAddresses(job.failedReason ?? ''),
  };
}

/**
 * The dead letters that a name stands for: `queue/job`, a job's id, a lead's id or its reference.
 * @throws OperatorError when there is none.
 */
export async function named(stores: Stores, names: readonly string[], only?: QueueName): Promise<Dead[]> {
  const all = await deadLetters(stores, only);
  const found = names.map((name) => {
    const matches = all.filter(({ queue, job, letter }) => {
      const known = [job.id, `${queue.name}/${job.id}`, leadFacts(job.data)?.id];
      return known.includes(name) || (letter.reference !== undefined && letter.reference === canonicalReference(name));
    });
    if (matches.length === 0)
      throw new OperatorError(`No dead letter is called ${withoutAddresses(name)}. See: leads dlq list`, EXIT.notFound);
    return matches;
  });
  return [...new Set(found.flat())];
}

// Sets a new time only on a job that is still there: otherwise a remnant of a job would come to be.
const RENEW = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('HSET', KEYS[1], 'timestamp', ARGV[1]) end`;

/** Puts dead letters back in their queues with all attempts before them. @returns what was put back. */
export async function replay({ redis }: Stores, dead: readonly Dead[]): Promise<DeadLetter[]> {
  for (const { queue, job, letter } of dead) {
    // An outage is waited out by a job's age: it counts from now.
    await redis.eval(RENEW, 1, queue.toKey(job.id!), Date.now());
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    await addAuditLine(redis, { action: 'replay', subject: `${letter.queue}/${letter.job}`, kind: letter.kind });
  }
  return dead.map(({ letter }) => letter);
}

/** Nobody waits for the reply any more: the turn would fail again. */
export const canBeReplayed = ({ letter }: Dead): boolean => letter.queue !== QUEUES.chat;

/** BullMQ's own words, by which jobs ended whose workers were stopped too often: there is no such limit any more. */
const STALLED = 'job stalled more than allowable limit';

/** Of no fault of its own: it waited too long, or its workers did not get on. */
export const wasGivenUp = ({ letter: { reason } }: Dead): boolean => reason.startsWith(GAVE_UP) || reason === STALLED;

const LOOKS_PERSONAL = /@|\d[\d\s./-]{5,}\d/;

/**
 * Removes dead letters for good, leaving a line about it; reconcilers do not queue these leads there again.
 * @throws OperatorError for a reason that could hold personal data.
 */
export async function discard({ redis, tombstones }: Stores, dead: readonly Dead[], reason: string): Promise<DeadLetter[]> {
  if (reason.trim() === '') throw new OperatorError('Give a reason', EXIT.usage);
  if (LOOKS_PERSONAL.test(reason))
    throw new OperatorError('The reason is kept: write it without addresses and numbers of people', EXIT.usage);
  for (const { job, letter } of dead) {
    const id = leadFacts(job.data)?.id;
    if (id) await tombstones.discard(letter.queue, [id]);
    await addAuditLine(redis, { action: 'discard', subject: `${letter.queue}/${letter.job}`, kind: letter.kind, reason: reason.trim() });
    await job.remove();
  }
  return dead.map(({ letter }) => letter);
}
