import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database.js';
import type { Cutoffs } from './cutoffs.js';

export interface ExpiredRows {
  readonly leads: number;
  readonly complaints: number;
  readonly contactRequests: number;
}

/** Rows deleted by one statement: each must end well within the worker's statement timeout. */
const BATCH = 1000;

const LEADS = `leads WHERE kind <> 'complaint' AND received_at < $1`;
const COMPLAINTS = `leads WHERE kind = 'complaint' AND received_at < $1`;
/** The column has no time zone and holds UTC. */
const CONTACT_REQUESTS = `contact_requests WHERE created_at < $1::timestamptz AT TIME ZONE 'UTC'`;

/** Deletes expired rows, or only counts them. @throws DatabaseAwayError, QueryFailedError */
export function expireRows(database: Database, { leads, complaints }: Cutoffs, dryRun: boolean): Promise<ExpiredRows> {
  const expire = dryRun ? count : remove;
  return database.use(async (runner) => ({
    leads: await expire(runner, LEADS, leads),
    complaints: await expire(runner, COMPLAINTS, complaints),
    contactRequests: await expire(runner, CONTACT_REQUESTS, leads),
  }));
}

async function count(runner: QueryRunner, rows: string, before: Date): Promise<number> {
  const [row] = (await runner.query(`SELECT count(*)::int AS count FROM ${rows}`, [before.toISOString()])) as {
    count: number;
  }[];
  return row!.count;
}

async function remove(runner: QueryRunner, rows: string, before: Date): Promise<number> {
  const table = rows.slice(0, rows.indexOf(' '));
  for (let total = 0; ;) {
    const deleted =
      `WITH deleted AS (DELETE FROM ${table} WHERE id IN (SELECT id FROM ${rows} LIMIT ${BATCH}) RETURNING ` +
      `1) SELECT count(*)::int AS count FROM deleted`;
    const [row] = (await runner.query(deleted, [before.toISOString()])) as { count: number }[];
    total += row!.count;
    if (row!.count < BATCH) return total;
  }
}
