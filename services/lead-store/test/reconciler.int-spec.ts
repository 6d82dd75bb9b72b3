// A lead that is not stored or not mailed is queued again as long as a job or a row holds its data; what was mailed,
// discarded or erased is not.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, type LeadKind, QUEUES, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Tombstones, confirmationJobId, leadJobId } from '@school/leads';
import { jobOptions } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { runMigrations } from '../src/database/run-migrations.js';
import { LeadRepository } from '../src/leads/lead.repository.js';
import { LeadStoreProcessor } from '../src/leads/lead-store.processor.js';
import { LeadJobs } from '../src/maintenance/reconciler/lead-jobs.js';
import { RECONCILED_DAYS, Reconciler } from '../src/maintenance/reconciler/reconciler.js';
import { ReconcilerProcessor } from '../src/maintenance/reconciler/reconciler.processor.js';
import { RECONCILE_JOB, RETENTION_JOB } from '../src/maintenance/schedules.js';
import { deliver, query, startLeadStore, takeAway } from './lead-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redis: Redis;
let app: NestFastifyApplication;
let stores: Queue;
let mails: Queue;
let acknowledgments: Queue;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  redis = new Redis(redisUrl);
  const options = { connection: { url: redisUrl }, defaultJobOptions: jobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  acknowledgments = new Queue(QUEUES.confirmation, options);
  app = await startLeadStore(database.url, redisUrl);
  // Here the test is the scheduler, and looks at jobs before they are worked on.
  await app.get(ReconcilerProcessor).worker.close();
  await app.get(LeadStoreProcessor).worker.pause();
});
afterAll(async () => {
  await app.close();
  await Promise.all([stores, mails, acknowledgments].map((queue) => queue.close()));
  await redis.quit();
  await database.drop();
});
beforeEach(async () => {
  for (const queue of [stores, mails, acknowledgments]) await queue.obliterate({ force: true });
  for (const pattern of ['mail:*', 'tombstones:*']) for (const key of await redis.keys(pattern)) await redis.del(key);
  await query(database.url, 'TRUNCATE leads, contact_requests');
});

const store = (lead: Lead) => app.get(LeadRepository).save(lead);
const reconcile = () => app.get(Reconciler).run();
const nothing = { toMail: 0, toStore: 0, putBack: 0, notStored: 0 };
const note = (lead: Lead, words = `accepted ${new Date().toISOString()} 250 queued`) =>
  redis.set(`mail:${lead.id}:office`, words);
const receivedDaysAgo = (days: number, kind: LeadKind = 'contact') =>
  aLead(kind, { receivedAt: new Date(Date.now() - days * DAY_MS).toISOString() });
const counted = async (table: 'leads' | 'contact_requests') =>
  (await query(database.url, `SELECT FROM ${table}`)).length;

/** Moves a waiting job to the state in which it would have finished. */
async function end(queue: Queue, jobId: string, state: 'completed' | 'failed'): Promise<void> {
  await redis.lrem(queue.toKey('wait'), 1, jobId);
  await redis.zadd(queue.toKey(state), Date.now(), jobId);
}

/** A lead as it looks once it was stored and mailed, in jobs, rows and note. */
async function done(lead: Lead): Promise<Lead> {
  for (const queue of [stores, mails]) await end(queue, (await deliver(queue, lead)).id!, 'completed');
  await store(lead);
  await note(lead);
  return lead;
}

/** The worker stores all that waits. */
async function storeAll(): Promise<void> {
  const { worker } = app.get(LeadStoreProcessor);
  await worker.resume();
  await eventually(async () =>
    expect(await stores.getJobCounts('wait', 'active', 'delayed')).toEqual({ wait: 0, active: 0, delayed: 0 }),
  );
  await worker.pause();
}

describe('a stored lead', () => {
  test.each(leadKinds)(
    'of kind %s that was never to be mailed is to be mailed as it was accepted, once',
    async (kind) => {
      const lead = aLead(kind, { suspicion: ['too-fast'] });
      await store(lead);
      expect(await reconcile()).toEqual({ ...nothing, toMail: 1 });
      expect((await mails.getJob(`lead-${lead.id}`))!.data).toEqual(lead);
      expect(await reconcile()).toEqual(nothing);
    },
  );

  test('that waits to be mailed, or is a dead letter, is left alone', async () => {
    const [waiting, dead] = [aLead('contact'), aLead('contact')];
    await Promise.all([store(waiting), store(dead)]);
    await deliver(mails, waiting);
    await redis.zadd(mails.toKey('failed'), Date.now(), (await deliver(mails, dead)).id!);
    expect(await reconcile()).toEqual(nothing);
  });

  test('whose mail job is completed is marked as mailed, although its delivery note is lost', async () => {
    const lead = await done(aLead('contact'));
    await redis.del(`mail:${lead.id}:office`);
    expect(await reconcile()).toEqual(nothing);
    expect(await query(database.url, 'SELECT FROM leads WHERE mailed_at IS NOT NULL')).toHaveLength(1);
  });

  test('that was mailed is marked, and not mailed again when Redis has lost everything', async () => {
    const lead = aLead('complaint');
    await store(lead);
    await note(lead, 'accepted 2026-11-20T10:00:00.000Z 250 queued as 1');
    expect(await reconcile()).toEqual(nothing);
    await redis.del(`mail:${lead.id}:office`);
    expect(await reconcile()).toEqual(nothing);
    expect(await query(database.url, 'SELECT mailed_at FROM leads')).toEqual([
      { mailed_at: new Date('2026-11-20T10:00:00Z') },
    ]);
  });

  test('so old that its delivery note may have expired is not mailed again; a younger one is', async () => {
    const [old, young] = [receivedDaysAgo(RECONCILED_DAYS + 0.1), receivedDaysAgo(RECONCILED_DAYS - 0.1)];
    await Promise.all([store(old), store(young)]);
    expect(await reconcile()).toEqual({ ...nothing, toMail: 1 });
    expect(await mails.getJob(`lead-${old.id}`)).toBeUndefined();
  });

  test('whose delivery was claimed by a process that was killed, and whose job is gone, is to be mailed', async () => {
    const lead = aLead('contact');
    await store(lead);
    await note(lead, 'sending');
    expect(await reconcile()).toEqual({ ...nothing, toMail: 1 });
  });

  test('among a thousand is found', async () => {
    const leads = Array.from({ length: 1100 }, () => aLead('school'));
    await Promise.all(leads.map(store));
    await Promise.all(leads.map((lead) => note(lead)));
    const forgotten = [leads[3]!, leads[700]!, leads[1099]!];
    for (const lead of forgotten) await redis.del(`mail:${lead.id}:office`);
    expect(await reconcile()).toEqual({ ...nothing, toMail: 3 });
    expect((await mails.getWaiting()).map(({ id }) => id).sort()).toEqual(
      forgotten.map(({ id }) => `lead-${id}`).sort(),
    );
  });
});

describe('a lead to be mailed', () => {
  test('without a job to store it is stored as it was accepted, once', async () => {
    const lead = aLead('translation');
    await deliver(mails, lead);
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
    expect((await stores.getJob(`lead-${lead.id}`))!.data).toEqual(lead);
    expect(await reconcile()).toEqual(nothing);
  });

  test.each(['completed', 'failed'] as const)('and whose mail is %s is to be stored too', async (state) => {
    const lead = aLead('contact');
    await end(mails, (await deliver(mails, lead)).id!, state);
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
  });

  test('or only to be acknowledged is stored too', async () => {
    const lead = aLead('complaint');
    await acknowledgments.add(lead.kind, lead, { jobId: confirmationJobId(lead.id) });
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
    expect((await stores.getJob(leadJobId(lead.id)))!.data).toEqual(lead);
  });

  test('is found among a thousand, the first as well as the last', async () => {
    const leads = Array.from({ length: 1001 }, () => aLead('contact'));
    const job = (lead: Lead) => ({ name: lead.kind, data: lead, opts: { jobId: `lead-${lead.id}` } });
    await mails.addBulk(leads.map(job));
    await stores.addBulk(leads.slice(1, -1).map(job));
    expect(await reconcile()).toEqual({ ...nothing, toStore: 2 });
    expect(
      await Promise.all([leads[0]!, leads.at(-1)!].map(async ({ id }) => (await stores.getJob(`lead-${id}`))?.id)),
    ).toEqual([`lead-${leads[0]!.id}`, `lead-${leads.at(-1)!.id}`]);
    expect(await reconcile()).toEqual(nothing);
  });

  test('that is stored, waits to be stored, or is a dead letter there, is left alone', async () => {
    const [stored, waiting, dead] = [aLead('contact'), aLead('contact'), aLead('contact')];
    await store(stored);
    await deliver(stores, waiting);
    await redis.zadd(stores.toKey('failed'), Date.now(), (await deliver(stores, dead)).id!);
    await Promise.all([stored, waiting, dead].map((lead) => deliver(mails, lead)));
    expect(await reconcile()).toEqual(nothing);
  });

  test('that has expired is not stored again: after two years, five for a complaint', async () => {
    const [old, young, complaint] = [receivedDaysAgo(735), receivedDaysAgo(725), receivedDaysAgo(735, 'complaint')];
    for (const lead of [old, young, complaint]) await deliver(mails, lead);
    expect(await reconcile()).toEqual({ ...nothing, toStore: 2 });
    expect(await stores.getJob(leadJobId(old.id))).toBeUndefined();
  });

  test('by a job that is no lead is left to the worker', async () => {
    await mails.add('contact', null, { jobId: 'lead-poison' });
    await mails.add('contact', { nothing: true }, { jobId: `lead-${aLead('contact').id}` });
    expect(await reconcile()).toEqual(nothing);
  });
});

describe('a lead whose row was lost after it was stored and mailed', () => {
  test.each(leadKinds)('of kind %s is stored again as it was accepted, and not mailed again', async (kind) => {
    const lead = await done(aLead(kind));
    const content = `to_jsonb(row) - 'id' - 'stored_at' - 'mailed_at'`;
    const rowsOf = (table: string) => query(database.url, `SELECT ${content} AS row FROM ${table} AS row`);
    const rows = () => Promise.all(['leads', 'contact_requests'].map(rowsOf));
    const before = await rows();
    await query(database.url, 'TRUNCATE leads, contact_requests');
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
    await storeAll();
    expect(await rows()).toEqual(before);
    expect(await reconcile()).toEqual(nothing);
    expect(
      await query(database.url, 'SELECT FROM leads WHERE id = $1 AND mailed_at IS NOT NULL', [lead.id]),
    ).toHaveLength(1);
  });

  test('in one table alone has its contact request once', async () => {
    await done(aLead('contact'));
    await query(database.url, 'DELETE FROM leads');
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
    await storeAll();
    expect([await counted('leads'), await counted('contact_requests')]).toEqual([1, 1]);
  });

  test('leaves alone the contact request of a stored lead that came in the same moment from the same address', async () => {
    const [lost, other] = [aLead('contact'), aLead('contact')];
    await Promise.all([done(lost), done(other)]);
    await query(database.url, 'DELETE FROM leads WHERE id = $1', [lost.id]);
    await reconcile();
    expect(await counted('contact_requests')).toBe(2);
  });

  test('is stored again from the data of its mail when the job that stored it is gone', async () => {
    const lead = await done(aLead('quote'));
    await stores.remove(leadJobId(lead.id));
    await query(database.url, 'DELETE FROM leads');
    expect(await reconcile()).toEqual({ ...nothing, toStore: 1 });
    await storeAll();
    expect(await counted('leads')).toBe(1);
  });

  test('is counted as long as nothing holds its data, or it is a dead letter, unless it was erased or discarded', async () => {
    const leads = [aLead('school'), aLead('school'), aLead('school'), aLead('school')];
    const [gone, dead, erased, discarded] = await Promise.all(leads.map(done));
    for (const lead of [gone, erased, discarded])
      for (const queue of [stores, mails]) await queue.remove(leadJobId(lead!.id));
    await redis.zrem(stores.toKey('completed'), leadJobId(dead!.id));
    await end(stores, leadJobId(dead!.id), 'failed');
    await app.get(Tombstones).erase([erased!.id]);
    await app.get(Tombstones).discard(QUEUES.store, [discarded!.id]);
    await query(database.url, 'DELETE FROM leads');
    expect(await reconcile()).toEqual({ ...nothing, notStored: 2 });
    expect(await redis.hget('observed:schedules', 'mailed-not-stored')).toBe('2');
  });
});

describe('a job that is in no list', () => {
  test('is made due in each queue, once, and the other jobs are not moved', async () => {
    const [waiting, stray] = [aLead('complaint'), aLead('complaint')];
    for (const queue of [stores, mails, acknowledgments]) {
      const jobId = queue === acknowledgments ? confirmationJobId : leadJobId;
      for (const lead of [waiting, stray]) await deliver(queue, lead, jobId(lead.id));
      await redis.lrem(queue.toKey('wait'), 1, jobId(stray.id));
      expect(await (await queue.getJob(jobId(stray.id)))!.getState()).toBe('unknown');
    }
    expect(await reconcile()).toEqual({ ...nothing, putBack: 3 });
    for (const queue of [stores, mails, acknowledgments])
      expect(await queue.getJobCounts('wait', 'delayed')).toEqual({ wait: 1, delayed: 1 });
    expect(await reconcile()).toEqual(nothing);
    await storeAll();
    expect(await counted('leads')).toBe(2);
  });

  test('is left alone once it was completed and removed since its key was read', async () => {
    const lead = aLead('contact');
    const jobs = new LeadJobs(stores, redis, leadJobId);
    expect(await jobs.requeueStrays([lead.id])).toBe(0);
    expect(await stores.getJobState(leadJobId(lead.id))).toBe('unknown');
  });

  test('is made due while the database is unavailable', async () => {
    await redis.lrem(mails.toKey('wait'), 1, (await deliver(mails, aLead('contact'))).id!);
    const giveBack = await takeAway(database.url);
    await expect(reconcile()).rejects.toThrow('not currently accepting connections');
    expect(await mails.getDelayedCount()).toBe(1);
    await giveBack();
  });
});

test('a job delayed by days, by a wrong clock, is due now; one in the back-off of an outage keeps its time', async () => {
  const [later, soon] = [aLead('contact'), aLead('contact')];
  const toMail = (lead: Lead, delay: number) => mails.add(lead.kind, lead, { jobId: leadJobId(lead.id), delay });
  await Promise.all([toMail(later, 6 * DAY_MS), toMail(soon, DAY_MS / 2)]);
  await Promise.all([later, soon].map(store));
  expect(await reconcile()).toEqual({ ...nothing, putBack: 1 });
  expect(await redis.zrangebyscore(mails.toKey('delayed'), 0, 0x1000 * Date.now())).toEqual([leadJobId(later.id)]);
});

describe('what an operator has erased or discarded', () => {
  test('an erased lead comes back in neither queue', async () => {
    const [row, job] = [aLead('contact'), aLead('contact')];
    await store(row);
    await deliver(mails, job);
    await app.get(Tombstones).erase([row.id, job.id]);
    expect(await reconcile()).toEqual(nothing);
  });

  test('a discarded job does not come back', async () => {
    const [notToMail, notToStore] = [aLead('contact'), aLead('contact')];
    await store(notToMail);
    await deliver(mails, notToStore);
    await app.get(Tombstones).discard(QUEUES.mail, [notToMail.id]);
    await app.get(Tombstones).discard(QUEUES.store, [notToStore.id]);
    expect(await reconcile()).toEqual(nothing);
  });
});

describe('the schedule', () => {
  test('is one, however many workers there are, and runs one at a time', async () => {
    const redisUrl = `redis://${redis.options.host}:${redis.options.port}/${redis.options.db}`;
    const runs = new Queue(QUEUES.reconcile, { connection: { url: redisUrl } });
    const other = await startLeadStore(database.url, redisUrl);
    try {
      await eventually(async () =>
        expect((await runs.getJobSchedulers()).map(({ every }) => every)).toEqual([300_000]),
      );
      expect(await runs.getGlobalConcurrency()).toBe(1);
      // The first run comes at once.
      await eventually(async () =>
        expect((await runs.getCompleted()).map(({ returnvalue }) => returnvalue)).toContainEqual(nothing),
      );
    } finally {
      await other.close();
      await runs.close();
    }
  });

  test('is restored after Redis was emptied, and runs whatever its phase', async () => {
    const redisUrl = await emptyRedis();
    const fresh = new Redis(redisUrl);
    const [runs, upkeep] = [QUEUES.reconcile, QUEUES.upkeep].map(
      (name) => new Queue(name, { connection: { url: redisUrl } }),
    );
    const worker = await startLeadStore(database.url, redisUrl, { RECONCILE_EVERY_SECONDS: '1' });
    const standing = () =>
      eventually(async () => {
        expect((await runs!.getJobSchedulers()).map(({ key }) => key)).toEqual([RECONCILE_JOB]);
        expect((await upkeep!.getJobSchedulers()).map(({ key }) => key)).toEqual([RETENTION_JOB]);
        expect(await runs!.getGlobalConcurrency()).toBe(1);
        expect(Number(await fresh.hget('observed:schedules', 'reconcile'))).toBeGreaterThan(0);
        expect(await runs!.getCompletedCount()).toBeGreaterThan(2);
      });
    try {
      await standing();
      await fresh.flushdb();
      await standing();
    } finally {
      await worker.close();
      await Promise.all([runs!.close(), upkeep!.close()]);
      await fresh.quit();
    }
  });

  test('continues after a run without a database: nothing becomes a dead letter', async () => {
    const giveBack = await takeAway(database.url);
    const processor = app.get(ReconcilerProcessor);
    expect(await processor.process()).toBeNull();
    await giveBack();
    await eventually(async () => expect(await processor.process()).toEqual(nothing));
  });
});
