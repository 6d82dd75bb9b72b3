// Leads that wait on disk are queued once Redis is back.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Lead, QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { jobOptions, workerConnection } from '@school/platform';
import { emptyRedis, eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { LeadQueues } from '../src/accepting/lead-queues.js';
import { Spool } from '../src/spool/spool.js';
import { SpoolDrain } from '../src/spool/spool-drain.js';

let redis: Redis;
let stores: Queue;
let mails: Queue;
let directory: string;
let spool: Spool;

const inFolder = (place = 'new') => readdirSync(join(directory, place)).sort();
const queued = async () => [await stores.getWaitingCount(), await mails.getWaitingCount()];
const aDrain = (from = spool) => new SpoolDrain(from, new LeadQueues(stores, mails));
const start = Date.now();
const makeOlder = (path: string, seconds: number) => {
  const date = new Date(start - seconds * 1000);
  utimesSync(join(directory, path), date, date);
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  const url = await emptyRedis();
  redis = new Redis(url);
  const options = { connection: workerConnection(url), defaultJobOptions: jobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
});
beforeEach(async () => {
  for (const queue of [stores, mails]) await queue.obliterate({ force: true });
  directory = mkdtempSync(join(tmpdir(), 'spool-'));
  spool = new Spool({ directory });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([stores.close(), mails.close(), redis.quit()]);
});

describe('draining the spool', () => {
  it('queues all leads as they were accepted, oldest first', async () => {
    const leads = Array.from({ length: 20 }, () => aLead('quote'));
    for (const [index, lead] of leads.entries()) {
      await spool.put(lead);
      makeOlder(join('new', lead.id), index);
    }
    await aDrain().drain();
    for (const queue of [stores, mails])
      expect((await queue.getWaiting()).map(({ data }) => data as Lead)).toEqual(leads.toReversed());
    expect(inFolder()).toEqual([]);
  });

  it('sets aside what cannot be read, and continues', async () => {
    const [torn, whole] = [aLead('contact'), aLead('contact')];
    await spool.put(whole);
    writeFileSync(join(directory, 'new', torn.id), JSON.stringify(torn).slice(0, -20));
    writeFileSync(join(directory, 'new', 'Anna Prova.txt'), 'x');
    const folder = aLead('contact').id;
    mkdirSync(join(directory, 'new', folder));
    makeOlder(join('new', torn.id), 60);
    await aDrain().drain();
    expect([await queued(), inFolder(), inFolder('bad')]).toEqual([
      [1, 1],
      [],
      ['Anna Prova.txt', torn.id, folder].sort(),
    ]);
  });

  it('keeps a lead that cannot be read at the moment, queues the others, and queues it once it can be read', async () => {
    const [kept, other] = [aLead('contact'), aLead('contact')];
    for (const lead of [kept, other]) await spool.put(lead);
    const path = join(directory, 'new', kept.id);
    // An error of the disk, for root as well: a link to itself.
    unlinkSync(path);
    symlinkSync(path, path);
    await expect(aDrain().drain()).rejects.toThrow(new RegExp(`1 leads, the oldest ${kept.id}: .*ELOOP`));
    expect([await queued(), inFolder(), inFolder('bad')]).toEqual([[1, 1], [kept.id], []]);
    unlinkSync(path);
    await spool.put(kept);
    await aDrain().drain();
    expect([await queued(), inFolder()]).toEqual([[2, 2], []]);
  });

  it('keeps a lead that Redis refuses, names it, queues the others, and queues it once Redis accepts it', async () => {
    const [refused, ...others] = [aLead('contact'), aLead('contact'), aLead('school')];
    for (const lead of [refused, ...others]) await spool.put(lead);
    makeOlder(join('new', refused.id), 60);
    const key = stores.toKey(`lead-${refused.id}`);
    await redis.set(key, 'no job');
    await expect(aDrain().drain()).rejects.toThrow(new RegExp(`1 leads, the oldest ${refused.id}: .*WRONGTYPE`));
    expect([(await queued())[0], inFolder()]).toEqual([others.length, [refused.id]]);
    await redis.del(key);
    await aDrain().drain();
    expect([await queued(), inFolder()]).toEqual([[3, 3], []]);
  });

  it('by several processes at once queues each lead once', async () => {
    for (const lead of Array.from({ length: 40 }, () => aLead('contact'))) await spool.put(lead);
    writeFileSync(join(directory, 'new', 'torn'), '{');
    await Promise.all([1, 2, 3].map(() => aDrain().drain()));
    expect([await queued(), inFolder(), inFolder('bad')]).toEqual([[40, 40], [], ['torn']]);
  });

  it.each(['store', 'mail'] as const)('keeps a lead whose %s job is not acknowledged', async (which) => {
    await spool.put(aLead('contact'));
    jest.spyOn(which === 'store' ? stores : mails, 'add').mockRejectedValue(new Error('unavailable'));
    await expect(aDrain().drain()).rejects.toThrow('unavailable');
    expect(inFolder()).toHaveLength(1);
  });

  it('is tried again until Redis is back, and removes drafts that a killed process left', async () => {
    const draft = join('tmp', `${aLead('contact').id}.x`);
    writeFileSync(join(directory, draft), '{');
    makeOlder(draft, 2 * 60 * 60);
    await spool.put(aLead('contact'));
    jest.spyOn(mails, 'add').mockRejectedValueOnce(new Error('unavailable'));
    const drain = aDrain();
    drain.onApplicationBootstrap();
    await eventually(async () => expect([await queued(), inFolder(), inFolder('tmp')]).toEqual([[1, 1], [], []]));
    await drain.beforeApplicationShutdown();
  });
});
