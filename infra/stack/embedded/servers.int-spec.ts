import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { choosePort } from '../ports.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'school-servers-')); // only its owner may enter: so root's checkout may lie, too
});
afterAll(() => rmSync(dir, { recursive: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function command(url: string, ...words: [string, ...string[]]): Promise<unknown> {
  const client = new Redis(url);
  const answer = await client.call(...words);
  client.disconnect();
  return answer;
}

it('PostgreSQL keeps committed rows after a kill and with a pid file that names another program', async () => {
  const home = join(dir, 'postgres');
  const first = await startPostgres({ dir: home, port: await choosePort() });
  await query(first.url, "CREATE TABLE kept AS SELECT 'once' AS word");
  first.signal('SIGKILL');
  await first.ended;
  writeFileSync(join(home, 'data/postmaster.pid'), `${process.pid}\n${home}/data\n`);
  const second = await startPostgres({ dir: home, port: await choosePort() });
  expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'once' }]);
  await second.stop();
});

it('PostgreSQL starts after an interrupted first start', async () => {
  const home = join(dir, 'interrupted');
  mkdirSync(join(home, 'data.new'), { recursive: true });
  writeFileSync(join(home, 'data.new/PG_VERSION'), '17');
  const running = await startPostgres({ dir: home, port: await choosePort(), durable: false });
  expect(await query(running.url, 'SELECT current_user AS name')).toEqual([{ name: 'school' }]);
  await running.stop();
});

it('Redis keeps acknowledged writes after a kill', async () => {
  const home = join(dir, 'redis');
  const first = await startRedis({ dir: home, port: await choosePort() });
  await command(first.url, 'SET', 'kept', 'once');
  first.signal('SIGKILL');
  await first.ended;
  const second = await startRedis({ dir: home, port: await choosePort() });
  expect(await command(second.url, 'GET', 'kept')).toBe('once');
  await second.stop();
});

it('a second Redis with the same folder ends the first, so that only one writes there', async () => {
  const home = join(dir, 'redis-twice');
  const first = await startRedis({ dir: home, port: await choosePort() });
  const second = await startRedis({ dir: home, port: await choosePort() });
  expect(await first.ended).toBeDefined();
  await second.stop();
});

it('Redis has the durability of production: fsync before the answer, no eviction', async () => {
  const running = await startRedis({ dir: join(dir, 'redis-settings'), port: await choosePort() });
  const settings = await Promise.all(
    ['appendonly', 'appendfsync', 'maxmemory-policy', 'save', 'bind'].map((name) =>
      command(running.url, 'CONFIG', 'GET', name),
    ),
  );
  expect(settings.map((pair) => (pair as string[])[1])).toEqual(['yes', 'always', 'noeviction', '', '127.0.0.1']);
  await running.stop();
});
