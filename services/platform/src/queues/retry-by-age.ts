// Outages are waited out by a job's age, not by a count of attempts; what can't succeed goes to the dead letters at once.
import { Logger } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { errorText, tellableError } from '../observability/error-text.js';
import { type JobOutcome, jobs } from '../observability/metrics.js';

/**
 * outage: the other side is away; permanent: no attempt can succeed; unknown: a bounded number of attempts; `until`: no attempt before that
 * moment, in epoch milliseconds.
 */
export type Failure = 'outage' | 'permanent' | 'unknown' | { readonly until: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEPS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** RFC 5321 lets a mail sender give up after four to five days. */
export const GIVE_UP_AFTER_MS = 5 * 24 * 60 * MINUTE;
const JITTER = 0.2;

const logger = new Logger('RetryByAge');

/** Milliseconds to wait after the n-th start of a job (1 = first), ±20 % so that a backlog does not return as one wave. */
export function outageDelay(start: number, random = Math.random()): number {
  const step = STEPS[Math.min(start, STEPS.length) - 1] ?? STEPS[0]!;
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/**
 * Runs a job's work and turns its failure into what the queue should do.
 * @param classify what kind of failure an error is.
 * @param timeScale multiplies the waiting times and the age limit (1 in production).
 * @throws DelayedError (BullMQ's sign that the job was put back), UnrecoverableError (dead letter), or an error that tells of it what may be kept.
 */
export async function retryByAge<T>(
  job: Job,
  token: string | undefined,
  classify: (error: unknown) => Failure,
  timeScale: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = classify(error);
    const reason = errorText(error);
    if (failure === 'permanent') throw new UnrecoverableError(reason);
    if (failure === 'unknown') throw tellableError(error);
    if (Date.now() - job.timestamp > GIVE_UP_AFTER_MS * timeScale) throw new UnrecoverableError(`Gave up after five days of outage: ${reason}`);
    const delay = typeof failure === 'object' ? failure.until - Date.now() : outageDelay(job.attemptsStarted) * timeScale;
    await job.moveToDelayed(Date.now() + delay, token);
    jobs.inc({ queue: job.queueName, outcome: 'put-back' satisfies JobOutcome });
    logger.warn({ event: 'job-waits', queue: job.queueName, job: job.id, kind: job.name, start: job.attemptsStarted, seconds: Math.round(delay / 1000), error: reason });
    throw new DelayedError(reason);
  }
}
