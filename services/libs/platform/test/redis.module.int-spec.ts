// What a process makes of the settings of Redis, and of one that is unavailable.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { DegradedError, RedisDurability, type RedisEnv, RedisModule, RedisSettingsError } from '../src/index.js';
import { emptyRedis, eventually } from '../src/testing/index.js';

let url: string;
let app: INestApplicationContext | undefined;

beforeEach(async () => (url = await emptyRedis()));
afterEach(async () => {
  jest.restoreAllMocks();
  await app?.close();
  app = undefined;
});

const start = async (NODE_ENV: RedisEnv['NODE_ENV'], REDIS_URL = url) =>
  (app = await NestFactory.createApplicationContext(RedisModule.register('test', { REDIS_URL, NODE_ENV }), {
    logger: false,
  }));
/** A busy machine may connect later than the process starts. */
const startConnected = async (NODE_ENV: RedisEnv['NODE_ENV'], REDIS_URL?: string) => {
  const redis = (await start(NODE_ENV, REDIS_URL)).get(Redis);
  await eventually(() => expect(redis.status).toBe('ready'));
  return redis;
};
const check = () => app!.get(RedisDurability).check();

/** As if the settings were wrong: other suites share the server. */
const makeSettingsWrong = () =>
  jest
    .spyOn(Redis.prototype, 'config')
    .mockImplementation((async (_get: string, name: string) => [
      name,
      name === 'appendonly' ? 'yes' : 'wrong',
    ]) as never);

describe('a Redis that is right', () => {
  it('is accepted in production', async () => {
    await startConnected('production');
    await expect(check()).resolves.toBe(true);
  });

  it('but forbids CONFIG is accepted, with a warning at the start', async () => {
    const user = `managed-${randomUUID()}`;
    const admin = new Redis(url);
    await admin.call('ACL', 'SETUSER', user, 'on', 'nopass', '~*', '&*', '+@all', '-config');
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await startConnected('production', url.replace('://', `://${user}:any@`));
      await app!.get(RedisDurability).onModuleInit();
      await expect(check()).resolves.toBe(false);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'redis-settings-hidden' }));
    } finally {
      await admin.call('ACL', 'DELUSER', user);
      await admin.quit();
    }
  });
});

describe('a Redis that may lose accepted requests', () => {
  const named = /appendfsync is wrong, must be always; maxmemory-policy is wrong, must be noeviction/;

  it('keeps a process from starting in production, and names each wrong setting', async () => {
    const redis = await startConnected('test');
    makeSettingsWrong();
    const starting = new RedisDurability(redis, { NODE_ENV: 'production' }).onModuleInit();
    await expect(starting).rejects.toThrow(named);
  });

  it('makes a running process not ready in production, and degraded in development', async () => {
    await startConnected('production');
    makeSettingsWrong();
    await expect(check()).rejects.toThrow(RedisSettingsError);
    await app!.close();
    await startConnected('development');
    await expect(check()).rejects.toThrow(DegradedError);
    await expect(check()).rejects.toThrow(named);
  });
});

it('while Redis is unavailable a process starts, and its health check fails', async () => {
  await start('production', 'redis://127.0.0.1:9');
  await expect(check()).rejects.toThrow('Redis is unavailable');
});
