// The command with real servers and the real services.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lead, QUEUES, type QueueName } from '@school/contracts';
import { runMigrations } from '@school/lead-database';
import { SPOOL_PLACES, Spool } from '@school/leads';
import { jobOptions, parseEnv, workerConnection } from '@school/platform';
import { emptyDatabase, emptyRedis } from '@school/platform/testing';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { operatorEnv } from '../src/env.js';
import { runLeads } from '../src/program.js';

export interface Ran {
  readonly code: number;
  /** A file is in base64. */
  readonly out: string;
  readonly err: string;
}

export type Queues = Readonly<Record<QueueName, Queue>>;

export interface Operator {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly redis: Redis;
  readonly queues: Queues;
  readonly spool: Spool;
  readonly spoolDir: string;
  /** What the command reads from its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs a command line. */
  readonly leads: (...args: string[]) => Promise<Ran>;
  /** As `leads`, with --json read. */
  readonly json: <T>(...args: string[]) => Promise<T>;
  /** Empties Redis and the spool. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startOperator(): Promise<Operator> {
  const [database, redisUrl, dir] = await Promise.all([
    emptyDatabase(),
    emptyRedis(),
    mkdtemp(join(tmpdir(), 'operator-')),
  ]);
  await runMigrations(database.url, { report: () => undefined });
  const [spoolDir, erasuresDir] = [join(dir, 'spool'), join(dir, 'erasures')];
  await Promise.all([mkdir(spoolDir), mkdir(erasuresDir)]);
  const env = {
    REDIS_URL: redisUrl,
    DATABASE_URL: database.url,
    SPOOL_DIR: spoolDir,
    ERASURES_DIR: erasuresDir,
    ERASURES_KEY: Buffer.alloc(32, 7).toString('base64'),
    SCHOOL_FILE: join(import.meta.dirname, '../../../infra/school.json'),
  };
  const redis = new Redis(redisUrl);
  const queues = Object.fromEntries(
    Object.values(QUEUES).map((name) => [
      name,
      new Queue(name, { connection: workerConnection(redisUrl), defaultJobOptions: jobOptions }),
    ]),
  ) as Queues;
  const leads = async (...args: string[]): Promise<Ran> => {
    let out = '';
    let err = '';
    const code = await runLeads(args, {
      env,
      out: (text) => void (out += typeof text === 'string' ? text : Buffer.from(text).toString('base64')),
      err: (text) => void (err += text),
    });
    return { code, out, err };
  };
  const { SPOOL_DIR } = parseEnv(operatorEnv, env);
  const spool = new Spool({ directory: SPOOL_DIR });
  return {
    databaseUrl: database.url,
    redisUrl,
    redis,
    queues,
    spool,
    spoolDir,
    env,
    leads,
    json: async <T>(...args: string[]) => JSON.parse((await leads(...args, '--json')).out) as T,
    reset: async () => {
      await redis.flushdb();
      for (const place of SPOOL_PLACES)
        await Promise.all((await spool.entries(place)).map((entry) => spool.remove(entry)));
    },
    close: async () => {
      await Promise.all(Object.values(queues).map((queue) => queue.close()));
      redis.disconnect();
      await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Queues a lead as the gateway does. */
export const submit = ({ queues }: Operator, lead: Lead): Promise<Job[]> =>
  Promise.all(
    [QUEUES.store, QUEUES.mail].map((name) => queues[name].add(lead.kind, lead, { jobId: `lead-${lead.id}` })),
  );

/** Adds a job and has it fail permanently. */
export async function bury(
  { redisUrl, queues }: Operator,
  name: QueueName,
  jobName: string,
  data: unknown,
  jobId: string,
  reason = 'refused by the test',
): Promise<void> {
  await queues[name].add(jobName, data, { jobId });
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = new Worker(name, () => Promise.reject(new UnrecoverableError(reason)), {
    connection: workerConnection(redisUrl),
  });
  worker.on('failed', (job) => job?.id === jobId && resolve());
  await promise;
  await worker.close();
}
