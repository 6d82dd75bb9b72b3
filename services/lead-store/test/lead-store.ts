// The real worker, with a database of PostgreSQL and one of Redis for each suite.
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { type Lead, QUEUES } from '@school/contracts';
import { emptyErasureLedger } from '@school/leads/testing';
import { jobOptions, nestOptions, parseEnv } from '@school/platform';
import { type Job, Queue } from 'bullmq';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { leadStoreEnv } from '../src/env.js';

/** Starts a worker whose back-off of half an hour takes two seconds. */
export async function startLeadStore(
  databaseUrl: string,
  redisUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<NestFastifyApplication> {
  const stores = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  const env = parseEnv(leadStoreEnv, {
    NODE_ENV: 'test',
    ...emptyErasureLedger(),
    ...stores,
    RETRY_TIME_SCALE: '0.001',
    ...variables,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(env), new FastifyAdapter(), {
    ...nestOptions('lead-store'),
    logger: false,
  });
  await app.init();
  return app;
}

/** The answer of /health/ready. */
export async function readiness(
  app: NestFastifyApplication,
): Promise<{ status: number; checks: Record<string, string> }> {
  const { statusCode, json } = await app.inject({ url: '/health/ready' });
  return { status: statusCode, checks: json<{ checks: Record<string, string> }>().checks };
}

export const openQueue = (redisUrl: string) =>
  new Queue(QUEUES.store, { connection: { url: redisUrl }, defaultJobOptions: jobOptions });

/** Queues a lead as the gateway does. */
export const deliver = (queue: Queue, lead: Lead, jobId = `lead-${lead.id}`): Promise<Job> =>
  queue.add(lead.kind, lead, { jobId });

export type Row = Record<string, unknown>;

/** Runs one statement on a separate connection. */
export async function query(databaseUrl: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Refuses all connections to a database until the returned function is called. */
export async function takeAway(databaseUrl: string): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']!;
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await query(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  return async () => void (await query(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
}

/** Runs a statement in a transaction that stays open, holding its locks, until the returned function rolls it back. */
export async function holdOpen(databaseUrl: string, sql: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, values);
  return () => client.end();
}

/** How many statements wait for a lock. */
export const blocked = async (databaseUrl: string): Promise<number> =>
  (
    await query(
      databaseUrl,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length;
