// Jest's global set-up of the integration tests: one Postgres and one Redis for all suites, thrown away afterwards;
// and what Gaia has learnt.
// TEST_DATABASE_URL and TEST_REDIS_URL, when given, name servers to use instead; suites find them under these names too.
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../stack/embedded/postgres.ts';
import { startRedis } from '../stack/embedded/redis.ts';
import { claimPort } from '../stack/ports.ts';
import learnOnce from './learn-once.mjs';

export default async function startServers() {
  const dir = await mkdtemp(join(tmpdir(), 'school-test-'));
  await chmod(dir, 0o755); // Postgres may have to run as another user than us
  const [, ...servers] = await Promise.all([
    learnOnce(),
    process.env.TEST_DATABASE_URL
      ? undefined
      : start('TEST_DATABASE_URL', (port) => startPostgres({ dir: join(dir, 'postgres'), port, durable: false })),
    process.env.TEST_REDIS_URL ? undefined : start('TEST_REDIS_URL', (port) => startRedis({ dir: join(dir, 'redis'), port })),
  ]);
  globalThis.schoolTestServers = { dir, servers: servers.filter(Boolean) };
}

async function start(variable, startServer) {
  const server = await startServer(await claimPort({ variable }));
  process.env[variable] = server.url;
  return server;
}
