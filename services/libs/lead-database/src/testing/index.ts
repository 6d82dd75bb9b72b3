// Helpers for tests that need the database.
import pg from 'pg';

export type Row = Record<string, unknown>;

/** Runs one statement on a separate connection. */
export async function query(databaseUrl: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Refuses all connections to a database until the returned function is called. */
export async function makeUnavailable(databaseUrl: string): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']!;
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await query(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  return async () => void (await query(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
}

/** Runs a statement in a transaction that holds its locks until the returned function rolls it back. */
export async function holdOpen(databaseUrl: string, sql: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, values);
  return () => client.end();
}

/** How many statements wait for a lock. */
export const blocked = async (databaseUrl: string): Promise<number> =>
  (
    await query(
      databaseUrl,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length;
