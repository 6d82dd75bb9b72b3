// Redis with the users that make-secrets.sh writes and production's settings: killed, it must come back with all that it acknowledged.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { root } from '../local/checkout.ts';
import { findRedis } from '../local/embedded/redis.ts';
import { claimPorts } from '../local/ports.ts';

let dir: string;
let url: string;
let port: number;
let server: ChildProcess;

async function start(): Promise<void> {
  const { program, env } = await findRedis();
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir, '--aclfile', join(dir, 'secrets/redis_users')];
  server = spawn(program, [join(root, 'infra/redis/redis.conf'), ...settings], { env, stdio: 'ignore' });
  await eventually(async () => {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    await redis.connect();
    await redis.ping().finally(() => redis.disconnect());
  });
}

async function kill(): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-redis-'));
  copyFileSync(join(root, 'infra/docker/make-secrets.sh'), join(dir, 'make-secrets.sh'));
  execFileSync('sh', [join(dir, 'make-secrets.sh')], { env: { ...process.env, DEPLOY_ENV: 'development' } });
  const { redis } = await claimPorts({ redis: { variable: 'redis' } });
  await redis!.release();
  port = redis!.port;
  url = readFileSync(join(dir, 'secrets/redis_url'), 'utf8').trim().replace('@redis:6379', `@127.0.0.1:${port}`);
  await start();
});
afterAll(async () => {
  await kill();
  rmSync(dir, { recursive: true });
});

it('every job added by a service is there again after a kill', async () => {
  const queue = new Queue('lead-store', { connection: { url } });
  queue.on('error', () => undefined);
  await Promise.all(Array.from({ length: 50 }, (_, index) => queue.add('complaint', { index }, { jobId: `lead-${index}` })));
  await Promise.all(Array.from({ length: 10 }, async (_, index) => (await queue.getJob(`lead-${index}`))?.remove()));
  await queue.add('contact', {}, { jobId: 'lead-late', delay: 1_000_000 });
  await kill();
  await start();
  const counts = await queue.getJobCounts('waiting', 'delayed');
  await queue.disconnect();
  expect(counts).toEqual({ waiting: 40, delayed: 1 });
});

it('a service can neither empty Redis, nor change its settings, nor shut it down, nor come in without its password', async () => {
  const redis = new Redis(url);
  for (const command of [['FLUSHALL'], ['CONFIG', 'SET', 'appendfsync', 'no'], ['SHUTDOWN'], ['ACL', 'LIST'], ['KEYS', '*']] as const) await expect(redis.call(...(command as [string]))).rejects.toThrow('NOPERM');
  expect(await redis.config('GET', 'appendfsync')).toEqual(['appendfsync', 'always']);
  redis.disconnect();
  const stranger = new Redis(port, '127.0.0.1', { retryStrategy: () => null });
  stranger.on('error', () => undefined);
  await expect(stranger.get('a')).rejects.toThrow('NOAUTH');
  stranger.disconnect();
});
