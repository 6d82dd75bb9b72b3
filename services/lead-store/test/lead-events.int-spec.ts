// What became of a lead is recorded once, and is not lost while the database or the lead is missing.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, type LeadEvent, QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Database, leadStates, runMigrations, storeLead } from '@school/lead-database';
import { makeUnavailable, query } from '@school/lead-database/testing';
import { jobOptions } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { deliver, openQueue, startLeadStore } from './lead-store.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let events: Queue;
let stores: Queue;
let app: NestFastifyApplication;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  events = new Queue(QUEUES.events, { connection: { url: redisUrl }, defaultJobOptions: jobOptions });
  stores = openQueue(redisUrl);
  app = await startLeadStore(database.url, redisUrl);
});
afterAll(async () => {
  await app.close();
  await Promise.all([events.close(), stores.close()]);
  await database.drop();
});
beforeEach(() => query(database.url, 'TRUNCATE leads CASCADE'));

const AT = '2026-11-21T10:42:00.000Z';
const add = ({ id }: Pick<Lead, 'id'>, event: Partial<LeadEvent> = {}, jobId = crypto.randomUUID()) =>
  events.add('event', { v: 1, id, event: 'delivered', at: AT, office: 'didattica', ...event }, { jobId });
const store = async (lead: Lead): Promise<Lead> => {
  await storeLead(app.get(Database), lead);
  return lead;
};
const stateOf = async ({ id }: Lead) => (await app.get(Database).use((manager) => leadStates(manager, [id])))[0];
const isDone = () =>
  eventually(async () => expect(await events.getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0));

test('an event that comes twice is one event, and the first one stays', async () => {
  const lead = await store(aLead('translation'));
  await add(lead);
  await isDone();
  await add(lead, { at: '2026-11-22T08:00:00.000Z' });
  await isDone();
  expect(await query(database.url, 'SELECT kind, at, office FROM lead_events')).toEqual([
    { kind: 'delivered', at: new Date(AT), office: 'didattica' },
  ]);
  expect(await stateOf(lead)).toMatchObject({ deliveredAt: new Date(AT), office: 'didattica', takenAt: null });
});

test('an event waits until the database is available', async () => {
  const lead = await store(aLead('school'));
  const makeAvailable = await makeUnavailable(database.url);
  await add(lead);
  await eventually(async () => expect(await events.getDelayedCount()).toBe(1));
  await makeAvailable();
  await isDone();
  expect(await stateOf(lead)).toMatchObject({ deliveredAt: new Date(AT) });
});

test('an event waits for its lead, which is stored later', async () => {
  const lead = aLead('corporate');
  await stores.add(lead.kind, lead, { jobId: `lead-${lead.id}`, delay: 1_000_000 });
  await add(lead);
  await eventually(async () => expect(await events.getDelayedCount()).toBe(1));
  await (await stores.getJob(`lead-${lead.id}`))!.promote();
  await eventually(async () => expect(await stateOf(lead)).toMatchObject({ deliveredAt: new Date(AT) }));
});

test('an event of an erased lead is dropped, and events are erased with their lead', async () => {
  const lead = aLead('contact');
  await deliver(stores, lead);
  await add(lead);
  await eventually(async () => expect(await stateOf(lead)).toMatchObject({ deliveredAt: new Date(AT) }));
  await query(database.url, 'DELETE FROM leads');
  expect(await query(database.url, 'SELECT FROM lead_events')).toEqual([]);
  await add(lead, { event: 'confirmed' });
  await isDone();
  expect(await events.getFailedCount()).toBe(0);
});

test('what is no event fails at once', async () => {
  await add({ id: 'anna.prova@example.com' });
  await eventually(async () => expect(await events.getFailedCount()).toBe(1));
});
