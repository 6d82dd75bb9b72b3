// Options of jobs and of connections to Redis.
import { retention } from '@school/catalog/privacy';
import type { QueueOptions } from 'bullmq';
import type { RedisOptions } from 'ioredis';

const DAY_SECONDS = 24 * 60 * 60;
/**
 * Finished jobs that a queue keeps, some 100 MB of Redis: without a bound a flood of requests would fill the memory.
 */
const MOST_FINISHED_JOBS = 50_000;

/** Attempts after errors of unknown nature; outages are retried by age, and use up no attempt. */
const UNKNOWN_ERROR_ATTEMPTS = 8;

/** The largest data of a job that a queue takes, as JSON. */
export const LARGEST_JOB_BYTES = 65_536;

export const jobOptions: QueueOptions['defaultJobOptions'] = {
  attempts: UNKNOWN_ERROR_ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  // While a finished job is kept, adding it again has no effect (idempotency by job id); later the stored row and the
  // mail ledger prevent a repetition.
  removeOnComplete: { age: retention.finishedJobDays * DAY_SECONDS, count: MOST_FINISHED_JOBS },
  // The failed set is the dead-letter queue: nothing leaves it but by an operator's hand.
  removeOnFail: false,
  stackTraceLimit: 5,
  sizeLimit: LARGEST_JOB_BYTES,
};

/**
 * For a process that answers requests: commands fail at once when Redis is away. Callers add a deadline, see
 * `LeadQueues`.
 */
export const producerConnection = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1500,
  connectTimeout: 1500,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
} satisfies RedisOptions;

/** For a worker: it reconnects for as long as Redis is away. */
export const workerConnection = (url: string): QueueOptions['connection'] => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
});
