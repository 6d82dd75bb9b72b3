// How jobs are kept, and how processes talk to Redis.
import { retention } from '@school/catalog/privacy';
import type { QueueOptions } from 'bullmq';
import type { RedisOptions } from 'ioredis';

const DAY_SECONDS = 24 * 60 * 60;
/** Of a queue: as many take some 100 MB of Redis, which a flood would fill otherwise before the days are over. */
const MOST_FINISHED_JOBS = 50_000;

/** Attempts at an error of unknown nature; outages are waited out by age and use none up. */
const UNKNOWN_ERROR_ATTEMPTS = 8;

/** The largest data of a job that a queue takes, as JSON. */
export const LARGEST_JOB_BYTES = 65_536;

export const jobOptions: QueueOptions['defaultJobOptions'] = {
  attempts: UNKNOWN_ERROR_ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  // So long a finished job answers a repeated request by itself; later the stored row and the mail ledger do.
  removeOnComplete: { age: retention.finishedJobDays * DAY_SECONDS, count: MOST_FINISHED_JOBS },
  // The failed set is the dead-letter queue: nothing leaves it but by an operator's hand.
  removeOnFail: false,
  stackTraceLimit: 5,
  sizeLimit: LARGEST_JOB_BYTES,
};

/** Before somebody who waits: commands fail at once when Redis is away. Callers add a deadline, see `acceptLead`. */
export const producerConnection = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1500,
  connectTimeout: 1500,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
} satisfies RedisOptions;

/** For a worker: it waits for Redis as long as it takes. */
export const workerConnection = (url: string): QueueOptions['connection'] => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
});
