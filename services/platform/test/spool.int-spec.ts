// Leads that Redis does not take: kept on disk, acknowledged, and queued when Redis is back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Lead, QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Queue } from 'bullmq';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcceptLead, LeadNotAcceptedError } from '../src/leads/accept-lead.js';
import { LeadQueues } from '../src/leads/lead-queues.js';
import { Spool } from '../src/leads/spool.js';
import { prepareSpoolDirectory } from '../src/leads/spool-directory.js';
import { SpoolDrain } from '../src/leads/spool-drain.js';
import { leadJobOptions, producerConnection, workerConnection } from '../src/queues/queue-options.js';
import { emptyRedis, eventually } from '../src/testing/index.js';

const { kind, payload } = aLead('complaint');
let url: string;
let stores: Queue;
let mails: Queue;
let nowhere: Queue;
let directory: string;
let spool: Spool;

const waiting = () => readdirSync(join(directory, 'new'));
const queued = async () => [await stores.getWaitingCount(), await mails.getWaitingCount()];
const drainInto = (store: Queue, mail: Queue) => new SpoolDrain(spool, new LeadQueues(store, mail));

beforeAll(async () => {
  url = await emptyRedis();
  const options = { connection: workerConnection(url), defaultJobOptions: leadJobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  nowhere = new Queue(QUEUES.mail, { connection: { url: 'redis://127.0.0.1:9', ...producerConnection } });
  nowhere.on('error', () => undefined);
});
beforeEach(async () => {
  for (const each of [stores, mails]) await each.obliterate({ force: true });
  directory = mkdtempSync(join(tmpdir(), 'spool-'));
  prepareSpoolDirectory(directory);
  spool = new Spool({ directory, maxFiles: 1000, maxBytes: 10_000_000, minFreeBytes: 0 });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([stores.close(), mails.close(), nowhere.close()]);
});

describe('a lead that Redis does not take', () => {
  it('whole is acknowledged once it is on disk', async () => {
    const { id } = await new AcceptLead(new LeadQueues(nowhere, nowhere), spool).accept({ kind, payload });
    expect(waiting()).toEqual([id]);
  });

  it('by half is acknowledged once it is on disk', async () => {
    const { id } = await new AcceptLead(new LeadQueues(stores, nowhere), spool).accept({ kind, payload });
    expect(waiting()).toEqual([id]);
    await drainInto(stores, mails).drain();
    expect(await queued()).toEqual([1, 1]);
  });

  it('is refused when the disk does not take it either', async () => {
    const full = new Spool({ directory, maxFiles: 0, maxBytes: 0, minFreeBytes: 0 });
    await expect(new AcceptLead(new LeadQueues(nowhere, nowhere), full).accept({ kind, payload })).rejects.toThrow(LeadNotAcceptedError);
    expect(waiting()).toEqual([]);
  });

  it('sent again with its key while Redis is away and once it is back is one lead under one id', async () => {
    const away = new AcceptLead(new LeadQueues(nowhere, nowhere), spool);
    const back = new AcceptLead(new LeadQueues(stores, mails), spool);
    const request = { kind, payload, idempotencyKey: 'k' };
    const answers = [await away.accept(request), await away.accept(request), await back.accept(request)];
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(waiting()).toHaveLength(1);
    await drainInto(stores, mails).drain();
    expect([await queued(), waiting()]).toEqual([[1, 1], []]);
  });

  it('costs the deadline a few times; then Redis is not even asked until it may be back', async () => {
    const frozen = jest.spyOn(nowhere, 'add').mockRejectedValue(new Error('frozen'));
    // However long the disk takes, it is not yet time to try Redis again.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const queues = new LeadQueues(nowhere, nowhere);
    const acceptLead = new AcceptLead(queues, spool);
    for (let request = 0; request < 20; request += 1) await acceptLead.accept({ kind, payload });
    expect(frozen.mock.calls.length).toBeLessThanOrEqual(2 * 3);
    expect(queues.open).toBe(true);
    expect(waiting()).toHaveLength(20);
  });

  it('closes the breaker when Redis takes one again', async () => {
    const add = jest.spyOn(mails, 'add').mockRejectedValue(new Error('away'));
    const queues = new LeadQueues(stores, mails);
    const acceptLead = new AcceptLead(queues, spool);
    for (let request = 0; request < 4; request += 1) await acceptLead.accept({ kind, payload });
    expect(queues.open).toBe(true);
    add.mockRestore();
    await eventually(async () => {
      await new SpoolDrain(spool, queues).drain();
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
    const acknowledged = Promise.withResolvers<never>();
    const late = jest.spyOn(mails, 'add').mockReturnValue(acknowledged.promise);
    const draining = drainInto(stores, mails).drain().catch((error: unknown) => String(error));
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
    expect(order.slice(0, 8).sort()).toEqual(leads.slice(-8).map(({ id }) => id).sort());
  });

  it('sets torn and foreign files aside, and goes on', async () => {
    const [torn, whole] = [aLead('contact'), aLead('contact')];
    writeFileSync(join(directory, 'new', torn.id), JSON.stringify(torn).slice(0, -20));
    writeFileSync(join(directory, 'new', 'Anna Prova.txt'), 'x');
    await spool.put(whole);
    await drainInto(stores, mails).drain();
    expect([waiting(), readdirSync(join(directory, 'bad')).sort(), await queued()]).toEqual([[], ['Anna Prova.txt', torn.id].sort(), [1, 1]]);
    expect(await spool.size()).toMatchObject({ files: 0, setAside: 2 });
  });

  it('leaves an entry sealed under another key where it is, and goes on', async () => {
    const foreign = aLead('contact');
    await new Spool({ directory, key: Buffer.alloc(32), maxFiles: 9, maxBytes: 99_999, minFreeBytes: 0 }).put(foreign);
    await spool.put(aLead('contact'));
    await drainInto(stores, mails).drain();
    expect([waiting(), await queued()]).toEqual([[foreign.id], [1, 1]]);
  });

  it('goes on by itself while the process runs, and removes drafts that a killed process left', async () => {
    const draft = join(directory, 'tmp', `${aLead('contact').id}.x`);
    writeFileSync(draft, '{');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(draft, old, old);
    const drain = drainInto(stores, mails);
    drain.onApplicationBootstrap();
    await spool.put(aLead('contact'));
    await eventually(async () => expect([await queued(), waiting(), readdirSync(join(directory, 'tmp'))]).toEqual([[1, 1], [], []]));
    await drain.beforeApplicationShutdown();
  });
});
