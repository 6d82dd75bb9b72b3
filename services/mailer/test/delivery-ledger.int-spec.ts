// The ledger when Redis is unavailable around a delivery.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { timesOf } from '@school/platform';
import { emptyRedis, eventually } from '@school/platform/testing';
import { Redis } from 'ioredis';
import {
  DeliveryLedger,
  DeliveryUnderWayError,
  LedgerUnavailableError,
  MailUnansweredError,
} from '../src/delivery/delivery-ledger.js';
import { SmtpError } from '../src/delivery/smtp-failure.js';

const LEAD = '0b2c7a52-6a4f-4d3e-9d0c-1f0a5f1b2c3d';
const accepts = () => Promise.resolve({ text: '250 queued as 1' });
const entry = async (key: string) => JSON.parse((await redis.get(key)) ?? 'null') as unknown;

Logger.overrideLogger(false);

let redis: Redis;
let ledger: DeliveryLedger;

beforeEach(async () => {
  redis = new Redis(await emptyRedis(), { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: true });
  redis.on('error', () => undefined);
  await redis.connect();
  ledger = new DeliveryLedger(redis, timesOf());
});

afterEach(() => redis.disconnect());

describe('the delivery ledger', () => {
  it('sends once for each purpose', async () => {
    const send = jest.fn(accepts);
    expect([
      await ledger.once(LEAD, 'office', send),
      await ledger.once(LEAD, 'office', send),
      await ledger.once(LEAD, 'confirmation', send),
    ]).toEqual(['sent', 'sent-before', 'sent']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps what the server said for thirty days', async () => {
    await ledger.once(LEAD, 'office', accepts);
    expect(await entry(`mail:${LEAD}:office`)).toMatchObject({ state: 'accepted', text: '250 queued as 1' });
    expect(await redis.ttl(`mail:${LEAD}:office`)).toBeGreaterThan(29 * 24 * 60 * 60);
  });

  it('lets a failed delivery be tried again at once', async () => {
    await expect(ledger.once(LEAD, 'office', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await ledger.once(LEAD, 'office', accepts)).toBe('sent');
  });

  it('sends nothing while Redis is unavailable', async () => {
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
    await expect(delivery).resolves.toBe('sent');
    expect(await ledger.once(LEAD, 'office', accepts)).toBe('sent-before');
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
  const unanswered = () => Promise.reject(new SmtpError('unanswered', 'ETIMEDOUT: Timeout'));

  it('is sent at most three times; then an operator decides on each further copy', async () => {
    for (const copy of [1, 2]) {
      await expect(ledger.once(LEAD, 'office', unanswered)).rejects.toBeInstanceOf(SmtpError);
      expect(await entry(KEY)).toMatchObject({ state: 'unanswered', copies: copy });
    }
    for (const copy of [3, 4]) {
      await expect(ledger.once(LEAD, 'office', unanswered)).rejects.toBeInstanceOf(MailUnansweredError);
      expect(await entry(KEY)).toMatchObject({ state: 'unanswered', copies: copy });
    }
    expect(await redis.ttl(KEY)).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(await ledger.once(LEAD, 'office', accepts)).toBe('sent');
  });

  it('keeps its count through an outage', async () => {
    await expect(ledger.once(LEAD, 'office', unanswered)).rejects.toThrow('ETIMEDOUT');
    const note = await redis.get(KEY);
    const outage = () => Promise.reject(new SmtpError('outage', 'ESOCKET'));
    await expect(ledger.once(LEAD, 'office', outage)).rejects.toThrow('ESOCKET');
    expect(await redis.get(KEY)).toBe(note);
  });
});

describe('a claim', () => {
  const KEY = `mail:${LEAD}:office`;

  it('lets one process send, and another one once it has expired', async () => {
    const sending = Promise.withResolvers<{ text: string }>();
    const first = ledger.once(LEAD, 'office', () => sending.promise);
    await eventually(async () => expect(await entry(KEY)).toMatchObject({ state: 'sending' }));
    await expect(new DeliveryLedger(redis, timesOf()).once(LEAD, 'office', accepts)).rejects.toBeInstanceOf(
      DeliveryUnderWayError,
    );
    expect(await redis.pttl(KEY)).toBeLessThanOrEqual(60_000);
    await redis.del(KEY);
    expect(await new DeliveryLedger(redis, timesOf()).once(LEAD, 'office', accepts)).toBe('sent');
    sending.resolve({ text: '250 OK' });
    await first;
  });

  it('is released by its owner alone', async () => {
    const failing = ledger.once(LEAD, 'office', async () => {
      await redis.set(KEY, 'sending another');
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await redis.get(KEY)).toBe('sending another');
  });

  it.each(['accepted', 'failed'])('is not given for a mail noted as %s', async (state) => {
    await redis.set(KEY, JSON.stringify({ state, at: '2026-11-21T10:00:00.000Z', text: '' }));
    expect(await ledger.once(LEAD, 'office', accepts)).toBe('sent-before');
  });
});
