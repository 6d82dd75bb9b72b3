// Leads that Redis does not take: kept on disk, acknowledged, and queued when Redis is back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Lead, QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcceptLead, LeadNotAcceptedError } from '../src/accepting/accept-lead.js';
import { FinishedJobs } from '../src/spool/finished-jobs.js';
import { LeadQueues } from '../src/accepting/lead-queues.js';
import { Spool } from '../src/spool/spool.js';
import { prepareSpoolDirectory } from '../src/spool/spool-directory.js';
import { SpoolDrain } from '../src/spool/spool-drain.js';
import { Tombstones } from '../src/erasure/tombstones.js';
import { jobOptions, producerConnection, workerConnection, RedisDurability } from '@school/platform';
import { emptyRedis, eventually } from '@school/platform/testing';

const { kind, payload } = aLead('complaint');
let url: string;
let stores: Queue;
let mails: Queue;
let nowhere: Queue;
let directory: string;
let spool: Spool;
let redis: Redis;
let durability: RedisDurability;
let finished: FinishedJobs;

const waiting = () => readdirSync(join(directory, 'new'));
const queued = async () => [await stores.getWaitingCount(), await mails.getWaitingCount()];
const drainWith = (queues: LeadQueues) => new SpoolDrain(spool, queues, durability, finished, new Tombstones(redis));
const drainInto = (store: Queue, mail: Queue) => drainWith(new LeadQueues(store, mail));

beforeAll(async () => {
  url = await emptyRedis();
  redis = new Redis(url, producerConnection);
  durability = new RedisDurability(redis);
  const options = { connection: workerConnection(url), defaultJobOptions: jobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  nowhere = new Queue(QUEUES.mail, { connection: { url: 'redis://127.0.0.1:9', ...producerConnection } });
  nowhere.on('error', () => undefined);
});
beforeEach(async () => {
  for (const each of [stores, mails]) await each.obliterate({ force: true });
  directory = mkdtempSync(join(tmpdir(), 'spool-'));
  prepareSpoolDirectory(directory);
  finished = new FinishedJobs(redis);
  spool = new Spool({ directory, maxFiles: 1000, maxBytes: 10_000_000, minFreeBytes: 0 });
});
afterEach(() => {
  jest.restoreAllMocks();
  finished.onApplicationShutdown();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([stores.close(), mails.close(), nowhere.close(), redis.quit()]);
});

describe('a lead that Redis does not take', () => {
  it('is acknowledged once it is on disk', async () => {
    const { id } = await new AcceptLead(new LeadQueues(nowhere, nowhere), durability, spool).accept({ kind, payload });
    expect(waiting()).toEqual([id]);
  });

  it('for one of its two jobs is acknowledged once it is on disk', async () => {
    const { id } = await new AcceptLead(new LeadQueues(stores, nowhere), durability, spool).accept({ kind, payload });
    expect(waiting()).toEqual([id]);
    await drainInto(stores, mails).drain();
    expect(await queued()).toEqual([1, 1]);
  });

  it('is refused when the disk does not take it either', async () => {
    const full = new Spool({ directory, maxFiles: 0, maxBytes: 0, minFreeBytes: 0 });
    await expect(
      new AcceptLead(new LeadQueues(nowhere, nowhere), durability, full).accept({ kind, payload }),
    ).rejects.toThrow(LeadNotAcceptedError);
    expect(waiting()).toEqual([]);
  });

  it('sent again with its key while Redis is away and once it is back is one lead under one id', async () => {
    const away = new AcceptLead(new LeadQueues(nowhere, nowhere), durability, spool);
    const back = new AcceptLead(new LeadQueues(stores, mails), durability, spool);
    const request = { kind, payload, idempotencyKey: 'k' };
    const answers = [await away.accept(request), await away.accept(request), await back.accept(request)];
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(waiting()).toHaveLength(1);
    await drainInto(stores, mails).drain();
    expect([await queued(), waiting()]).toEqual([[1, 1], []]);
  });

  it('costs the deadline three times; then the circuit is open until a probe', async () => {
    const frozen = jest.spyOn(nowhere, 'add').mockRejectedValue(new Error('frozen'));
    // However long the disk takes, it is not yet time to try Redis again.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const queues = new LeadQueues(nowhere, nowhere);
    const acceptLead = new AcceptLead(queues, durability, spool);
    for (let request = 0; request < 20; request += 1) await acceptLead.accept({ kind, payload });
    expect(frozen.mock.calls.length).toBeLessThanOrEqual(2 * 3);
    expect(queues.open).toBe(true);
    expect(waiting()).toHaveLength(20);
  });

  it('closes the circuit when Redis accepts one again', async () => {
    const add = jest.spyOn(mails, 'add').mockRejectedValue(new Error('away'));
    const queues = new LeadQueues(stores, mails);
    const acceptLead = new AcceptLead(queues, durability, spool);
    for (let request = 0; request < 4; request += 1) await acceptLead.accept({ kind, payload });
    expect(queues.open).toBe(true);
    add.mockRestore();
    await eventually(async () => {
      await drainWith(queues).drain();
      expect(waiting()).toEqual([]);
    });
    expect(queues.open).toBe(false);
    expect(await queued()).toEqual([4, 4]);
  });
});

describe('draining', () => {
  it('removes an entry only when both jobs are acknowledged', async () => {
    await spool.put(aLead('contact'));
    for (const [store, mail] of [
      [stores, nowhere],
      [nowhere, mails],
    ] as const) {
      await expect(drainInto(store, mail).drain()).rejects.toBeInstanceOf(Error);
      expect(waiting()).toHaveLength(1);
    }
    await mails.obliterate({ force: true });
    const acknowledged = Promise.withResolvers<never>();
    const late = jest.spyOn(mails, 'add').mockReturnValue(acknowledged.promise);
    const draining = drainInto(stores, mails)
      .drain()
      .catch((error: unknown) => String(error));
    await eventually(() => expect(late).toHaveBeenCalled());
    expect(waiting()).toHaveLength(1);
    acknowledged.reject(new Error('killed in between'));
    expect(await draining).toContain('killed in between');
    expect(waiting()).toHaveLength(1);
  });

  it('keeps each lead as it was accepted', async () => {
    const lead = aLead('quote');
    await spool.put(lead);
    expect(await drainInto(stores, mails).drain()).toBe(1);
    for (const queue of [stores, mails]) expect((await queue.getJob(`lead-${lead.id}`))?.data).toEqual(lead);
  });

  it('by several processes at once queues each lead once', async () => {
    const leads = Array.from({ length: 40 }, () => aLead('contact'));
    await Promise.all(leads.map((lead) => spool.put(lead)));
    await Promise.all([1, 2, 3].map(() => drainInto(stores, mails).drain()));
    expect([await queued(), waiting()]).toEqual([[40, 40], []]);
  });

  it('begins with the oldest', async () => {
    const order: string[] = [];
    jest.spyOn(stores, 'add').mockImplementation(async (_name, lead) => void order.push((lead as Lead).id) as never);
    const leads = Array.from({ length: 20 }, () => aLead('contact'));
    for (const [index, lead] of leads.entries()) {
      await spool.put(lead);
      const date = new Date(Date.now() - index * 1000);
      utimesSync(join(directory, 'new', lead.id), date, date);
    }
    await drainInto(stores, mails).drain();
    expect(order.slice(0, 8).sort()).toEqual(
      leads
        .slice(-8)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('quarantines torn and foreign files, and continues', async () => {
    const [torn, whole] = [aLead('contact'), aLead('contact')];
    writeFileSync(join(directory, 'new', torn.id), JSON.stringify(torn).slice(0, -20));
    writeFileSync(join(directory, 'new', 'Anna Prova.txt'), 'x');
    await spool.put(whole);
    await drainInto(stores, mails).drain();
    expect([waiting(), readdirSync(join(directory, 'bad')).sort(), await queued()]).toEqual([
      [],
      ['Anna Prova.txt', torn.id].sort(),
      [1, 1],
    ]);
    expect(await spool.size()).toMatchObject({ files: 0, quarantined: 2 });
  });

  it('leaves an entry sealed under another key where it is, and continues', async () => {
    const foreign = aLead('contact');
    await new Spool({ directory, key: Buffer.alloc(32), maxFiles: 9, maxBytes: 99_999, minFreeBytes: 0 }).put(foreign);
    await spool.put(aLead('contact'));
    await drainInto(stores, mails).drain();
    expect([waiting(), await queued()]).toEqual([[foreign.id], [1, 1]]);
  });

  it('quarantines what is too large for a queue, or is no file, and the circuit stays closed', async () => {
    const [large, nested] = [aLead('contact'), aLead('contact')];
    writeFileSync(join(directory, 'new', large.id), JSON.stringify({ ...large, note: 'x'.repeat(66_000) }));
    mkdirSync(join(directory, 'new', nested.id));
    symlinkSync('/proc/self/mem', join(directory, 'new', aLead('contact').id));
    await spool.put(aLead('contact'));
    const queues = new LeadQueues(stores, mails);
    await drainWith(queues).drain();
    expect([waiting(), readdirSync(join(directory, 'bad')).length, await queued(), queues.open]).toEqual([
      [],
      3,
      [1, 1],
      false,
    ]);
  });

  it('continues past entries that Redis refuses or the disk cannot read, reports them, and moves them once that is repaired', async () => {
    const [refused, closed, others] = [
      aLead('contact'),
      aLead('contact'),
      Array.from({ length: 20 }, () => aLead('contact')),
    ];
    const old = new Date(Date.now() - 60_000);
    for (const lead of [refused, closed, ...others]) await spool.put(lead);
    for (const { id } of [refused, closed]) utimesSync(join(directory, 'new', id), old, old);
    // A key of another type under the job's name.
    await redis.set(mails.toKey(`lead-${refused.id}`), 'x');
    const read = spool.read.bind(spool);
    const reading = jest.spyOn(spool, 'read').mockImplementation(async (entry) => {
      if (entry.name === closed.id)
        throw Object.assign(new Error(`EACCES: permission denied, open '${directory}'`), { code: 'EACCES' });
      return read(entry);
    });
    const queues = new LeadQueues(stores, mails);
    const drain = drainWith(queues);
    expect(await drain.drain()).toBe(20);
    const looks = reading.mock.calls.length;
    await drain.drain();
    expect(reading.mock.calls).toHaveLength(looks);
    await eventually(async () => {
      await drain.drain();
      expect(drain.stuck.toSorted()).toEqual([expect.stringContaining('EACCES'), expect.stringContaining('WRONGTYPE')]);
    });
    expect([queues.open, waiting().toSorted(), readdirSync(join(directory, 'bad'))]).toEqual([
      false,
      [refused.id, closed.id].toSorted(),
      [],
    ]);
    await redis.del(mails.toKey(`lead-${refused.id}`));
    reading.mockRestore();
    await eventually(async () => {
      await drain.drain();
      expect([waiting(), drain.stuck]).toEqual([[], []]);
    });
    expect(await queued()).toEqual([22, 22]);
  });

  it('repairs a job of which Redis has kept half: data in no list, an entry without data, a dead letter of it', async () => {
    const [unplaced, empty, dead] = [aLead('contact'), aLead('contact'), aLead('contact')];
    // Names only: in the queue twice, and among the dead letters.
    const named = aLead('contact');
    await redis.lpush(mails.toKey('wait'), `lead-${named.id}`, `lead-${named.id}`);
    await redis.zadd(mails.toKey('failed'), 1, `lead-${named.id}`);
    for (const { id, kind: name } of [unplaced, empty, dead]) await mails.add(name, { id }, { jobId: `lead-${id}` });
    await redis.lrem(mails.toKey('wait'), 0, `lead-${unplaced.id}`);
    await redis.hdel(mails.toKey(`lead-${empty.id}`), 'data');
    await redis.hset(mails.toKey(`lead-${dead.id}`), 'data', '{}');
    await redis.lrem(mails.toKey('wait'), 0, `lead-${dead.id}`);
    await redis.zadd(mails.toKey('failed'), 1, `lead-${dead.id}`);
    for (const lead of [unplaced, empty, dead, named]) await spool.put(lead);
    expect(await drainInto(stores, mails).drain()).toBe(4);
    expect([waiting(), await queued(), await mails.getFailedCount()]).toEqual([[], [4, 4], 0]);
    for (const lead of [unplaced, empty, dead, named])
      expect((await mails.getJob(`lead-${lead.id}`))?.data).toEqual(lead);
  });

  it('is repeated while the process runs, and removes drafts that a killed process left', async () => {
    const draft = join(directory, 'tmp', `${aLead('contact').id}.x`);
    writeFileSync(draft, '{');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(draft, old, old);
    const drain = drainInto(stores, mails);
    drain.onApplicationBootstrap();
    await spool.put(aLead('contact'));
    await eventually(async () =>
      expect([await queued(), waiting(), readdirSync(join(directory, 'tmp'))]).toEqual([[1, 1], [], []]),
    );
    await drain.beforeApplicationShutdown();
  });
});

describe('while Redis is known to lose writes', () => {
  let queues: LeadQueues;
  let drain: SpoolDrain;
  const drainUntil = (assertion: () => unknown) =>
    eventually(async () => {
      await drain.drain();
      await assertion();
    });

  beforeEach(() => {
    jest.spyOn(durability, 'losesWrites', 'get').mockReturnValue(true);
    queues = new LeadQueues(stores, mails);
    drain = drainWith(queues);
  });

  it('a lead is acknowledged with a copy in the spool, and refused when the disk does not take it', async () => {
    const { id } = await new AcceptLead(queues, durability, spool).accept({ kind, payload });
    expect([waiting(), await queued()]).toEqual([[id], [1, 1]]);
    const full = new Spool({ directory, maxFiles: 0, maxBytes: 0, minFreeBytes: 0 });
    await expect(new AcceptLead(queues, durability, full).accept({ kind, payload })).rejects.toThrow(
      LeadNotAcceptedError,
    );
  });

  it(
    'the copy stays until both jobs are completed, restores a job that was lost, and repeats none whose completion was ' +
      'received',
    async () => {
      const { id } = await new AcceptLead(queues, durability, spool).accept({ kind, payload });
      await drain.drain();
      const listeners = async () =>
        String(await redis.client('LIST'))
          .split('\n')
          .filter((client) => / cmd=xread /.test(client) && client.includes(` db=${redis.options.db} `));
      await eventually(async () => expect(await listeners()).toHaveLength(2));
      const stored: string[] = [];
      const storing = new Worker(QUEUES.store, async (job) => void stored.push(job.id!), {
        connection: workerConnection(url),
      });
      await eventually(() => expect(finished.completedQueues(id)).toEqual(new Set([QUEUES.store])));
      await redis.flushdb();
      await drainUntil(async () => expect(await mails.getWaitingCount()).toBe(1));
      expect([waiting(), stored]).toEqual([[id], [`lead-${id}`]]);
      const mailing = new Worker(QUEUES.mail, async () => undefined, { connection: workerConnection(url) });
      await drainUntil(() => expect(waiting()).toEqual([]));
      expect(stored).toEqual([`lead-${id}`]);
      await Promise.all([storing.close(), mailing.close()]);
    },
  );

  it('the copy of a dead letter stays, until an operator discards it', async () => {
    const { id } = await new AcceptLead(queues, durability, spool).accept({ kind, payload });
    const workers = [
      new Worker(QUEUES.store, async () => undefined, { connection: workerConnection(url) }),
      new Worker(QUEUES.mail, async () => Promise.reject(new UnrecoverableError('550')), {
        connection: workerConnection(url),
      }),
    ];
    await eventually(async () =>
      expect([await stores.getCompletedCount(), await mails.getFailedCount()]).toEqual([1, 1]),
    );
    expect([await drainWith(queues).drain(), waiting()]).toEqual([0, [id]]);
    await new Tombstones(redis).discard(QUEUES.mail, [id]);
    await mails.remove(`lead-${id}`);
    await drainUntil(() => expect(waiting()).toEqual([]));
    expect(await mails.getJob(`lead-${id}`)).toBeUndefined();
    await Promise.all(workers.map((worker) => worker.close()));
  });
});
