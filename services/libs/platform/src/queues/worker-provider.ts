import type { Provider, Type } from '@nestjs/common';
import { Worker } from 'bullmq';
import { workerConnection } from './queue-options.js';
import { type JobProcessor, retryByAge } from './retry-by-age.js';

/**
 * A job stalls when its worker is killed or starved. Another worker runs it again within about 35 seconds. A job that
 * stalls this often, which takes about an hour, fails, and an operator retries or discards it.
 */
const MAX_STALLED_COUNT = 100;
const LOCK_MS = 15_000;
const STALLED_CHECK_MS = 10_000;
/** With shorter locks, jobs would stall when a busy machine renews them late. */
const SHORTEST_LOCK_MS = 5000;

interface WorkerEnv {
  readonly REDIS_URL: string;
  /** Below 1 in tests and drills. */
  readonly RETRY_TIME_SCALE: number;
}

export const workerToken = (queue: string): string => `Worker:${queue}`;

/**
 * Provides the worker of a queue, which `QueueLifecycle` runs, observes and closes. Nest's `@Processor` is not used
 * because it takes the options of a worker when the class is defined, before the environment has been read.
 * @param concurrency how many jobs are worked on at once.
 */
export const workerProvider = (
  queue: string,
  processor: Type<JobProcessor>,
  { REDIS_URL, RETRY_TIME_SCALE }: WorkerEnv,
  concurrency: number,
): Provider => ({
  provide: workerToken(queue),
  inject: [processor],
  useFactory: (instance: JobProcessor) =>
    new Worker(queue, (job, token) => retryByAge(job, token, instance, RETRY_TIME_SCALE), {
      connection: workerConnection(REDIS_URL),
      autorun: false,
      concurrency,
      lockDuration: Math.max(LOCK_MS * RETRY_TIME_SCALE, SHORTEST_LOCK_MS),
      stalledInterval: Math.max(STALLED_CHECK_MS * RETRY_TIME_SCALE, SHORTEST_LOCK_MS / 5),
      maxStalledCount: MAX_STALLED_COUNT,
    }),
});
