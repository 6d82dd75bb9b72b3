// Accepting a lead against a real Redis, and what becomes of a job that meets an outage.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Queue, type QueueOptions, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { AcceptLead, LeadNotAcceptedError } from '../src/accepting/accept-lead.js';
import { LeadQueues } from '../src/accepting/lead-queues.js';
import {
  jobOptions,
  producerConnection,
  workerConnection,
  RedisDurability,
  type Failure,
  retryByAge,
} from '@school/platform';
import { emptyRedis, eventually } from '@school/platform/testing';

let url: string;
let stores: Queue;
let mails: Queue;
let redis: Redis;
let durability: RedisDurability;
const queue = (name: string, connection: QueueOptions['connection'] = workerConnection(url)) =>
  new Queue(name, { connection, defaultJobOptions: jobOptions });

beforeAll(async () => {
  url = await emptyRedis();
  redis = new Redis(url);
  durability = new RedisDurability(redis);
  stores = queue(QUEUES.store);
  mails = queue(QUEUES.mail);
});
beforeEach(async () => {
  for (const each of [stores, mails]) await each.obliterate({ force: true });
});
afterAll(async () => {
  await Promise.all([stores.close(), mails.close(), redis.quit()]);
});

describe('accepting a lead', () => {
  const { kind, payload } = aLead('complaint');

  it('resolves when both jobs are in Redis', async () => {
    const { id } = await new AcceptLead(new LeadQueues(stores, mails), durability).accept({ kind, payload });
    for (const each of [stores, mails])
      expect((await each.getJob(`lead-${id}`))?.data).toMatchObject({
        id,
        consent: { given: ['gdprConsent', 'privacyConsent'] },
      });
  });

  it('a hundred times with one key is one lead', async () => {
    const acceptLead = new AcceptLead(new LeadQueues(stores, mails), durability);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => acceptLead.accept({ kind, payload, idempotencyKey: 'k' })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect([await stores.getWaitingCount(), await mails.getWaitingCount()]).toEqual([1, 1]);
  });

  it('is refused, in bounded time, when only one of the two is acknowledged and there is no spool', async () => {
    const nowhere = queue(QUEUES.mail, { url: 'redis://127.0.0.1:9', ...producerConnection });
    nowhere.on('error', () => undefined);
    await expect(new AcceptLead(new LeadQueues(stores, nowhere), durability).accept({ kind, payload })).rejects.toThrow(
      LeadNotAcceptedError,
    );
    await nowhere.close();
  });
});

describe('a process without a spool, while Redis is known to lose writes', () => {
  const { kind, payload } = aLead('quote');
  let accepting: AcceptLead;

  beforeEach(() => {
    jest.spyOn(durability, 'losesWrites', 'get').mockReturnValue(true);
    accepting = new AcceptLead(new LeadQueues(stores, mails), durability);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('accepts a lead once both jobs are completed', async () => {
    const done: string[] = [];
    const workers = [QUEUES.store, QUEUES.mail].map(
      (name) => new Worker(name, async () => void done.push(name), { connection: workerConnection(url) }),
    );
    try {
      const { id } = await accepting.accept({ kind, payload });
      expect(done.toSorted()).toEqual([QUEUES.mail, QUEUES.store].toSorted());
      expect(await (await mails.getJob(`lead-${id}`))?.getState()).toBe('completed');
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
    }
  });

  it('accepts none whose jobs are not completed', async () => {
    await expect(accepting.accept({ kind, payload })).rejects.toThrow(LeadNotAcceptedError);
  });
});

describe('a job that fails', () => {
  /** Runs one job whose work fails `failures` times, then succeeds. */
  async function work(failure: Failure, failures: number, timeScale = 0.0001) {
    let left = failures;
    const worker = new Worker(
      QUEUES.store,
      (job, token) =>
        retryByAge(
          job,
          token,
          () => failure,
          timeScale,
          async () => {
            if (left-- > 0) throw new Error('away');
          },
        ),
      { connection: workerConnection(url) },
    );
    // Hurried: the pauses between attempts at an unknown error would take minutes.
    await stores.add('contact', {}, { jobId: 'lead-x', backoff: { type: 'fixed', delay: 1 } });
    const state = await eventually(async () => {
      const now = await (await stores.getJob('lead-x'))!.getState();
      if (now !== 'completed' && now !== 'failed') throw new Error(now);
      return now;
    });
    await worker.close();
    return { state, job: (await stores.getJob('lead-x'))! };
  }

  it('in an outage is retried, and uses up no attempts', async () => {
    const { state, job } = await work('outage', 20);
    expect({ state, attempts: job.attemptsMade }).toEqual({ state: 'completed', attempts: 1 });
  });

  it('permanently is a dead letter at once', async () => {
    const { state, job } = await work('permanent', 1);
    expect({ state, attempts: job.attemptsMade, reason: job.failedReason }).toEqual({
      state: 'failed',
      attempts: 1,
      reason: 'away',
    });
  });

  it('for unknown reasons has eight attempts, then is a dead letter', async () => {
    const { state, job } = await work('unknown', Number.POSITIVE_INFINITY);
    expect({ state, attempts: job.attemptsMade, reason: job.failedReason }).toEqual({
      state: 'failed',
      attempts: 8,
      reason: 'away',
    });
  });

  it('for unknown reasons and then succeeds is completed', async () => {
    const { state, job } = await work('unknown', 7);
    expect({ state, attempts: job.attemptsMade }).toEqual({ state: 'completed', attempts: 8 });
  });

  it('in an outage of more than five days, with as many attempts as those allow, is given up', async () => {
    const job = { timestamp: Date.now() - 6 * 24 * 3600 * 1000, attemptsStarted: 1000 } as never;
    await expect(
      retryByAge(
        job,
        't',
        () => 'outage',
        1,
        () => Promise.reject(new Error('away')),
      ),
    ).rejects.toThrow(UnrecoverableError);
  });
});
