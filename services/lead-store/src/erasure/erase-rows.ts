// Deletes a person's rows. `contact_requests` has no lead id, by specification: its rows are found by address, or by address and time.
import type { Tombstones } from '@school/platform';
import type { Database } from '../database/database.js';
import { BY_ADDRESS } from '../leads/lead-search.js';

export interface ErasedRows {
  readonly leads: number;
  readonly contactRequests: number;
}

/**
 * Deletes all rows of an address, given in ASCII lower case, so that nothing queues them again.
 * @throws DatabaseAwayError, QueryFailedError
 */
export function eraseAddress(database: Database, tombstones: Tombstones, address: string): Promise<ErasedRows> {
  return database.use(async (runner) => {
    const rows = (await runner.query(`SELECT id FROM leads WHERE ${BY_ADDRESS.leads} = $1`, [address])) as { id: string }[];
    await tombstones.erase(rows.map(({ id }) => id));
    const sql = `
      WITH gone AS (DELETE FROM leads WHERE ${BY_ADDRESS.leads} = $1 RETURNING 1),
        contacts AS (DELETE FROM contact_requests WHERE ${BY_ADDRESS.contactRequests} = $1 RETURNING 1)
      SELECT (SELECT count(*) FROM gone)::int AS leads, (SELECT count(*) FROM contacts)::int AS "contactRequests"`;
    const [erased] = (await runner.query(sql, [address])) as ErasedRows[];
    return erased!;
  });
}

/** Deletes, or counts, the rows of these leads with their contact requests. @throws DatabaseAwayError, QueryFailedError */
export function eraseLeads(database: Database, ids: readonly string[], dryRun = false): Promise<ErasedRows> {
  if (ids.length === 0) return Promise.resolve({ leads: 0, contactRequests: 0 });
  const these = `FROM leads WHERE id = ANY($1::uuid[])`;
  const theirs = (using: string) => `${using} contact.email = gone.email AND contact.created_at = gone.received_at AT TIME ZONE 'UTC'`;
  const sql = dryRun
    ? `WITH gone AS (SELECT payload->>'email' AS email, received_at ${these}), contacts AS (SELECT 1 FROM contact_requests AS contact ${theirs('JOIN gone ON')})`
    : `WITH gone AS (DELETE ${these} RETURNING payload->>'email' AS email, received_at), contacts AS (DELETE FROM contact_requests AS contact ${theirs('USING gone WHERE')} RETURNING 1)`;
  return database.use(async (runner) => {
    const [erased] = (await runner.query(`${sql} SELECT (SELECT count(*) FROM gone)::int AS leads, (SELECT count(*) FROM contacts)::int AS "contactRequests"`, [ids])) as ErasedRows[];
    return erased!;
  });
}
