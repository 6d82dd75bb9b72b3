// The ledger when Redis goes away around a delivery.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { emptyRedis, eventually } from '@school/platform/testing';
import { Redis } from 'ioredis';
import {
  DeliveryLedger,
  DeliveryUnderWayError,
  LedgerUnavailableError,
  MailGivenUpError,
  RetryLaterError,
} from '../src/delivery/delivery-ledger.js';
import { SmtpError } from '../src/delivery/smtp-failure.js';

const LEAD = '0b2c7a52-6a4f-4d3e-9d0c-1f0a5f1b2c3d';
const accepts = () => Promise.resolve('250 queued as 1');

Logger.overrideLogger(false);

let redis: Redis;
let ledger: DeliveryLedger;

beforeEach(async () => {
  redis = new Redis(await emptyRedis(), { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: true });
  redis.on('error', () => undefined);
  await redis.connect();
  ledger = new DeliveryLedger(redis);
});

afterEach(() => redis.disconnect());

describe('the delivery ledger', () => {
  it('sends once for each purpose', async () => {
    const send = jest.fn(accepts);
    expect([
      await ledger.once(LEAD, 'office', send),
      await ledger.once(LEAD, 'office', send),
      await ledger.once(LEAD, 'confirmation', send),
    ]).toEqual([true, false, true]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps what the server said for thirty days', async () => {
    await ledger.once(LEAD, 'office', accepts);
    expect(await redis.get(`mail:${LEAD}:office`)).toMatch(/^accepted 2\S+Z 250 queued as 1$/);
    expect(await redis.ttl(`mail:${LEAD}:office`)).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  it('lets a failed delivery be tried again at once', async () => {
    await expect(ledger.once(LEAD, 'office', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await ledger.once(LEAD, 'office', accepts)).toBe(true);
  });

  it('sends nothing while Redis is away', async () => {
    redis.disconnect();
    const send = jest.fn(accepts);
    await expect(ledger.once(LEAD, 'office', send)).rejects.toBeInstanceOf(LedgerUnavailableError);
    expect(send).not.toHaveBeenCalled();
  });

  it('notes an accepted mail as soon as Redis is back, so that it is not sent again', async () => {
    const set = jest.spyOn(redis, 'set');
    const delivery = ledger.once(LEAD, 'office', () => {
      redis.disconnect();
      return accepts();
    });
    await eventually(() => expect(set.mock.calls.length).toBeGreaterThan(2));
    await redis.connect();
    await expect(delivery).resolves.toBe(true);
    expect(await ledger.once(LEAD, 'office', accepts)).toBe(false);
  });

  it('does not keep a process that must end from ending', async () => {
    const delivery = ledger.once(LEAD, 'office', () => {
      redis.disconnect();
      return accepts();
    });
    ledger.beforeApplicationShutdown();
    await expect(delivery).rejects.toBeInstanceOf(LedgerUnavailableError);
  });
});

describe('a mail that was sent and not answered', () => {
  const KEY = `mail:${LEAD}:office`;
  const MINUTE = 60_000;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  const unanswered = () => Promise.reject(new SmtpError('unanswered', 'ETIMEDOUT: Timeout'));
  const away = () => Promise.reject(new SmtpError('outage', 'ESOCKET'));

  it('is not sent again for three quarters of an hour', async () => {
    const failed = ledger.once(LEAD, 'office', unanswered);
    await expect(failed).rejects.toBeInstanceOf(RetryLaterError);
    const send = jest.fn(accepts);
    const again = await ledger.once(LEAD, 'office', send).catch((error: unknown) => error);
    expect(send).not.toHaveBeenCalled();
    expect((again as RetryLaterError).at.getTime() - Date.now()).toBeGreaterThan(44 * MINUTE);
    expect(await redis.get(KEY)).toMatch(/^unknown 2\S+Z copy 1: .*ETIMEDOUT/);
    expect(await redis.ttl(KEY)).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  it('is then sent again, and the third time is the last', async () => {
    await redis.set(KEY, `unknown ${ago(46 * MINUTE)} copy 1: Timeout`);
    await expect(ledger.once(LEAD, 'office', unanswered)).rejects.toBeInstanceOf(RetryLaterError);
    await redis.set(KEY, `unknown ${ago(181 * MINUTE)} copy 2: Timeout`);
    await expect(ledger.once(LEAD, 'office', unanswered)).rejects.toBeInstanceOf(MailGivenUpError);
    expect(await redis.get(KEY)).toMatch(/^given-up 2\S+Z copy 3: /);
    // Only a person runs such a job again.
    expect(await ledger.once(LEAD, 'office', accepts)).toBe(true);
  });

  it('stays so when the server is away at the next try, which then follows soon', async () => {
    const note = `unknown ${ago(46 * MINUTE)} copy 1: Timeout`;
    await redis.set(KEY, note);
    await expect(ledger.once(LEAD, 'office', away)).rejects.toThrow('ESOCKET');
    expect(await redis.get(KEY)).toBe(note);
    expect(await ledger.once(LEAD, 'office', accepts)).toBe(true);
  });

  it('counts a copy whose process was killed, and is not sent beyond the last one', async () => {
    await redis.set(KEY, `unknown ${ago(46 * MINUTE)} copy 1: Timeout`);
    const begun = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<string>();
    const sending = ledger.once(LEAD, 'office', () => (begun.resolve(), killed.promise));
    await begun.promise;
    await expect(ledger.once(LEAD, 'office', accepts)).rejects.toBeInstanceOf(RetryLaterError);
    expect(await redis.get(KEY)).toMatch(/^unknown 2\S+Z copy 2: /);
    await redis.set(KEY, `unknown ${ago(0)} copy 3: being sent`);
    await expect(ledger.once(LEAD, 'office', accepts)).rejects.toBeInstanceOf(DeliveryUnderWayError);
    await redis.set(KEY, `unknown ${ago(40 * MINUTE)} copy 3: being sent`);
    await expect(ledger.once(LEAD, 'office', accepts)).rejects.toBeInstanceOf(MailGivenUpError);
    killed.reject(new Error('end of the test'));
    await expect(sending).rejects.toThrow('end of the test');
  });

  it('never goes on for ever, whatever one try after the other meets with', async () => {
    let copies = 0;
    let error: unknown;
    for (; !(error instanceof MailGivenUpError); copies += 1) {
      const failure = copies % 2 === 0 ? 'unanswered' : 'rejected';
      error = await ledger
        .once(LEAD, 'office', () => Promise.reject(new SmtpError(failure, 'x')))
        .catch((thrown: unknown) => thrown);
      await redis.set(KEY, (await redis.get(KEY))!.replace(/2\S+Z/, ago(300 * MINUTE)));
    }
    expect(copies).toBeLessThanOrEqual(4);
  });

  it('is sent by one process only', async () => {
    await redis.set(KEY, `unknown ${ago(46 * MINUTE)} copy 1: Timeout`);
    const send = jest.fn(accepts);
    const both = await Promise.allSettled([
      ledger.once(LEAD, 'office', send),
      new DeliveryLedger(redis).once(LEAD, 'office', send),
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(
      both
        .filter(({ status }) => status === 'rejected')
        .map((result) => (result as PromiseRejectedResult).reason as unknown),
    ).toEqual([expect.any(DeliveryUnderWayError)]);
  });
});

it('a claim lasts as long as its mail is being sent', async () => {
  const hurried = new DeliveryLedger(redis, 0.0001);
  const { promise, resolve } = Promise.withResolvers<string>();
  const sent = hurried.once(LEAD, 'office', () => promise);
  await eventually(async () => expect(await redis.pttl(`mail:${LEAD}:office`)).toBeGreaterThan(50_000));
  resolve('250 queued');
  expect(await sent).toBe(true);
  expect(await redis.ttl(`mail:${LEAD}:office`)).toBeGreaterThan(29 * 24 * 60 * 60);
});
