// A stored lead that is neither mailed nor queued to be mailed is queued again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, type LeadEventKind, type LeadKind, QUEUES, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Database, recordEvent, runMigrations, storeLead } from '@school/lead-database';
import { query } from '@school/lead-database/testing';
import { confirmationJobId, eventJobId, leadJobId } from '@school/leads';
import { jobOptions } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue, Worker } from 'bullmq';
import { MaintenanceProcessor } from '../src/maintenance/maintenance.processor.js';
import { MAX_AGE_MS, Reconciler } from '../src/maintenance/reconciler.js';
import { startLeadStore } from './lead-store.js';

const HOUR_MS = 60 * 60 * 1000;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let app: NestFastifyApplication;
let mails: Queue;
let confirmations: Queue;
let events: Queue;
let maintenance: Queue;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  const options = { connection: { url: redisUrl }, defaultJobOptions: jobOptions };
  [mails, confirmations, events, maintenance] = [
    QUEUES.mail,
    QUEUES.confirmation,
    QUEUES.events,
    QUEUES.maintenance,
  ].map((name) => new Queue(name, options)) as [Queue, Queue, Queue, Queue];
  app = await startLeadStore(database.url, redisUrl);
  // Here the test runs the reconciler.
  await app.get(MaintenanceProcessor).worker.pause();
});
afterAll(async () => {
  await app.close();
  await Promise.all([mails, confirmations, events, maintenance].map((queue) => queue.close()));
  await database.drop();
});
beforeEach(async () => {
  await mails.obliterate({ force: true });
  await query(database.url, 'TRUNCATE leads, contact_requests CASCADE');
});

const reconcile = () => app.get(Reconciler).run();
const store = async (lead: Lead): Promise<Lead> => {
  await storeLead(app.get(Database), lead);
  return lead;
};
const received = (ageMs: number, kind: LeadKind = 'contact') =>
  aLead(kind, { receivedAt: new Date(Date.now() - ageMs).toISOString() });
/** Completes the waiting job of a queue. */
async function complete(queue: Queue): Promise<void> {
  const worker = new Worker(queue.name, null, { connection: queue.opts.connection });
  const job = await worker.getNextJob('test');
  await job!.moveToCompleted(null, 'test', false);
  await worker.close();
}
const record = ({ id }: Lead, event: LeadEventKind) =>
  recordEvent(app.get(Database), { id, event, at: new Date().toISOString() });

test.each(leadKinds)('a %s that was never queued to be mailed is queued as it was accepted, once', async (kind) => {
  const lead = await store({ ...received(HOUR_MS, kind), suspicion: ['too-fast'] });
  expect(await reconcile()).toEqual({ queued: 1 });
  expect((await mails.getJob(leadJobId(lead.id)))!.data).toEqual(lead);
  expect(await reconcile()).toEqual({ queued: 0 });
});

test('what was mailed and has lost its events is reported again, with its confirmation', async () => {
  const lead = await store(received(HOUR_MS));
  const jobs = [
    await mails.add(lead.kind, lead, { jobId: leadJobId(lead.id) }),
    await confirmations.add(lead.kind, lead, { jobId: confirmationJobId(lead.id) }),
  ];
  for (const queue of [mails, confirmations]) await complete(queue);
  expect(await reconcile()).toEqual({ queued: 1 });
  expect(await Promise.all(jobs.map((job) => job.getState()))).toEqual(['waiting', 'waiting']);
});

describe('not queued is', () => {
  test.each(['delivered', 'discarded'] as const)('what was %s, though Redis has lost everything', async (event) => {
    await record(await store(received(HOUR_MS, 'complaint')), event);
    expect(await reconcile()).toEqual({ queued: 0 });
  });

  test('what has a job, waiting or failed', async () => {
    const lead = await store(received(HOUR_MS));
    await mails.add(lead.kind, lead, { jobId: leadJobId(lead.id) });
    expect(await reconcile()).toEqual({ queued: 0 });
  });

  test('what was mailed and whose event waits to be recorded', async () => {
    const lead = await store(received(HOUR_MS));
    await mails.add(lead.kind, lead, { jobId: leadJobId(lead.id) });
    await complete(mails);
    await events.add('delivered', {}, { jobId: eventJobId('delivered', lead.id), delay: HOUR_MS });
    expect(await reconcile()).toEqual({ queued: 0 });
  });

  test('what may be on its way, and what is older than the delivery ledger', async () => {
    await store(received(0));
    await store(received(MAX_AGE_MS + HOUR_MS));
    expect(await reconcile()).toEqual({ queued: 0 });
  });
});

test('of many leads that were delivered the one that was not is found', async () => {
  // One after the other: six hundred at once would wait too long for a connection of the pool on a busy machine.
  const leads: Lead[] = [];
  for (let count = 0; count < 600; count += 1) leads.push(await store(received(HOUR_MS, 'school')));
  for (const lead of leads.slice(1)) await record(lead, 'delivered');
  expect(await reconcile()).toEqual({ queued: 1 });
  expect(await mails.getJob(leadJobId(leads[0]!.id))).toBeDefined();
});

test('runs every few minutes, by one job scheduler', async () => {
  const lead = await store(received(HOUR_MS));
  await app.get(MaintenanceProcessor).worker.resume();
  await eventually(async () => expect(await mails.getJob(leadJobId(lead.id))).toBeDefined());
  await app.get(MaintenanceProcessor).worker.pause();
  expect((await maintenance.getJobSchedulers()).map(({ key }) => key).sort()).toEqual(['reconcile', 'retention']);
});
