// A process's connections to Redis, and what it says of one that does not let it look at its settings.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RedisDurability } from '../src/redis/redis-durability.js';
import { emptyRedis } from '../src/testing/index.js';

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
