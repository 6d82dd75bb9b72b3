// The database is unavailable, or not migrated: leads wait, none becomes a dead letter, and no operator is needed.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LEAD_VERSION, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import type { Job, Queue } from 'bullmq';
import { runMigrations } from '@school/lead-database';
import { blocked, holdOpen, makeUnavailable, query } from '@school/lead-database/testing';
import { deliver, openQueue, readiness, startLeadStore } from './lead-store.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redisUrl: string;
let queue: Queue;
let app: NestFastifyApplication;

beforeEach(async () => {
  [database, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  queue = openQueue(redisUrl);
});

afterEach(async () => {
  await app.close();
  await queue.close();
  await database.drop();
});

const migrate = () => runMigrations(database.url, { report: () => undefined });
const deliverOneOfEach = () => Promise.all(leadKinds.map((kind) => deliver(queue, aLead(kind))));
const rows = async () => (await query(database.url, 'SELECT id FROM leads')).length;

/** Every job was started more than once, counts no failed attempt, and waits. */
const allWait = (jobs: readonly Job[]) =>
  eventually(async () => {
    for (const { id } of jobs) {
      const job = await queue.getJob(id!);
      expect(job!.finishedOn).toBeUndefined();
      expect(job!.attemptsMade).toBe(0);
      expect(job!.attemptsStarted).toBeGreaterThan(1);
    }
  });

const allStored = (jobs: readonly Job[]) =>
  eventually(async () => {
    expect(await queue.getJobCounts('completed', 'failed')).toEqual({ completed: jobs.length, failed: 0 });
    expect(await rows()).toBe(jobs.length);
  });

test('leads that arrive while the database is unavailable are stored when it is back', async () => {
  await migrate();
  app = await startLeadStore(database.url, redisUrl);
  await eventually(async () => expect((await readiness(app)).status).toBe(200));
  const makeAvailable = await makeUnavailable(database.url);
  const jobs = await deliverOneOfEach();
  await allWait(jobs);
  expect(await readiness(app)).toEqual({
    status: 503,
    checks: { redis: 'ok', database: expect.stringContaining('not currently accepting connections') },
  });
  await makeAvailable();
  await allStored(jobs);
  await eventually(async () => expect((await readiness(app)).status).toBe(200));
});

test('a worker starts while the database is unavailable, and stores when it is back', async () => {
  await migrate();
  const makeAvailable = await makeUnavailable(database.url);
  app = await startLeadStore(database.url, redisUrl);
  const jobs = await deliverOneOfEach();
  await allWait(jobs);
  await makeAvailable();
  await allStored(jobs);
});

test('leads wait for the migrations, and the worker is not ready until then', async () => {
  app = await startLeadStore(database.url, redisUrl);
  const jobs = await deliverOneOfEach();
  await allWait(jobs);
  expect((await readiness(app)).status).toBe(503);
  await migrate();
  await allStored(jobs);
  expect((await readiness(app)).status).toBe(200);
});

test('a worker whose newest migration is missing is not ready', async () => {
  await migrate();
  await query(database.url, 'DELETE FROM migrations');
  app = await startLeadStore(database.url, redisUrl);
  const checks = { redis: 'ok', database: 'Pending migrations: CreateSchema1795824000000' };
  await eventually(async () => expect(await readiness(app)).toEqual({ status: 503, checks }));
});

test('an envelope newer than the worker waits for a newer worker', async () => {
  await migrate();
  app = await startLeadStore(database.url, redisUrl);
  const job = await queue.add('contact', { ...aLead('contact'), v: LEAD_VERSION + 1 });
  await allWait([job]);
  expect(await rows()).toBe(0);
});

test('a stopping worker finishes the lead under way before it closes the database', async () => {
  await migrate();
  app = await startLeadStore(database.url, redisUrl);
  const release = await holdOpen(database.url, 'LOCK TABLE leads IN SHARE MODE');
  const job = await deliver(queue, aLead('contact'));
  await eventually(async () => expect(await blocked(database.url)).toBe(1));
  const closed = app.close();
  await eventually(async () => expect((await readiness(app).catch(() => ({ status: 503 }))).status).toBe(503));
  await release();
  await closed;
  expect(await job.getState()).toBe('completed');
  expect(await rows()).toBe(1);
});
