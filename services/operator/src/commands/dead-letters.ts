// The dead letters: jobs in the failed sets, which only an operator replays or discards.
import { QUEUES, type QueueName } from '@school/contracts';
import { GAVE_UP, withoutAddresses } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { EXIT, OperatorError } from '../operator-error.js';
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
 * The dead letters by name: `queue/job`, a job's id, a lead's id or its reference.
 * @throws OperatorError when there is none.
 */
export async function named(stores: Stores, names: readonly string[], only?: QueueName): Promise<Dead[]> {
  const all = await deadLetters(stores, only);
  const found = names.map((name) => {
    const matches = all.filter(({ queue, job, letter }) => {
      const names = [job.id, `${queue.name}/${job.id}`, leadFacts(job.data)?.id];
      return names.includes(name) || (letter.reference !== undefined && letter.reference === canonicalReference(name));
    });
    if (matches.length === 0)
      throw new OperatorError(`No dead letter is called ${withoutAddresses(name)}. See: leads dlq list`, EXIT.notFound);
    return matches;
  });
  return [...new Set(found.flat())];
}

// Sets the timestamp only of a job that still exists: otherwise HSET would create an incomplete job.
const RESET_TIMESTAMP = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('HSET', KEYS[1], 'timestamp', ARGV[1]) end`;

/** Queues dead letters again, with all attempts. @returns what was queued. */
export async function replay({ redis }: Stores, dead: readonly Dead[]): Promise<DeadLetter[]> {
  for (const { queue, job, letter } of dead) {
    // The back-off depends on the job's age, which begins anew.
    await redis.eval(RESET_TIMESTAMP, 1, queue.toKey(job.id!), Date.now());
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    await addAuditLine(redis, { action: 'replay', subject: `${letter.queue}/${letter.job}`, kind: letter.kind });
  }
  return dead.map(({ letter }) => letter);
}

/** Turns of chats are not replayed: their deadline is over, and they would fail again. */
export const canBeReplayed = ({ letter }: Dead): boolean => letter.queue !== QUEUES.chat;

/** BullMQ's reason for jobs that stalled too often, from versions that had such a limit. */
const STALLED = 'job stalled more than allowable limit';

/** Whether it failed for its age or its workers, not for its contents. */
export const wasGivenUp = ({ letter: { reason } }: Dead): boolean => reason.startsWith(GAVE_UP) || reason === STALLED;

const LOOKS_PERSONAL = /@|\d[\d\s./-]{5,}\d/;

/**
 * Removes dead letters permanently, with an audit entry; the reconciler does not queue these leads again.
 * @throws OperatorError for a reason that could hold personal data.
 */
export async function discard(
  { redis, tombstones }: Stores,
  dead: readonly Dead[],
  reason: string,
): Promise<DeadLetter[]> {
  if (reason.trim() === '') throw new OperatorError('Give a reason', EXIT.usage);
  if (LOOKS_PERSONAL.test(reason))
    throw new OperatorError('The reason is kept: write it without addresses and numbers of people', EXIT.usage);
  for (const { job, letter } of dead) {
    const id = leadFacts(job.data)?.id;
    if (id) await tombstones.discard(letter.queue, [id]);
    await addAuditLine(redis, {
      action: 'discard',
      subject: `${letter.queue}/${letter.job}`,
      kind: letter.kind,
      reason: reason.trim(),
    });
    await job.remove();
  }
  return dead.map(({ letter }) => letter);
}
