// An empty Redis for one test suite.
import { Redis } from 'ioredis';

/**
 * The address of the Redis of this worker process of Jest, emptied. Its suites run one after the other.
 * @throws when it is unset: integration tests run through Jest's global set-up.
 */
export async function emptyRedis(): Promise<string> {
  const url = process.env[`TEST_REDIS_URL_${process.env['JEST_WORKER_ID']}`];
  if (!url) throw new Error('No Redis was started for the tests: run them with npm test or make test');
  const client = new Redis(url);
  await client.flushdb();
  await client.quit();
  return url;
}
