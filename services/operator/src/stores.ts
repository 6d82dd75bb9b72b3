// The stores of requests, opened for one run of the command.
import { QUEUES, type QueueName } from '@school/contracts';
import { Database, DatabaseUnavailableError, dataSourceOptions } from '@school/lead-database/without-nest';
import { ErasureLedger, Spool } from '@school/leads/without-nest';
import { jobOptions } from '@school/platform/without-nest';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { OperatorEnv } from './env.js';
import { EXIT, OperatorError } from './operator-error.js';

export interface Stores {
  /** Why Redis cannot be asked, for the commands that go on without it. */
  readonly redisFault?: OperatorError | undefined;
  readonly redis: Redis;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  readonly erasures: ErasureLedger;
  readonly database: Database;
  readonly spool: Spool;
}

const CONNECTION = {
  lazyConnect: true,
  maxRetriesPerRequest: 1,
  connectTimeout: 3000,
  commandTimeout: 10_000,
  retryStrategy: () => null,
} as const;

/**
 * Runs work with all stores. Redis is connected when it begins; the database is opened at its first use.
 * @throws OperatorError
 */
export async function withStores<T>(
  env: OperatorEnv,
  work: (stores: Stores) => Promise<T>,
  { withoutRedis = false } = {},
): Promise<T> {
  const { redis, fault: redisFault } = await openRedis(env.REDIS_URL);
  if (redisFault && !withoutRedis) throw redisFault;
  const queues = Object.fromEntries(
    redisFault ? [] : Object.values(QUEUES).map((name) => [name, openQueue(name, redis)]),
  ) as Stores['queues'];
  try {
    return await withDatabase(env.DATABASE_URL, (database) =>
      work({
        redisFault,
        redis,
        queues,
        erasures: new ErasureLedger({ directory: env.ERASURES_DIR, key: env.ERASURES_KEY }),
        database,
        spool: new Spool({ directory: env.SPOOL_DIR }),
      }),
    );
  } catch (error) {
    throw redisFault || redis.status === 'ready' ? error : redisUnavailable(env.REDIS_URL, 'the connection was lost');
  } finally {
    await Promise.all(Object.values(queues).map((queue) => queue.close()));
    redis.disconnect();
  }
}

/** Runs work with the database alone, which is opened at its first use. @throws OperatorError */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const dataSource = new DataSource({
    ...dataSourceOptions(url, 'leads'),
    connectTimeoutMS: CONNECTION.connectTimeout,
  });
  try {
    return await work(new Database(dataSource));
  } catch (error) {
    throw error instanceof DatabaseUnavailableError
      ? unavailable('PostgreSQL', 'DATABASE_URL', url, error.message)
      : error;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** What was read of the database; undefined while it is unavailable. */
export async function ifAvailable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return undefined;
    throw error;
  }
}

/** @throws OperatorError, DatabaseUnavailableError */
export async function requireDatabase({ database }: Pick<Stores, 'database'>): Promise<void> {
  try {
    await database.checkSchema();
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    throw new OperatorError(
      `The database is not ready: ${error instanceof Error ? error.message : String(error)}. Check that DATABASE_URL ` +
        `names the school's database, then run: make migrate`,
      EXIT.unavailable,
    );
  }
}

async function openRedis(url: string): Promise<{ redis: Redis; fault?: OperatorError }> {
  const redis = new Redis(url, CONNECTION);
  let reason = 'no answer';
  redis.on('error', (error: NodeJS.ErrnoException) => void (reason = error.message || String(error.code)));
  try {
    await redis.connect();
    await redis.ping();
    return { redis };
  } catch {
    redis.disconnect();
    return { redis, fault: redisUnavailable(url, reason) };
  }
}

function openQueue(name: QueueName, connection: Redis): Queue {
  const queue = new Queue(name, { connection, defaultJobOptions: jobOptions });
  // A command that fails rejects; the event is redundant.
  return queue.on('error', () => undefined);
}

const redisUnavailable = (url: string, reason: string) => unavailable('Redis', 'REDIS_URL', url, reason);

function unavailable(store: string, setting: string, url: string, reason: string): OperatorError {
  const place = `${store} does not answer at ${new URL(url).host}: ${reason}`;
  return new OperatorError(
    `${place}. Check ${setting}, that it runs, and that it can be reached from here.`,
    EXIT.unavailable,
  );
}
