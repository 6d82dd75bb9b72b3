import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, leadKinds, leadReference } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { Database, runMigrations, storeLead } from '@school/lead-database';
import { type Row, query } from '@school/lead-database/testing';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import type { Queue } from 'bullmq';
import { deliver, openQueue, readiness, startLeadStore } from './lead-store.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redisUrl: string;
let queue: Queue;
let app: NestFastifyApplication;
let other: NestFastifyApplication;

beforeAll(async () => {
  [database, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  await runMigrations(database.url, { report: () => undefined });
  queue = openQueue(redisUrl);
  [app, other] = await Promise.all([startLeadStore(database.url, redisUrl), startLeadStore(database.url, redisUrl)]);
});

afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await queue.close();
  await database.drop();
});

beforeEach(async () => {
  await queue.obliterate({ force: true });
  await queue.resume();
  await query(database.url, 'TRUNCATE leads, contact_requests CASCADE');
});

const stored = (table: 'leads' | 'contact_requests'): Promise<Row[]> =>
  query(database.url, `SELECT *, ${table === 'leads' ? 'id' : 'created_at'}::text AS text FROM ${table}`);
const count = async (table: 'leads' | 'contact_requests'): Promise<number> => (await stored(table)).length;
const settled = (completed: number, failed = 0) =>
  eventually(async () =>
    expect(await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed')).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      completed,
      failed,
    }),
  );

describe('a lead', () => {
  test.each(leadKinds)('of kind %s is stored whole', async (kind) => {
    const lead = aLead(kind, {
      consent: { version: '2026-11', given: ['gdprAccepted'] },
      suspicion: ['honeypot', 'too-fast'],
    });
    await deliver(queue, lead);
    await settled(1);
    expect(await stored('leads')).toEqual([
      expect.objectContaining({
        id: lead.id,
        kind,
        reference: leadReference(kind, lead.id),
        received_at: new Date(lead.receivedAt),
        stored_at: expect.any(Date),
        origin: '/contatti',
        consent_version: '2026-11',
        consent_given: ['gdprAccepted'],
        suspicion: ['honeypot', 'too-fast'],
        payload: lead.payload,
      }),
    ]);
    expect(await count('contact_requests')).toBe(kind === 'contact' ? 1 : 0);
  });

  test('delivered twice is one row in each table', async () => {
    const lead = aLead('contact');
    await deliver(queue, lead, 'first');
    await settled(1);
    await deliver(queue, lead, 'second');
    await settled(2);
    expect([await count('leads'), await count('contact_requests')]).toEqual([1, 1]);
  });

  test('delivered to two workers at the same moment is one row in each table', async () => {
    const lead = aLead('contact');
    await Promise.all([app, other].map((worker) => storeLead(worker.get(Database), lead)));
    expect([await count('leads'), await count('contact_requests')]).toEqual([1, 1]);
  });

  test('that is stored already keeps what was stored first', async () => {
    const lead = aLead('school');
    await storeLead(app.get(Database), lead);
    await storeLead(app.get(Database), { ...lead, origin: '/altrove' });
    expect(await stored('leads')).toEqual([expect.objectContaining({ origin: '/contatti' })]);
  });
});

describe('a contact request', () => {
  const requests: readonly [string, unknown, Row][] = [
    [
      'an information request',
      aBody('contact'),
      { first_name: 'Anna', last_name: 'Prova', phone: '+39 333 000 0000', course: 'inglese' },
    ],
    [
      'a course enquiry',
      aCourseEnquiry(),
      { first_name: 'Ivo', last_name: 'Prova', phone: '06 0000006', course: 'Corso B1 Preliminary (PET)' },
    ],
    ['a course enquiry of one word', aCourseEnquiry({ name: 'Ivo' }), { first_name: 'Ivo', last_name: '-' }],
    [
      'blank fields',
      aBody('contact', { phone: '', course: '', message: '' }),
      { phone: null, course: null, message: null },
    ],
  ];

  test.each(requests)('is stored in the specified columns: %s', async (_what, body, columns) => {
    await deliver(queue, aLead('contact', {}, body));
    await settled(1);
    expect(await stored('contact_requests')).toEqual([expect.objectContaining(columns)]);
  });

  test('is dated when it was received, in UTC wherever the process runs', async () => {
    await deliver(queue, aLead('contact', { receivedAt: '2026-07-01T22:30:00.123Z' }));
    await settled(1);
    expect(await stored('contact_requests')).toEqual([
      expect.objectContaining({ text: '2026-07-01 22:30:00.123', created_at: new Date('2026-07-01T22:30:00.123Z') }),
    ]);
  });
});

describe('a job that can never be stored', () => {
  test('is a dead letter at its first attempt, and the other jobs are completed', async () => {
    const good = Array.from({ length: 20 }, (_, index) => aLead(leadKinds[index % leadKinds.length]!));
    const poison: Lead[] = [
      { ...aLead('complaint'), receivedAt: 'yesterday' },
      { ...aLead('contact'), payload: { ...aLead('contact').payload, email: 'nessuna' } },
      // What only PostgreSQL refuses.
      aLead('translation', { origin: '/\u0000' }),
    ];
    await Promise.all([...good, ...poison].map((lead) => deliver(queue, lead)));
    await settled(good.length, poison.length);
    expect(await count('leads')).toBe(good.length);
    const dead = await queue.getFailed();
    expect(dead.map(({ id }) => id).sort()).toEqual(poison.map(({ id }) => `lead-${id}`).sort());
    expect(dead.map(({ attemptsMade }) => attemptsMade)).toEqual([1, 1, 1]);
  });
});

test('a transaction that failed is rolled back, and its connection is not used again', async () => {
  const connections = app.get(Database);
  const backend = async () => (await connections.query<Row>('SELECT pg_backend_pid() AS pid'))[0]!['pid'];
  let failed: unknown;
  const failing = connections.transaction(async (manager) => {
    failed = (await manager.query<Row[]>('SELECT pg_backend_pid() AS pid'))[0]!['pid'];
    await manager.query(
      `INSERT INTO contact_requests (first_name, last_name, email) VALUES ('Anna', 'Prova', 'anna.prova@example.com')`,
    );
    throw new Error('by the test');
  });
  await expect(failing).rejects.toThrow('by the test');
  expect(await backend()).not.toBe(failed);
  expect(await count('contact_requests')).toBe(0);
});

test('a worker that can store is ready', async () => {
  expect(await readiness(app)).toEqual({ status: 200, checks: { redis: 'ok', database: 'ok' } });
});
