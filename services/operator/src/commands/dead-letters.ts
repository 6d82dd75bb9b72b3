// The dead letters: failed jobs, which only an operator replays or discards. A failed turn of a chat is removed at once.
import { QUEUES, type QueueName } from '@school/contracts';
import { recordEvent } from '@school/lead-database/without-nest';
import { GAVE_UP, jobsOf, withoutAddresses } from '@school/platform/without-nest';
import type { Job, Queue } from 'bullmq';
import { EXIT, OperatorError } from '../operator-error.js';
import { leadFacts } from '../search/lead-data.js';
import { canonicalReference } from '../search/query.js';
import type { Stores } from '../stores.js';

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

interface FailedJob {
  readonly job: Job<unknown>;
  readonly letter: DeadLetter;
}

/** Dead letters of one queue or of all, oldest first. */
export async function deadLetters({ queues }: Stores, only?: QueueName): Promise<FailedJob[]> {
  const found: FailedJob[] = [];
  for (const queue of Object.values(queues).filter(({ name }) => only === undefined || name === only)) {
    for await (const jobs of jobsOf(queue, ['failed']))
      found.push(...jobs.map((job) => ({ job, letter: describe(queue, job) })));
  }
  return found.sort((a, b) => (a.job.finishedOn ?? 0) - (b.job.finishedOn ?? 0));
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

export const nameOf = ({ queue, job }: DeadLetter): string => `${queue}/${job}`;

/**
 * The dead letters by name: `queue/job`, a job's id, a lead's id or its reference.
 * @throws OperatorError when there is none.
 */
export async function named(stores: Stores, names: readonly string[], only?: QueueName): Promise<FailedJob[]> {
  const all = await deadLetters(stores, only);
  const found = names.map((name) => {
    const matches = all.filter(
      ({ job, letter }) =>
        [job.id, nameOf(letter), leadFacts(job.data)?.id].includes(name) ||
        (letter.reference !== undefined && letter.reference === canonicalReference(name)),
    );
    if (matches.length === 0)
      throw new OperatorError(`No dead letter is called ${withoutAddresses(name)}. See: leads dlq list`, EXIT.notFound);
    return matches;
  });
  return [...new Set(found.flat())];
}

/** @returns those that were still dead letters: another operator may have replayed or discarded the others. */
export async function replay(failed: readonly FailedJob[]): Promise<FailedJob[]> {
  const replayed: FailedJob[] = [];
  for (const one of failed)
    try {
      await one.job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      replayed.push(one);
    } catch (error) {
      if (await one.job.isFailed()) throw error;
    }
  return replayed;
}

/** Whether it failed because a service was unavailable for too long, not for its contents. */
export const wasGivenUp = ({ letter }: FailedJob): boolean => letter.reason.startsWith(GAVE_UP);

/**
 * Removes a dead letter permanently. That a mail will never be sent is recorded, so that the reconciler does not queue
 * it again.
 * @throws DatabaseUnavailableError; nothing is removed then.
 */
export async function discard({ database }: Stores, { job, letter }: FailedJob): Promise<void> {
  const id = leadFacts(job.data)?.id;
  if (letter.queue === QUEUES.mail && id)
    await recordEvent(database, { id, event: 'discarded', at: new Date().toISOString() });
  await job.remove();
}
