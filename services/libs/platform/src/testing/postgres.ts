// A PostgreSQL database for one test suite, on the server that TEST_DATABASE_URL names.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * The address of a new, empty database, and a function that drops it.
 * @throws when TEST_DATABASE_URL is unset: integration tests run through Jest's global set-up.
 */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test or make test');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
