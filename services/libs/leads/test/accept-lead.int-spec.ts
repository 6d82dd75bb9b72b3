// Accepting a lead: in Redis, else in the spool, else not at all.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { jobOptions, producerConnection, workerConnection } from '@school/platform';
import { emptyRedis } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { AcceptLead, LeadNotAcceptedError } from '../src/accepting/accept-lead.js';
import { LeadQueues } from '../src/accepting/lead-queues.js';
import { Spool } from '../src/spool/spool.js';
import { SpoolDrain } from '../src/spool/spool-drain.js';

const { kind, payload } = aLead('complaint');
let stores: Queue;
let mails: Queue;
/** A queue whose Redis is unavailable. */
let unavailable: Queue;
let directory: string;
let spool: Spool;

const queued = async () => [await stores.getWaitingCount(), await mails.getWaitingCount()];
const spooled = () => readdirSync(join(directory, 'new'));
const accepting = (store: Queue, mail: Queue) => new AcceptLead(new LeadQueues(store, mail), spool);

beforeAll(async () => {
  Logger.overrideLogger(false);
  const options = { connection: workerConnection(await emptyRedis()), defaultJobOptions: jobOptions };
  [stores, mails] = [new Queue(QUEUES.store, options), new Queue(QUEUES.mail, options)];
  unavailable = new Queue(QUEUES.mail, { connection: { url: 'redis://127.0.0.1:9', ...producerConnection } });
  unavailable.on('error', () => undefined);
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
  await Promise.all([stores.close(), mails.close(), unavailable.close()]);
});

describe('a lead', () => {
  it('is accepted when both jobs are in Redis', async () => {
    const { id } = await accepting(stores, mails).accept({ kind, payload, confirm: true });
    for (const queue of [stores, mails])
      expect((await queue.getJob(`lead-${id}`))?.data).toMatchObject({
        id,
        consent: { given: ['gdprConsent', 'privacyConsent'] },
        confirm: true,
      });
    expect(spooled()).toEqual([]);
  });

  it('sent a hundred times at once with one key is one lead', async () => {
    const acceptLead = accepting(stores, mails);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => acceptLead.accept({ kind, payload, idempotencyKey: 'k' })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await queued()).toEqual([1, 1]);
  });

  it('is accepted into the spool while Redis is unavailable', async () => {
    const { id } = await accepting(unavailable, unavailable).accept({ kind, payload });
    expect(spooled()).toEqual([id]);
  });

  it('of which Redis acknowledges one job alone is accepted into the spool', async () => {
    const { id } = await accepting(stores, unavailable).accept({ kind, payload });
    expect(spooled()).toEqual([id]);
  });

  it('is accepted into the spool when Redis does not answer in time', async () => {
    jest.spyOn(mails, 'add').mockReturnValue(new Promise(() => undefined));
    const { id } = await accepting(stores, mails).accept({ kind, payload });
    expect(spooled()).toEqual([id]);
  });

  it('sent again with its key while Redis is unavailable and once it is back is one lead under one id', async () => {
    const request = { kind, payload, idempotencyKey: 'k' };
    const [during, after] = [accepting(unavailable, unavailable), accepting(stores, mails)];
    const answers = [await during.accept(request), await during.accept(request), await after.accept(request)];
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await new SpoolDrain(spool, new LeadQueues(stores, mails)).drain();
    expect([await queued(), spooled()]).toEqual([[1, 1], []]);
  });

  it('is refused with status 503 when the disk of the spool is full as well', async () => {
    spool = new Spool({ directory, minFreeBytes: Number.MAX_SAFE_INTEGER });
    const refused = await accepting(unavailable, unavailable)
      .accept({ kind, payload })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LeadNotAcceptedError);
    expect((refused as LeadNotAcceptedError).getStatus()).toBe(503);
    expect(spooled()).toEqual([]);
  });

  it('is refused in a process without a spool', async () => {
    const acceptLead = new AcceptLead(new LeadQueues(unavailable, unavailable));
    await expect(acceptLead.accept({ kind, payload })).rejects.toThrow(LeadNotAcceptedError);
  });
});
