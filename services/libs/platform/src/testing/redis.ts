// A Redis database for one test suite, on the server that TEST_REDIS_URL names.
import { Redis } from 'ioredis';

const DATABASES = 16;

/**
 * An address with an empty database. Suites in different worker processes of Jest get different databases.
 * @throws when TEST_REDIS_URL is unset: integration tests run through Jest's global set-up.
 */
export async function emptyRedis(): Promise<string> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) throw new Error('TEST_REDIS_URL is not set: run the tests with npm test or make test');
  const url = new URL(server);
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 0) % DATABASES}`;
  const client = new Redis(url.href);
  await client.flushdb();
  await client.quit();
  return url.href;
}
