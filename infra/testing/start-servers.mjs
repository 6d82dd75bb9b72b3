// Jest's global set-up of the integration tests: one PostgreSQL for all suites, and a Redis for each worker process,
// because Redis and BullMQ count the connections of a whole server. Removed afterwards. Suites read the addresses from
// TEST_DATABASE_URL and TEST_REDIS_URL_<JEST_WORKER_ID>.
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../stack/embedded/postgres.ts';
import { startRedis } from '../stack/embedded/redis.ts';
import { choosePort } from '../stack/ports.ts';

export default async function startServers({ maxWorkers }) {
  if (globalThis.schoolTestServers) return; // the projects of Jest share them
  const dir = await mkdtemp(join(tmpdir(), 'school-test-'));
  await chmod(dir, 0o755); // PostgreSQL may run as another user
  const servers = await Promise.all([
    start('TEST_DATABASE_URL', (port) => startPostgres({ dir: join(dir, 'postgres'), port, durable: false })),
    ...Array.from({ length: maxWorkers }, (_, index) =>
      start(`TEST_REDIS_URL_${index + 1}`, (port) => startRedis({ dir: join(dir, `redis-${index + 1}`), port })),
    ),
  ]);
  globalThis.schoolTestServers = { dir, servers };
}

async function start(variable, startServer) {
  const server = await startServer(await choosePort());
  process.env[variable] = server.url;
  return server;
}
