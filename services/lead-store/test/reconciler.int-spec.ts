// A stored lead that is neither mailed nor queued to be mailed is queued again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, type LeadKind, QUEUES, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { runMigrations } from '@school/lead-database';
import { query } from '@school/lead-database/testing';
import { deliveryKey, leadJobId } from '@school/leads';
import { jobOptions, workerToken } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue, type Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { LeadRepository } from '../src/leads/lead.repository.js';
import { MAX_AGE_MS, Reconciler } from '../src/maintenance/reconciler.js';
import { startLeadStore } from './lead-store.js';

const HOUR_MS = 60 * 60 * 1000;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redis: Redis;
let app: NestFastifyApplication;
let mails: Queue;
let maintenance: Queue;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  redis = new Redis(redisUrl);
  const options = { connection: { url: redisUrl }, defaultJobOptions: jobOptions };
  [mails, maintenance] = [new Queue(QUEUES.mail, options), new Queue(QUEUES.maintenance, options)];
  app = await startLeadStore(database.url, redisUrl);
  // Here the test runs the reconciler.
  await app.get<Worker>(workerToken(QUEUES.maintenance)).pause();
});
afterAll(async () => {
  await app.close();
  await Promise.all([mails.close(), maintenance.close()]);
  await redis.quit();
  await database.drop();
});
beforeEach(async () => {
  await mails.obliterate({ force: true });
  await query(database.url, 'TRUNCATE leads, contact_requests');
});

const reconcile = () => app.get(Reconciler).run();
const store = async (lead: Lead): Promise<Lead> => {
  await app.get(LeadRepository).save(lead);
  return lead;
};
const received = (ageMs: number, kind: LeadKind = 'contact') =>
  aLead(kind, { receivedAt: new Date(Date.now() - ageMs).toISOString() });
const accepted = (lead: Lead, at: string) => redis.set(deliveryKey(lead.id, 'office'), `accepted ${at} 250 queued`);

test.each(leadKinds)('a %s that was never queued to be mailed is queued as it was accepted, once', async (kind) => {
  const lead = await store({ ...received(HOUR_MS, kind), suspicion: ['too-fast'] });
  expect(await reconcile()).toEqual({ mailed: 0, queued: 1 });
  expect((await mails.getJob(leadJobId(lead.id)))!.data).toEqual(lead);
  expect(await reconcile()).toEqual({ mailed: 0, queued: 0 });
});

describe('not queued is', () => {
  test('what was mailed: it is marked, and not mailed again when Redis has lost everything', async () => {
    const lead = await store(received(HOUR_MS, 'complaint'));
    await accepted(lead, '2026-11-20T10:00:00.000Z');
    expect(await reconcile()).toEqual({ mailed: 1, queued: 0 });
    await redis.del(deliveryKey(lead.id, 'office'));
    expect(await reconcile()).toEqual({ mailed: 0, queued: 0 });
    expect(await query(database.url, 'SELECT mailed_at FROM leads')).toEqual([
      { mailed_at: new Date('2026-11-20T10:00:00Z') },
    ]);
  });

  test('what has a job, waiting or failed', async () => {
    const lead = await store(received(HOUR_MS));
    await mails.add(lead.kind, lead, { jobId: leadJobId(lead.id) });
    expect(await reconcile()).toEqual({ mailed: 0, queued: 0 });
  });

  test('what may be on its way, and what is older than the delivery ledger', async () => {
    await store(received(0));
    await store(received(MAX_AGE_MS + HOUR_MS));
    expect(await reconcile()).toEqual({ mailed: 0, queued: 0 });
  });
});

test('of many leads that were mailed the one that was not is found', async () => {
  // One after the other: six hundred at once would wait too long for a connection of the pool on a busy machine.
  const leads: Lead[] = [];
  for (let count = 0; count < 600; count += 1) leads.push(await store(received(HOUR_MS, 'school')));
  await Promise.all(leads.slice(1).map((lead) => accepted(lead, new Date().toISOString())));
  expect(await reconcile()).toEqual({ mailed: 599, queued: 1 });
  expect(await mails.getJob(leadJobId(leads[0]!.id))).toBeDefined();
});

test('runs every few minutes, by one job scheduler', async () => {
  const lead = await store(received(HOUR_MS));
  await app.get<Worker>(workerToken(QUEUES.maintenance)).resume();
  await eventually(async () => expect(await mails.getJob(leadJobId(lead.id))).toBeDefined());
  await app.get<Worker>(workerToken(QUEUES.maintenance)).pause();
  expect((await maintenance.getJobSchedulers()).map(({ key }) => key).sort()).toEqual(['reconcile', 'retention']);
});
