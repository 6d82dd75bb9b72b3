// A process's connections to Redis, and what it says of one that does not let it look at its settings.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { withinRequest } from '../src/observability/request-context.js';
import { RedisDurability } from '../src/redis/redis-durability.js';
import { RedisModule } from '../src/redis/redis.module.js';
import { emptyRedis, eventually } from '../src/testing/index.js';

const user = `managed-${randomUUID()}`;
let admin: Redis;
let managed: Redis;

beforeEach(async () => {
  const url = await emptyRedis();
  admin = new Redis(url);
  await admin.call('ACL', 'SETUSER', user, 'on', 'nopass', '~*', '&*', '+@all', '-config');
  managed = new Redis(url, { username: user, password: 'any' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  managed.disconnect();
  await admin.call('ACL', 'DELUSER', user);
  await admin.quit();
});

it('a Redis that forbids CONFIG is healthy', async () => {
  await expect(managed.config('GET', 'appendonly')).rejects.toThrow(/NOPERM/);
  await expect(new RedisDurability(managed).check()).resolves.toBeUndefined();
});

it('a Redis that forbids CONFIG is logged as a warning at the start', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const durability = new RedisDurability(managed);
  await durability.onApplicationBootstrap();
  durability.onApplicationShutdown();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'redis-settings-hidden' }));
  expect(error).not.toHaveBeenCalled();
  expect(durability.losesWrites).toBe(false);
});

it('requests are spread over the connections, each whole on one, also after one was cut', async () => {
  const context = await NestFactory.createApplicationContext(
    RedisModule.register(await emptyRedis(), { connections: 2 }),
    {
      logger: false,
    },
  );
  const redis = context.get(Redis);
  const connectionOf = (request: string) =>
    withinRequest(request, () => Promise.all([redis.client('ID'), redis.client('ID')]));
  try {
    const first = await redis.client('ID');
    expect(await connectionOf('a0')).toEqual([first, first]);
    const [other] = await eventually(async () => {
      const ids = await connectionOf('a1');
      expect(ids).not.toContain(first);
      return ids;
    });
    expect(await connectionOf('b3')).toEqual([other, other]);
    await redis.client('KILL', 'ID', other!);
    await eventually(async () => {
      const [again, same] = await connectionOf('a1');
      expect([first, other]).not.toContain(again);
      expect(same).toBe(again);
    });
  } finally {
    await context.close();
  }
});
