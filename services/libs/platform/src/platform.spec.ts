import { describe, expect, it, jest } from '@jest/globals';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { OPEN_HANDLES_MS } from './bootstrap.js';
import { database, redis, smtp } from './config/env-fields.js';
import { ConfigurationError, parseEnv } from './config/load-env.js';
import { GIVE_UP_AFTER_STARTS, timesOf } from './config/times.js';
import { withDeadline } from './deadline.js';
import { GAVE_UP } from './queues/queue-options.js';
import { outageDelay, retryByAge } from './queues/retry-by-age.js';

describe('configuration', () => {
  const schema = z.object({ PORT: z.coerce.number().int(), SECRET: z.string(), MODE: z.enum(['a', 'b']).default('a') });

  it('is refused with everything that is wrong with it, and never repeats a value', () => {
    expect(() => parseEnv(schema, { PORT: 'sesamo', MODE: 'apriti' })).toThrow(ConfigurationError);
    expect(() => parseEnv(schema, { PORT: 'sesamo', MODE: 'apriti' })).toThrow(
      /^(?!.*(sesamo|apriti))[^]*PORT:[^]*SECRET:[^]*MODE:/,
    );
  });

  it('takes a secret from the file that NAME_FILE names', () => {
    using dir = mkdtempDisposableSync(join(tmpdir(), 'secret-'));
    const file = join(dir.path, 'secret');
    writeFileSync(file, 'valore\n');
    expect(parseEnv(schema, { PORT: '1', SECRET_FILE: file })).toEqual({ PORT: 1, SECRET: 'valore', MODE: 'a' });
    expect(() => parseEnv(schema, { PORT: '1', SECRET_FILE: '/nowhere' })).toThrow(
      /SECRET: SECRET_FILE: cannot read \/nowhere/,
    );
  });

  it('is not taken without an optional secret whose file cannot be read', () => {
    const optional = z.object({ KEY: z.string().optional() });
    expect(() => parseEnv(optional, { KEY_FILE: '/nowhere' })).toThrow(/^[^]*KEY: KEY_FILE: cannot read \/nowhere$/);
    expect(parseEnv(optional, { SSL_CERT_FILE: '/nowhere' })).toEqual({});
  });

  it('has addresses with a host, and with a login that can be decoded', () => {
    const addresses = z.object({ ...redis, ...database, SMTP_URL: smtp.SMTP_URL });
    const read = (login: string) =>
      parseEnv(addresses, {
        REDIS_URL: `redis://${login}`,
        DATABASE_URL: `postgres://${login}`,
        SMTP_URL: `smtps://${login}`,
      });
    expect(read('user:50%25@mail.example.it').SMTP_URL).toBe('smtps://user:50%25@mail.example.it');
    for (const wrong of ['', 'user:50%@mail.example.it'])
      expect(() => read(wrong)).toThrow(/^(?!.*50%)[^]*REDIS_URL:[^]*DATABASE_URL:[^]*SMTP_URL:/);
  });

  it('takes a blank value as unset', () =>
    expect(parseEnv(schema, { PORT: '1', SECRET: 's', MODE: ' ' }).MODE).toBe('a'));
});

describe('the back-off in an outage', () => {
  const { outageSteps } = timesOf();

  it('grows from five seconds to half an hour and stays there', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((start) => outageDelay(outageSteps, start, 0.5))).toEqual(
      [5, 30, 120, 300, 900, 1800, 1800].map((seconds) => seconds * 1000),
    );
  });

  it('ends after as many attempts as fit in five days', () => {
    const waits = Array.from({ length: GIVE_UP_AFTER_STARTS }, (_, index) => outageDelay(outageSteps, index + 1, 0.5));
    const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60 * 1000);
    expect([GIVE_UP_AFTER_STARTS, Math.round(days * 10) / 10]).toEqual([244, 5]);
  });

  it('has a jitter of a fifth either way', () => {
    expect([0, 1].map((random) => outageDelay(outageSteps, 1, random))).toEqual([4000, 6000]);
  });
});

describe('a job in an outage', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const work = async (days: number, attemptsStarted: number) => {
    const moveToDelayed = jest.fn(async () => undefined);
    const job = { timestamp: Date.now() - days * DAY_MS, attemptsStarted, queueName: 'tried', moveToDelayed } as never;
    const fail = () => Promise.reject(new Error('unavailable'));
    const outcome = await retryByAge(job, 'token', { work: fail, failureOf: () => 'outage' }, timesOf()).catch(
      (error: unknown) => error,
    );
    return [outcome, moveToDelayed.mock.calls.length];
  };

  it('is given up after five days, and as many attempts as they allow', async () => {
    expect(await work(6, GIVE_UP_AFTER_STARTS)).toEqual([new UnrecoverableError(`${GAVE_UP}: unavailable`), 0]);
  });

  it('is retried when its age is that of a wrong clock or a paused queue, or when it was retried by hand', async () => {
    expect(await work(6, 3)).toEqual([expect.any(DelayedError), 1]);
    expect(await work(1, GIVE_UP_AFTER_STARTS)).toEqual([expect.any(DelayedError), 1]);
  });
});

it('a deadline rejects when the work is not done in time', async () => {
  await expect(withDeadline(new Promise(() => undefined), 1, 'late')).rejects.toThrow('late');
  await expect(withDeadline(Promise.resolve('done'), 1, 'late')).resolves.toBe('done');
});

it('a closed process may stay until ioredis has destroyed a connection that never opened', () => {
  const { disconnectTimeout } = new Redis({ lazyConnect: true }).options;
  expect(OPEN_HANDLES_MS).toBeGreaterThan(disconnectTimeout!);
});
