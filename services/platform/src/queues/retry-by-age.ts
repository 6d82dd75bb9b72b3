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
const STEPS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE] as const;
const LONGEST_STEP = STEPS[5];
/** RFC 5321 lets a mail sender give up after four to five days. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * MINUTE;
const ALL_STEPS_MS = STEPS.reduce((sum, step) => sum + step, 0);
/** As many starts as those days leave time for. An old job that was begun less often was kept by something else: a clock, a pause. */
export const GIVE_UP_AFTER_STARTS = STEPS.length + Math.floor((GIVE_UP_AFTER_MS - ALL_STEPS_MS) / LONGEST_STEP);
/** How the reason begins of a job that was given up for its age, not for what it holds. */
export const GAVE_UP = 'Gave up after five days';
/** A worker that is stopped, starved or killed loses its jobs to another one, without delay so many times. */
const IMMEDIATE_TAKE_OVERS = 3;
const JITTER = 0.2;

const logger = new Logger('RetryByAge');

/** Milliseconds to wait after the n-th start of a job (1 = first), ±20 % so that a backlog does not return as one wave. */
export function outageDelay(start: number, random = Math.random()): number {
  const step = STEPS[Math.min(start, STEPS.length) - 1] ?? STEPS[0];
  return Math.round(step * (1 + JITTER * (2 * random - 1)));
}

/**
 * Runs a job's work and turns its failure into what the queue should do. A job that was taken over again and again waits longer each time:
 * whether its worker was starved or is killed by the job itself, it is neither lost nor in the way of the others.
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
  // The take-overs that it has waited for are kept as its progress.
  if (job.stalledCounter > IMMEDIATE_TAKE_OVERS && job.progress !== job.stalledCounter) {
    await job.updateProgress(job.stalledCounter);
    const reason = `taken over ${job.stalledCounter} times from workers that did not get on`;
    return putBack(job, token, timeScale, outageDelay(job.stalledCounter - IMMEDIATE_TAKE_OVERS) * timeScale, reason);
  }
  try {
    return await work();
  } catch (error) {
    const failure = classify(error);
    if (failure === 'permanent') throw new UnrecoverableError(errorText(error));
    if (failure === 'unknown') throw tellableError(error);
    const delay = typeof failure === 'object' ? failure.until - Date.now() : outageDelay(job.attemptsStarted) * timeScale;
    return putBack(job, token, timeScale, delay, errorText(error));
  }
}

/** Puts a job back for so many milliseconds, or gives it up. @throws DelayedError or UnrecoverableError, always. */
async function putBack(job: Job, token: string | undefined, timeScale: number, delay: number, reason: string): Promise<never> {
  const isOld = Date.now() - job.timestamp > GIVE_UP_AFTER_MS * timeScale;
  if (isOld && job.attemptsStarted >= GIVE_UP_AFTER_STARTS) throw new UnrecoverableError(`${GAVE_UP}: ${reason}`);
  await job.moveToDelayed(Date.now() + delay, token);
  jobs.inc({ queue: job.queueName, outcome: 'put-back' satisfies JobOutcome });
  const { queueName: queue, id, name: kind, attemptsStarted: start } = job;
  logger.warn({ event: 'job-waits', queue, job: id, kind, start, seconds: Math.round(delay / 1000), error: reason });
  throw new DelayedError(reason);
}
