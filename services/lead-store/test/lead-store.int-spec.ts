import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, leadKinds, leadReference } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import type { Queue } from 'bullmq';
import { Database } from '../src/database/database.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { LeadRepository } from '../src/leads/lead.repository.js';
import { type Row, blocked, deliver, holdOpen, openQueue, query, readiness, startLeadStore } from './lead-store.js';

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
  await query(database.url, 'TRUNCATE leads, contact_requests');
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

  test('delivered twice at the same moment is one row in each table', async () => {
    const lead = aLead('contact');
    const leads = app.get(LeadRepository);
    await Promise.all([leads.save(lead), leads.save(lead)]);
    expect([await count('leads'), await count('contact_requests')]).toEqual([1, 1]);
  });

  test('that two workers store at once, in opposite orders, is one row in each table', async () => {
    const leads = Array.from({ length: 3 }, () => aLead('contact')).sort((a, b) => (a.id < b.id ? -1 : 1));
    const [one, two] = [app.get(LeadRepository), other.get(LeadRepository)];
    // Both are under way when they meet: a third party keeps them from inserting the lead in the middle.
    const release = await holdOpen(
      database.url,
      `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
       VALUES ($1, 'contact', '', now(), '', '{}', '{}', '{}')`,
      [leads[1]!.id],
    );
    const saved = Promise.all([
      ...leads.map((lead) => one.save(lead)),
      ...leads.toReversed().map((lead) => two.save(lead)),
    ]);
    await eventually(async () => expect(await blocked(database.url)).toBe(2));
    await release();
    await saved;
    expect([await count('leads'), await count('contact_requests')]).toEqual([3, 3]);
  });

  test('that is stored already keeps what was stored first', async () => {
    const lead = aLead('school');
    await app.get(LeadRepository).save(lead);
    await app.get(LeadRepository).save({ ...lead, origin: '/altrove' });
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
      { ...aLead('contact'), payload: { ...aLead('contact').payload, message: 'NUL \u0000 smuggled in' } },
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

  test('does not fail the leads that share its transaction', async () => {
    const leads = app.get(LeadRepository);
    const outcomes = await Promise.allSettled(
      [aLead('contact'), aLead('quote', { origin: '\u0000' }), aLead('school')].map((lead) => leads.save(lead)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await count('leads'), await count('contact_requests')]).toEqual([2, 1]);
  });
});

describe('a connection', () => {
  test('whose work failed is not used again, and its work is rolled back', async () => {
    const connections = app.get(Database);
    const backend = async (runner: { query: (sql: string) => Promise<unknown> }) =>
      ((await runner.query('SELECT pg_backend_pid() AS pid')) as Row[])[0]!['pid'];
    let doubtful: unknown;
    const failing = connections.use(async (runner) => {
      doubtful = await backend(runner);
      await runner.startTransaction();
      await runner.query(
        `INSERT INTO contact_requests (first_name, last_name, email) VALUES ('Anna', 'Prova', 'anna.prova@example.com')`,
      );
      throw new Error('by the test');
    });
    await expect(failing).rejects.toThrow('by the test');
    expect(await connections.use(backend)).not.toBe(doubtful);
    expect(await count('contact_requests')).toBe(0);
  });
});

test('a worker that can store is ready', async () => {
  expect(await readiness(app)).toEqual({ status: 200, checks: { redis: 'ok', database: 'ok' } });
});
