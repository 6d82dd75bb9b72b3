// The ledger when Redis goes away around a delivery.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { emptyRedis, eventually } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { DeliveryLedger, LedgerUnavailableError } from '../src/delivery/delivery-ledger.js';

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
    expect([await ledger.once(LEAD, 'office', send), await ledger.once(LEAD, 'office', send), await ledger.once(LEAD, 'acknowledgment', send)]).toEqual([true, false, true]);
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
