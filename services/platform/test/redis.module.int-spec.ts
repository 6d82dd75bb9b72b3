// What a process says of a Redis that does not let it look at its settings.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RedisModule, checkDurableRedis } from '../src/queues/redis.module.js';
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
  await expect(checkDurableRedis(managed)).resolves.toBeUndefined();
});

it('and is warned about at the start', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  new RedisModule(managed).onApplicationBootstrap();
  await eventually(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'redis-settings-hidden' })));
  expect(error).not.toHaveBeenCalled();
});
