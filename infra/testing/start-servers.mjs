// Jest's global set-up of the integration tests: one PostgreSQL and one Redis for all suites, removed afterwards.
// TEST_DATABASE_URL and TEST_REDIS_URL, when given, are servers to use instead; suites
// read these variables too.
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../stack/embedded/postgres.ts';
import { startRedis } from '../stack/embedded/redis.ts';
import { choosePort } from '../stack/ports.ts';

export default async function startServers() {
  if (globalThis.schoolTestServers) return; // the projects of Jest share them
  const dir = await mkdtemp(join(tmpdir(), 'school-test-'));
  await chmod(dir, 0o755); // PostgreSQL may run as another user
  const servers = await Promise.all([
    process.env.TEST_DATABASE_URL
      ? undefined
      : start('TEST_DATABASE_URL', (port) => startPostgres({ dir: join(dir, 'postgres'), port, durable: false })),
    process.env.TEST_REDIS_URL
      ? undefined
      : start('TEST_REDIS_URL', (port) => startRedis({ dir: join(dir, 'redis'), port })),
  ]);
  globalThis.schoolTestServers = { dir, servers: servers.filter(Boolean) };
}

async function start(variable, startServer) {
  const server = await startServer(await choosePort());
  process.env[variable] = server.url;
  return server;
}
