// Retries outages for five days, with growing delays. A job that cannot succeed fails at once, as a dead letter.
import { Logger } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { GIVE_UP_AFTER_STARTS, type Times } from '../config/times.js';
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

const JITTER = 0.2;

const logger = new Logger('RetryByAge');

/** The back-off after the n-th start of a job. Jitter keeps a backlog from being retried at once. */
export function outageDelay(steps: readonly number[], start: number, random = Math.random()): number {
  const step = steps[Math.min(start, steps.length) - 1] ?? steps[0]!;
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/**
 * Processes a job. A failure delays the job, makes a dead letter of it, or uses up an attempt.
 * @throws DelayedError (BullMQ's signal that the job was delayed), UnrecoverableError (dead letter), or the error,
 * redacted.
 */
export async function retryByAge(
  job: Job,
  token: string | undefined,
  processor: JobProcessor,
  { outageSteps, giveUpAfter }: Pick<Times, 'outageSteps' | 'giveUpAfter'>,
): Promise<unknown> {
  try {
    return await processor.work(job);
  } catch (error) {
    if (!processor.failureOf) throw error;
    const failure = processor.failureOf(error);
    const reason = errorText(error);
    const isOld = Date.now() - job.timestamp > giveUpAfter;
    const isGivenUp = failure === 'outage' && isOld && job.attemptsStarted >= GIVE_UP_AFTER_STARTS;
    const isLast = failure === 'unknown' && job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    if (failure === 'permanent' || isGivenUp || isLast) await processor.failedForGood?.(job);
    if (failure === 'permanent') throw new UnrecoverableError(reason);
    if (failure === 'unknown') throw redactedError(error);
    if (isGivenUp) throw new UnrecoverableError(`${GAVE_UP}: ${reason}`);
    const delay = outageDelay(outageSteps, job.attemptsStarted);
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
