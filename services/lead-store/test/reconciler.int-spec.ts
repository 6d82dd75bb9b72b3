// A lead of which one half is missing gets it; what was mailed, discarded or erased stays as it is.
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, QUEUES, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Tombstones, leadJobOptions } from '@school/platform';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { runMigrations } from '../src/database/run-migrations.js';
import { LeadRepository } from '../src/leads/lead.repository.js';
import { LeadStoreProcessor } from '../src/leads/lead-store.processor.js';
import { RECONCILED_DAYS, Reconciler } from '../src/reconciler/reconciler.js';
import { ReconcilerProcessor } from '../src/reconciler/reconciler.processor.js';
import { deliver, query, startLeadStore, takeAway } from './lead-store.js';

jest.setTimeout(30_000);

const DAY_MS = 24 * 60 * 60 * 1000;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let redis: Redis;
let app: NestFastifyApplication;
let stores: Queue;
let mails: Queue;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  redis = new Redis(redisUrl);
  const options = { connection: { url: redisUrl }, defaultJobOptions: leadJobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  app = await startLeadStore(database.url, redisUrl);
  // Here the test is the scheduler, and looks at jobs before they are worked on.
  await app.get(ReconcilerProcessor).worker.close();
  await app.get(LeadStoreProcessor).worker.pause();
});
afterAll(async () => {
  await app.close();
  await Promise.all([stores.close(), mails.close()]);
  await redis.quit();
  await database.drop();
});
beforeEach(async () => {
  for (const queue of [stores, mails]) await queue.obliterate({ force: true });
  for (const pattern of ['mail:*', 'tombstones:*']) for (const key of await redis.keys(pattern)) await redis.del(key);
  await query(database.url, 'TRUNCATE leads, contact_requests');
});

const store = (lead: Lead) => app.get(LeadRepository).save(lead);
const reconcile = () => app.get(Reconciler).run();
const nothing = { toMail: 0, toStore: 0 };
const note = (lead: Lead, words = `accepted ${new Date().toISOString()} 250 queued`) => redis.set(`mail:${lead.id}:office`, words);
const receivedDaysAgo = (days: number, kind: 'contact' | 'school' = 'contact') => aLead(kind, { receivedAt: new Date(Date.now() - days * DAY_MS).toISOString() });

describe('a stored lead', () => {
  test.each(leadKinds)('of kind %s that was never to be mailed is to be mailed as it was accepted, once', async (kind) => {
    const lead = aLead(kind, { suspicion: ['too-fast'] });
    await store(lead);
    expect(await reconcile()).toEqual({ toMail: 1, toStore: 0 });
    expect((await mails.getJob(`lead-${lead.id}`))!.data).toEqual(lead);
    expect(await reconcile()).toEqual(nothing);
  });

  test('that waits to be mailed, or is a dead letter, is left alone', async () => {
    const [waiting, dead] = [aLead('contact'), aLead('contact')];
    await Promise.all([store(waiting), store(dead)]);
    await deliver(mails, waiting);
    await redis.zadd(mails.toKey('failed'), Date.now(), (await deliver(mails, dead)).id!);
    expect(await reconcile()).toEqual(nothing);
  });

  test('that was mailed is noted, and not mailed again when Redis has forgotten everything', async () => {
    const lead = aLead('complaint');
    await store(lead);
    await note(lead, 'accepted 2026-11-20T10:00:00.000Z 250 queued as 1');
    expect(await reconcile()).toEqual(nothing);
    await redis.del(`mail:${lead.id}:office`);
    expect(await reconcile()).toEqual(nothing);
    expect(await query(database.url, 'SELECT mailed_at FROM leads')).toEqual([{ mailed_at: new Date('2026-11-20T10:00:00Z') }]);
  });

  test('so old that its note may have run out is not mailed again; a younger one is', async () => {
    const [old, young] = [receivedDaysAgo(RECONCILED_DAYS + 0.1), receivedDaysAgo(RECONCILED_DAYS - 0.1)];
    await Promise.all([store(old), store(young)]);
    expect(await reconcile()).toEqual({ toMail: 1, toStore: 0 });
    expect(await mails.getJob(`lead-${old.id}`)).toBeUndefined();
  });

  test('whose delivery was claimed by a process that was killed, and whose job is gone, is to be mailed', async () => {
    const lead = aLead('contact');
    await store(lead);
    await note(lead, 'sending');
    expect(await reconcile()).toEqual({ toMail: 1, toStore: 0 });
  });

  test('among a thousand is found', async () => {
    const leads = Array.from({ length: 1100 }, () => aLead('school'));
    await Promise.all(leads.map(store));
    await Promise.all(leads.map((lead) => note(lead)));
    const forgotten = [leads[3]!, leads[700]!, leads[1099]!];
    for (const lead of forgotten) await redis.del(`mail:${lead.id}:office`);
    expect(await reconcile()).toEqual({ toMail: 3, toStore: 0 });
    expect((await mails.getWaiting()).map(({ id }) => id).sort()).toEqual(forgotten.map(({ id }) => `lead-${id}`).sort());
  });
});

describe('a lead to be mailed', () => {
  test('that was never to be stored is to be stored as it was accepted, once', async () => {
    const lead = aLead('translation');
    await deliver(mails, lead);
    expect(await reconcile()).toEqual({ toMail: 0, toStore: 1 });
    expect((await stores.getJob(`lead-${lead.id}`))!.data).toEqual(lead);
    expect(await reconcile()).toEqual(nothing);
  });

  test('and mailed meanwhile is to be stored too', async () => {
    const lead = aLead('contact');
    const job = await deliver(mails, lead);
    await redis.lrem(mails.toKey('wait'), 1, job.id!);
    await redis.zadd(mails.toKey('completed'), Date.now(), job.id!);
    expect(await reconcile()).toEqual({ toMail: 0, toStore: 1 });
  });

  test('is found among a thousand, the first as well as the last', async () => {
    const leads = Array.from({ length: 1001 }, () => aLead('contact'));
    const job = (lead: Lead) => ({ name: lead.kind, data: lead, opts: { jobId: `lead-${lead.id}` } });
    await mails.addBulk(leads.map(job));
    await stores.addBulk(leads.slice(1, -1).map(job));
    expect(await reconcile()).toEqual({ toMail: 0, toStore: 2 });
    expect(await Promise.all([leads[0]!, leads.at(-1)!].map(async ({ id }) => (await stores.getJob(`lead-${id}`))?.id))).toEqual([`lead-${leads[0]!.id}`, `lead-${leads.at(-1)!.id}`]);
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

  test('long ago, whose row may be gone because its time was over, is not stored again', async () => {
    await deliver(mails, receivedDaysAgo(RECONCILED_DAYS + 1));
    expect(await reconcile()).toEqual(nothing);
  });

  test('by a job that is no lead is left to the worker', async () => {
    await mails.add('contact', null, { jobId: 'lead-poison' });
    await mails.add('contact', { nothing: true }, { jobId: `lead-${aLead('contact').id}` });
    expect(await reconcile()).toEqual(nothing);
  });
});

describe('what an operator has ended', () => {
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
      await eventually(async () => expect((await runs.getJobSchedulers()).map(({ every }) => every)).toEqual([300_000]));
      expect(await runs.getGlobalConcurrency()).toBe(1);
      // The first run comes at once.
      await eventually(async () => expect((await runs.getCompleted()).map(({ returnvalue }) => returnvalue)).toContainEqual(nothing));
    } finally {
      await other.close();
      await runs.close();
    }
  });

  test('goes on when a run found no database: nothing becomes a dead letter', async () => {
    const giveBack = await takeAway(database.url);
    const processor = app.get(ReconcilerProcessor);
    expect(await processor.process()).toBeNull();
    await giveBack();
    await eventually(async () => expect(await processor.process()).toEqual(nothing));
  });
});
