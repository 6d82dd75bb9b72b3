// Options of jobs and of connections to Redis.
import type { QueueOptions, WorkerOptions } from 'bullmq';
import type { RedisOptions } from 'ioredis';

/** How long completed jobs are kept. The privacy notice names this period. */
export const COMPLETED_JOBS_KEPT_DAYS = 7;
/** About 100 MB of Redis for each queue. Without a limit, a flood of requests would fill the memory. */
const MOST_COMPLETED_JOBS = 50_000;

/** `failedReason` of a job that failed because of its age begins with this text. */
export const GAVE_UP = 'Gave up after five days';

/** Attempts after errors of unknown cause. Outages use up no attempt, see `retryByAge`. */
const UNKNOWN_ERROR_ATTEMPTS = 8;

export const jobOptions: QueueOptions['defaultJobOptions'] = {
  attempts: UNKNOWN_ERROR_ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  // While a completed job is kept, adding it again has no effect; later the stored row and the delivery ledger prevent
  // a repetition.
  removeOnComplete: { age: COMPLETED_JOBS_KEPT_DAYS * 24 * 60 * 60, count: MOST_COMPLETED_JOBS },
  // Failed jobs are the dead letters: an operator retries or discards them.
  removeOnFail: false,
  stackTraceLimit: 5,
  sizeLimit: 65_536,
};

/** Of every worker, for `@Processor`; each adds how many jobs it works on at once. */
export const workerOptions = {
  // It is run once the application has started.
  autorun: false,
  // A job stalls when its worker is killed or starved. Another worker runs it again within about 15 seconds.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  // A job that stalls this often, which takes twenty minutes, fails, and an operator retries or discards it.
  maxStalledCount: 100,
} satisfies Partial<WorkerOptions>;

const reconnectDelay = (attempt: number) => Math.min(attempt * 100, 1000);

/**
 * For a process that answers requests: commands fail at once while Redis is unavailable. A Redis that is connected and
 * does not answer counts as unavailable after `socketTimeout`, so that a request waits for it at most once.
 */
export const producerConnection = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  socketTimeout: 1800,
  commandTimeout: 2000,
  connectTimeout: 1500,
  retryStrategy: reconnectDelay,
} satisfies RedisOptions;

/**
 * For a worker: commands wait until Redis is available. While the process closes, a connection that is lost is not
 * opened again: BullMQ would wait for it, to close it.
 */
export const workerConnection = (url: string, isClosing = () => false) => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: (attempt: number) => (isClosing() ? null : reconnectDelay(attempt)),
});
