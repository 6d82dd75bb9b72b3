// The real worker, with a database of PostgreSQL and one of Redis for each suite.
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { School } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { type Lead, QUEUES } from '@school/contracts';
import { jobOptions, nestOptions, parseEnv } from '@school/platform';
import { type Job, Queue } from 'bullmq';
import { AppModule } from '../src/app.module.js';
import { leadStoreEnv } from '../src/env.js';

/** Otherwise the worker's jobs would depend on the hour at which a test runs. */
const withoutMornings: School = { ...exampleSchool, morningMail: null };

/** Starts a worker whose back-off of half an hour takes two seconds. */
export async function startLeadStore(
  databaseUrl: string,
  redisUrl: string,
  variables: Readonly<Record<string, string>> = {},
  school: School = withoutMornings,
): Promise<NestFastifyApplication> {
  const stores = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  const env = parseEnv(leadStoreEnv, {
    NODE_ENV: 'test',
    SCHOOL_FILE: 'given by the test',
    ...stores,
    RETRY_TIME_SCALE: '0.001',
    ...variables,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(env, school), new FastifyAdapter(), {
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
