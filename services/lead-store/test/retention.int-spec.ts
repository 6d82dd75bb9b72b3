// Data past their retention are deleted in every store; nothing is deleted earlier.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUEUES, type QueueName } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { Database, runMigrations, storeLead } from '@school/lead-database';
import { query } from '@school/lead-database/testing';
import { jobOptions, workerConnection } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { Retention } from '../src/maintenance/retention.js';
import { startLeadStore } from './lead-store.js';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redisUrl: string;
let app: NestFastifyApplication;
let queues: Readonly<Record<QueueName, Queue>>;

beforeAll(async () => {
  [database, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  await runMigrations(database.url, { report: () => undefined });
  app = await startLeadStore(database.url, redisUrl);
  const options = { connection: workerConnection(redisUrl), defaultJobOptions: jobOptions };
  queues = Object.fromEntries(Object.values(QUEUES).map((name) => [name, new Queue(name, options)])) as typeof queues;
});
beforeEach(async () => {
  await queues[QUEUES.mail].obliterate({ force: true });
  await query(database.url, 'TRUNCATE leads, contact_requests CASCADE');
});
afterAll(async () => {
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await app.close();
  await database.drop();
});

const run = (now = NOW) => app.get(Retention).run(now);
const nothing = { leads: 0, contactRequests: 0, finishedJobs: 0, deadLetters: 0 };
const rows = async () => (await query(database.url, 'SELECT id FROM leads ORDER BY received_at')).map(({ id }) => id);
const contactRequests = async () => (await query(database.url, 'SELECT FROM contact_requests')).length;

test.each([
  ['a request, two years', 'contact', '2024-11-21T09:30:00.000Z'],
  ['a complaint, five years', 'complaint', '2021-11-21T09:30:00.000Z'],
] as const)('a row stays to the last millisecond and no longer: %s', async (_, kind, limit) => {
  const kept = aLead(kind, { receivedAt: limit });
  const expired = aLead(kind, { receivedAt: new Date(Date.parse(limit) - 1).toISOString() });
  for (const lead of [kept, expired]) await storeLead(app.get(Database), lead);
  const contacts = kind === 'contact' ? 1 : 0;
  expect(await run()).toEqual({ ...nothing, leads: 1, contactRequests: contacts });
  expect([await rows(), await contactRequests()]).toEqual([[kept.id], contacts]);
  expect(await run()).toEqual(nothing);
});

describe('a job', () => {
  async function finish(name: QueueName, data: object, fails = false): Promise<void> {
    const job = await queues[name].add('x', data);
    const worker = new Worker(
      name,
      async () => (fails ? Promise.reject(new UnrecoverableError('by the test')) : 'a reply'),
      { connection: workerConnection(redisUrl) },
    );
    await eventually(async () => expect(await job.getState()).toBe(fails ? 'failed' : 'completed'));
    await worker.close();
  }
  const kept = async (name: QueueName) => queues[name].getJobCountByTypes('completed', 'failed');

  test('that is completed stays seven days and no longer', async () => {
    await finish(QUEUES.mail, {});
    expect(await run(new Date(Date.now() + 7 * DAY - MINUTE))).toEqual(nothing);
    expect(await kept(QUEUES.mail)).toBe(1);
    expect(await run(new Date(Date.now() + 7 * DAY + MINUTE))).toEqual({ ...nothing, finishedJobs: 1 });
    expect(await kept(QUEUES.mail)).toBe(0);
  });

  test('that failed waits for an operator, but no longer than its lead may be kept', async () => {
    const body = aBody('contact');
    await finish(QUEUES.mail, aLead('contact', { receivedAt: '2024-11-21T09:29:59.999Z' }, body), true);
    await finish(QUEUES.mail, aLead('contact', { receivedAt: '2024-11-21T09:30:00.000Z' }, body), true);
    await finish(QUEUES.mail, aLead('complaint', { receivedAt: '2024-11-21T09:29:59.999Z' }), true);
    await finish(QUEUES.mail, { no: 'lead' }, true);
    expect(await run()).toEqual({ ...nothing, deadLetters: 1 });
    expect(await kept(QUEUES.mail)).toBe(3);
  });
});

test('runs every night', async () => {
  await storeLead(app.get(Database), aLead('quote', { receivedAt: '2020-01-01T00:00:00.000Z' }));
  const scheduled = await eventually(async () => {
    const jobs = (await queues[QUEUES.maintenance].getDelayed()).filter(({ name }) => name === 'retention');
    expect(jobs).toHaveLength(1);
    return jobs[0]!;
  });
  expect(await queues[QUEUES.maintenance].getJobScheduler('retention')).toMatchObject({
    pattern: '30 3 * * *',
    tz: 'Europe/Rome',
  });
  await scheduled.promote();
  await eventually(async () => expect(await rows()).toEqual([]));
});
