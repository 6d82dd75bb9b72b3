// Redis with production's settings and the users that make-secrets.sh writes: after a kill it must have every
// acknowledged write.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { root } from '../stack/checkout.ts';
import { serverProgram } from '../stack/embedded/debian-packages.ts';
import { choosePort } from '../stack/ports.ts';

const USERS = ['gateway', 'lead-store', 'mailer', 'gaia', 'board', 'operator'] as const;
type User = (typeof USERS)[number];

let dir: string;
let port: number;
let server: ChildProcess;

const secret = (name: string) => readFileSync(join(dir, 'docker/secrets', name), 'utf8').trim();
const urlOf = (user: User) =>
  secret(`redis_url_${user.replace('-', '_')}`).replace('@redis:6379', `@127.0.0.1:${port}`);
const makeSecrets = () =>
  execFileSync(join(dir, 'docker/make-secrets.sh'), {
    env: { ...process.env, DEPLOY_ENV: 'development' },
    stdio: 'pipe',
  });

/** Runs `work` as a user of Redis. */
async function as<T>(user: User, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(urlOf(user), { retryStrategy: () => null });
  redis.on('error', () => undefined);
  return await work(redis).finally(() => redis.disconnect());
}

async function start(): Promise<void> {
  const { program, env } = await serverProgram('redis-server');
  const settings = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    dir,
    '--aclfile',
    join(dir, 'docker/secrets/redis_users'),
  ];
  server = spawn(program, [join(root, 'infra/redis/redis.conf'), ...settings], { env, stdio: 'ignore' });
  await eventually(async () => {
    await as('gateway', (redis) => redis.ping());
  });
}

async function kill(): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-redis-'));
  for (const folder of ['docker', 'redis']) mkdirSync(join(dir, folder));
  for (const file of ['docker/make-secrets.sh', 'redis/users.acl'])
    copyFileSync(join(root, 'infra', file), join(dir, file));
  makeSecrets();
  port = await choosePort();
  await start();
});
afterAll(async () => {
  await kill();
  rmSync(dir, { recursive: true });
});

it('every job added by a service is present after a kill', async () => {
  const queue = new Queue('lead-store', { connection: { url: urlOf('gateway') } });
  queue.on('error', () => undefined);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => queue.add('complaint', { index }, { jobId: `lead-${index}` })),
  );
  await Promise.all(Array.from({ length: 10 }, async (_, index) => (await queue.getJob(`lead-${index}`))?.remove()));
  await queue.add('contact', {}, { jobId: 'lead-late', delay: 1_000_000 });
  await kill();
  await start();
  const counts = await queue.getJobCounts('waiting', 'delayed');
  await queue.disconnect();
  expect(counts).toEqual({ waiting: 40, delayed: 1 });
});

it.each(USERS)('%s can neither empty Redis, nor change its settings or users, nor shut it down', async (user) => {
  await as(user, async (redis) => {
    for (const command of [
      ['FLUSHALL'],
      ['FLUSHDB'],
      ['CONFIG', 'SET', 'appendfsync', 'no'],
      ['SHUTDOWN'],
      ['ACL', 'SETUSER', user, 'on'],
      ['KEYS', '*'],
    ] as const) {
      await expect(redis.call(...(command as readonly [string]))).rejects.toThrow('NOPERM');
    }
  });
});

it('a password is required, and the password of a service is valid for its user only', async () => {
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => null });
  client.on('error', () => undefined);
  await expect(client.get('a')).rejects.toThrow('NOAUTH');
  for (const user of USERS)
    await as(user, (redis) =>
      expect(redis.call('AUTH', 'default', new URL(urlOf(user)).password)).rejects.toThrow('WRONGPASS'),
    );
  expect(new Set(USERS.map((user) => new URL(urlOf(user)).password)).size).toBe(USERS.length);
  client.disconnect();
});

it.each([
  ['gateway', 'bull:maintenance:meta'],
  ['gateway', 'confirmations:x'],
  ['lead-store', 'limit:leads:x'],
  ['lead-store', 'mail:x:office'],
  ['mailer', 'bull:lead-store:meta'],
  ['gaia', 'mail:x:office'],
  ['gaia', 'bull:lead-store:meta'],
  ['gaia', 'bull:lead-mail:meta'],
  ['gaia', 'confirmations:x'],
  ['gaia', 'gaia:feedback:x'],
  ['gaia', 'bull:maintenance:meta'],
  ['board', 'bull:lead-mail:meta'],
] as const)('%s cannot write %s, which is not its own', async (user, key) => {
  await as(user, async (redis) => {
    await expect(redis.del(key)).rejects.toThrow('NOPERM');
    await expect(redis.eval(`return redis.call('DEL', KEYS[1])`, 1, key)).rejects.toThrow(
      /NOPERM|ACL failure|can't run this command or subcommand/,
    );
  });
});

it.each(['lead-store', 'mailer', 'board'] as const)('%s cannot hear the chat', (user) =>
  as(user, (redis) => expect(redis.subscribe('gaia-chat:turns')).rejects.toThrow('NOPERM')),
);

it('the mailer counts confirmations, which it would otherwise count in memory alone', async () => {
  await as('mailer', async (redis) => expect(await redis.incr('confirmations:x')).toBe(1));
});

it.each(['board', 'lead-store'] as const)('%s reads and measures every queue', async (user) => {
  await as('operator', async (redis) => {
    await redis.del('bull:lead-mail:wait');
    await redis.rpush('bull:lead-mail:wait', 'lead-read');
  });
  const queue = new Queue('lead-mail', { connection: { url: urlOf(user) }, skipMetasUpdate: true });
  expect(await queue.getJobCounts('waiting', 'failed')).toMatchObject({ waiting: 1, failed: 0 });
  expect(await queue.getWorkersCount()).toBe(0);
  expect(await queue.getJobs(['active', 'delayed'], 0, 99, true)).toEqual([]);
  await queue.disconnect();
});

it('a deleted password is generated again, with the files that contain it and no others', async () => {
  const before = {
    users: secret('redis_users'),
    mailer: secret('redis_url_mailer'),
    gateway: secret('redis_url_gateway'),
  };
  rmSync(join(dir, 'docker/secrets/redis_password_mailer'));
  makeSecrets();
  expect(secret('redis_url_mailer')).not.toBe(before.mailer);
  expect(secret('redis_url_gateway')).toBe(before.gateway);
  const changed = secret('redis_users')
    .split('\n')
    .filter((line) => !before.users.includes(line));
  expect(changed.map((line) => line.split(' ', 2).join(' '))).toEqual(['user mailer']);
  await kill();
  await start();
  expect(await as('mailer', (redis) => redis.ping())).toBe('PONG');
});
