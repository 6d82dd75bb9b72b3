// Retries outages for five days, with growing delays. A job that cannot succeed fails at once, as a dead letter.
import { Logger } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { errorText, redactedError } from '../observability/error-text.js';
import { type JobOutcome, jobs } from '../observability/metrics.js';
import { GAVE_UP } from './queue-options.js';

/** outage: the dependency is unavailable; permanent: no attempt can succeed; unknown: a bounded number of attempts. */
export type Failure = 'outage' | 'permanent' | 'unknown';

/** Works on the jobs of a queue. */
export interface JobProcessor {
  work(job: Job): Promise<unknown>;
  /** The kind of failure that an error is. Without this method BullMQ alone retries, as the job's options say. */
  failureOf?(error: unknown): Failure;
  /** Called before a job fails for the last time. */
  failedForGood?(job: Job): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STEPS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE] as const;
const LONGEST_STEP = STEPS[5];
/** As RFC 5321 has a mail server give up, after four to five days. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * MINUTE;
const ALL_STEPS_MS = STEPS.reduce((sum, step) => sum + step, 0);
/** As many as fit in those days. An old job with fewer was delayed by something else, as by a paused queue. */
export const GIVE_UP_AFTER_STARTS = STEPS.length + Math.floor((GIVE_UP_AFTER_MS - ALL_STEPS_MS) / LONGEST_STEP);
const JITTER = 0.2;

const logger = new Logger('RetryByAge');

/** The back-off after the n-th start of a job, in milliseconds. Jitter keeps a backlog from being retried at once. */
export function outageDelay(start: number, random = Math.random()): number {
  const step = STEPS[Math.min(start, STEPS.length) - 1] ?? STEPS[0];
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/**
 * Processes a job. A failure delays the job, makes a dead letter of it, or uses up an attempt.
 * @param timeScale multiplies the delays and the age limit (1 in production).
 * @throws DelayedError (BullMQ's signal that the job was delayed), UnrecoverableError (dead letter), or the error,
 * redacted.
 */
export async function retryByAge(
  job: Job,
  token: string | undefined,
  processor: JobProcessor,
  timeScale: number,
): Promise<unknown> {
  try {
    return await processor.work(job);
  } catch (error) {
    if (!processor.failureOf) throw error;
    const failure = processor.failureOf(error);
    const reason = errorText(error);
    const isOld = Date.now() - job.timestamp > GIVE_UP_AFTER_MS * timeScale;
    const isGivenUp = failure === 'outage' && isOld && job.attemptsStarted >= GIVE_UP_AFTER_STARTS;
    const isLast = failure === 'unknown' && job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    if (failure === 'permanent' || isGivenUp || isLast) await processor.failedForGood?.(job);
    if (failure === 'permanent') throw new UnrecoverableError(reason);
    if (failure === 'unknown') throw redactedError(error);
    if (isGivenUp) throw new UnrecoverableError(`${GAVE_UP}: ${reason}`);
    const delay = outageDelay(job.attemptsStarted) * timeScale;
    await job.moveToDelayed(Date.now() + delay, token);
    jobs.inc({ queue: job.queueName, outcome: 'delayed' satisfies JobOutcome });
    const { queueName: queue, id, name: kind, attemptsStarted: start } = job;
    logger.warn({
      event: 'job-delayed',
      queue,
      job: id,
      kind,
      start,
      seconds: Math.round(delay / 1000),
      error: reason,
    });
    throw new DelayedError(reason);
  }
}
