// Expired data is deleted, to the day, in every store; nothing is deleted earlier.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUEUES, type QueueName } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { AUDIT_KEY, ErasureLedger, Tombstones } from '@school/leads';
import { emptyErasureLedger } from '@school/leads/testing';
import { jobOptions, workerConnection } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { Database } from '../src/database/database.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { monthsBefore } from '../src/maintenance/retention/cutoffs.js';
import type { Queues } from '../src/maintenance/retention/expire-jobs.js';
import { runRetention } from '../src/maintenance/retention/run-retention.js';
import { deliver, query, startLeadStore, takeAway } from './lead-store.js';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redisUrl: string;
let redis: Redis;
let queues: Queues;
let dataSource: DataSource;
let connections: Database;
let tombstones: Tombstones;
let erasures: ErasureLedger;

beforeAll(async () => {
  [database, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  await runMigrations(database.url, { report: () => undefined });
  redis = new Redis(redisUrl);
  tombstones = new Tombstones(redis);
  const { ERASURES_DIR: directory, ERASURES_KEY: key } = emptyErasureLedger();
  erasures = new ErasureLedger({ directory, key: Buffer.from(key, 'base64') });
  dataSource = new DataSource(dataSourceOptions(database.url));
  connections = new Database(dataSource);
  queues = Object.fromEntries(
    Object.values(QUEUES).map((name) => [
      name,
      new Queue(name, { connection: workerConnection(redisUrl), defaultJobOptions: jobOptions }),
    ]),
  ) as Queues;
});
beforeEach(async () => {
  await redis.flushdb();
  await query(database.url, 'TRUNCATE leads, contact_requests');
});
afterAll(async () => {
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  if (dataSource.isInitialized) await dataSource.destroy();
  redis.disconnect();
  await database.drop();
});

const run = (now = NOW, dryRun = false) =>
  runRetention({ database: connections, redis, queues, tombstones, erasures }, now, dryRun);
const nothing = {
  leads: 0,
  complaints: 0,
  contactRequests: 0,
  erasedAgain: 0,
  finishedJobs: 0,
  deadLetters: 0,
  tombstones: 0,
};

/** A row of `leads`, and for a contact one of `contact_requests`. @returns its id. */
async function row(kind: 'contact' | 'complaint' | 'quote', receivedAt: string): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    database.url,
    `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload) VALUES ($1, ` +
      `$2, '', $3, '', '{}', '{}', '{"email":"anna.prova@example.com"}')`,
    [id, kind, receivedAt],
  );
  if (kind === 'contact')
    await query(
      database.url,
      `INSERT INTO contact_requests (first_name, last_name, email, created_at) VALUES ('Anna', 'Prova', ` +
        `'anna.prova@example.com', $1::timestamptz AT TIME ZONE 'UTC')`,
      [receivedAt],
    );
  return id;
}

const leads = async () => (await query(database.url, 'SELECT id FROM leads')).map(({ id }) => id);
const contactRequests = async () => (await query(database.url, 'SELECT id FROM contact_requests')).length;

describe('a row', () => {
  test.each([
    ['a request, two years', 'contact', '2026-11-21T09:30:00Z', '2024-11-21T09:30:00.000Z'],
    ['a complaint, five years', 'complaint', '2026-11-21T09:30:00Z', '2021-11-21T09:30:00.000Z'],
    ['a request, on a leap day', 'contact', '2028-02-29T12:00:00Z', '2026-02-28T12:00:00.000Z'],
    ['a complaint, on a leap day', 'complaint', '2028-02-29T12:00:00Z', '2023-02-28T12:00:00.000Z'],
    ['a request of a leap day', 'contact', '2026-03-01T00:00:00Z', '2024-03-01T00:00:00.000Z'],
    ['a request, on the last of a month', 'contact', '2027-05-31T23:59:59Z', '2025-05-31T23:59:59.000Z'],
    ['a request, as the clocks change in Rome', 'contact', '2026-03-29T01:30:00Z', '2024-03-29T01:30:00.000Z'],
  ] as const)('stays to the last millisecond and no longer: %s', async (_, kind, now, limit) => {
    const kept = await row(kind, limit);
    const gone = await row(kind, new Date(Date.parse(limit) - 1).toISOString());
    const expected = { ...nothing, ...(kind === 'contact' ? { leads: 1, contactRequests: 1 } : { complaints: 1 }) };
    expect(await run(new Date(now), true)).toEqual(expected);
    expect(await leads()).toEqual([kept, gone]);
    expect(await run(new Date(now))).toEqual(expected);
    expect(await leads()).toEqual([kept]);
    expect(await contactRequests()).toBe(kind === 'contact' ? 1 : 0);
    expect(await run(new Date(now))).toEqual(nothing);
  });

  test('is deleted with any number of others', async () => {
    await query(
      database.url,
      `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload) SELECT ` +
        `gen_random_uuid(), 'quote', n::text, '2020-01-01', '', '{}', '{}', '{}' FROM generate_series(1, 2500) AS n`,
    );
    expect(await run()).toEqual({ ...nothing, leads: 2500 });
  });

  test('months are counted as PostgreSQL counts them, on every day of eight years', async () => {
    const days = await query(
      database.url,
      `SELECT day::text, (day - interval '24 months')::text AS two, (day - interval '1 month')::text AS one FROM ` +
        `generate_series(timestamp '2024-01-01', '2031-12-31', '1 day') AS day`,
    );
    const utc = (text: unknown) => new Date(`${String(text).replace(' ', 'T')}Z`);
    for (const { day, two, one } of days)
      expect([monthsBefore(utc(day), 24), monthsBefore(utc(day), 1)]).toEqual([utc(two), utc(one)]);
  });

  test('that a restored backup brought back after its erasure is erased again, with its contact request', async () => {
    const erased = await row('contact', '2026-11-20T10:00:00.123Z');
    const other = await row('contact', '2026-11-20T10:00:00.124Z');
    await tombstones.erase([erased], NOW);
    expect(await run(NOW, true)).toEqual({ ...nothing, erasedAgain: 1 });
    expect(await run()).toEqual({ ...nothing, erasedAgain: 1 });
    expect(await leads()).toEqual([other]);
    expect(await contactRequests()).toBe(1);
  });
});

describe('a job', () => {
  async function finish(name: QueueName, data: object, fails = false): Promise<void> {
    const job = await queues[name].add('x', data);
    const worker = new Worker(
      name,
      async () => (fails ? Promise.reject(new UnrecoverableError('by the test')) : 'said'),
      {
        connection: workerConnection(redisUrl),
      },
    );
    await eventually(async () => expect(await job.getState()).toBe(fails ? 'failed' : 'completed'));
    await worker.close();
  }
  const kept = async (name: QueueName) => queues[name].getJobCountByTypes('completed', 'failed');
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds);

  test.each([
    ['that is done, seven days, although no other one finishes', QUEUES.mail, false, 7 * DAY],
    ['of the chat, an hour', QUEUES.chat, false, 60 * MINUTE],
    ['of the chat that failed, an hour', QUEUES.chat, true, 60 * MINUTE],
  ])('stays as long as was said, with its events: %s', async (_, name, fails, time) => {
    await finish(name, {}, fails);
    expect(await run(after(time - MINUTE))).toEqual(nothing);
    expect(await kept(name)).toBe(1);
    expect(await run(after(time + MINUTE), true)).toEqual({ ...nothing, finishedJobs: 1 });
    expect(await kept(name)).toBe(1);
    expect(await run(after(time + MINUTE))).toEqual({ ...nothing, finishedJobs: 1 });
    expect(await kept(name)).toBe(0);
    expect(await redis.xlen(queues[name].toKey('events'))).toBe(0);
  });

  test('that is dead waits for an operator, but no longer than its lead may be kept', async () => {
    await finish(QUEUES.mail, aLead('contact', { receivedAt: '2024-11-21T09:29:59.999Z' }), true);
    await finish(QUEUES.mail, aLead('contact', { receivedAt: '2024-11-21T09:30:00.000Z' }), true);
    await finish(QUEUES.mail, aLead('complaint', { receivedAt: '2024-11-21T09:29:59.999Z' }), true);
    await finish(QUEUES.mail, { no: 'lead' }, true);
    expect(await run()).toEqual({ ...nothing, deadLetters: 1 });
    expect(await kept(QUEUES.mail)).toBe(3);
  });
});

test('tombstones and the audit are kept for two years', async () => {
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  const two = new Date('2024-11-21T09:30:00.000Z');
  await tombstones.erase([old], new Date(two.getTime() - 1));
  await tombstones.erase([young], two);
  await tombstones.discard(QUEUES.mail, [old], new Date(two.getTime() - 1));
  await redis.xadd(AUDIT_KEY, two.getTime() - 1, 'action', 'old');
  await redis.xadd(AUDIT_KEY, two.getTime(), 'action', 'young');
  expect(await run()).toEqual({ ...nothing, tombstones: 2 });
  expect([...(await tombstones.closed(QUEUES.mail, [old, young]))]).toEqual([young]);
  expect(await redis.xlen(AUDIT_KEY)).toBe(1);
});

describe('the scheduled deletion', () => {
  let apps: NestFastifyApplication[];
  beforeEach(
    async () =>
      void (apps = await Promise.all([startLeadStore(database.url, redisUrl), startLeadStore(database.url, redisUrl)])),
  );
  afterEach(() => Promise.all(apps.map((app) => app.close())));

  const scheduled = () =>
    eventually(async () => {
      const [job, ...more] = await queues[QUEUES.upkeep].getDelayed();
      expect([job?.name, more]).toEqual(['retention', []]);
      return job!;
    });

  test('runs once a day at night, however many replicas there are, and deletes', async () => {
    await row('quote', '2020-01-01T00:00:00Z');
    const job = await scheduled();
    expect(await queues[QUEUES.upkeep].getJobSchedulers()).toEqual([
      expect.objectContaining({ key: 'retention', pattern: '30 3 * * *', tz: 'Europe/Rome' }),
    ]);
    await job.promote();
    await eventually(async () => expect(await leads()).toEqual([]));
    await eventually(async () =>
      expect((await queues[QUEUES.upkeep].getJob(job.id!))?.returnvalue).toEqual({ ...nothing, leads: 1 }),
    );
    expect((await scheduled()).id).not.toBe(job.id);
  });

  test('waits for a database that is unavailable', async () => {
    await row('quote', '2020-01-01T00:00:00Z');
    const job = await scheduled();
    const giveBack = await takeAway(database.url);
    await job.promote();
    await eventually(async () =>
      expect((await queues[QUEUES.upkeep].getJob(job.id!))!.attemptsStarted).toBeGreaterThan(1),
    );
    await giveBack();
    await eventually(async () => expect(await leads()).toEqual([]));
  });
});

test('an erased lead is not stored, and its job leaves nothing behind', async () => {
  const lead = aLead('contact', {}, aBody('contact', { email: 'erased@example.com' }));
  await tombstones.erase([lead.id]);
  const neighbour = aLead('contact');
  const app = await startLeadStore(database.url, redisUrl);
  await Promise.all([deliver(queues[QUEUES.store], lead), deliver(queues[QUEUES.store], neighbour)]);
  await eventually(async () =>
    expect(await queues[QUEUES.store].getJobCounts('waiting', 'active', 'delayed', 'completed')).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      completed: 1,
    }),
  );
  expect(await leads()).toEqual([neighbour.id]);
  expect(await queues[QUEUES.store].getJob(`lead-${lead.id}`)).toBeUndefined();
  await app.close();
});
