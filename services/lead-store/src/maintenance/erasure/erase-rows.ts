// Deletes people's rows. `contact_requests` has no lead id, by specification: its rows are found by address, or by
// address and time.
import { type Tombstones } from '@school/leads';
import type { Database } from '../../database/database.js';
import { BY_ADDRESS } from '../../leads/lead-search.js';

/** Which rows: those of leads, and those of addresses (in ASCII lower case) up to a time. */
export interface ToErase {
  readonly ids?: readonly string[];
  readonly addresses?: ReadonlyMap<string, Date | typeof ALL_TIME>;
}

/** PostgreSQL's timestamp that is later than every other. */
export const ALL_TIME = 'infinity';

export interface ErasedRows {
  readonly leads: number;
  readonly contactRequests: number;
}

const LEADS = `leads WHERE id = ANY($1::uuid[])
  OR EXISTS (SELECT 1 FROM erased WHERE ${BY_ADDRESS.leads} = erased.address AND received_at <= erased.at)`;
const CONTACTS = `contact_requests AS contact
  WHERE EXISTS (SELECT 1 FROM gone WHERE contact.email = gone.email AND contact.created_at = gone.received_at AT TIME ZONE 'UTC')
  OR EXISTS (
    SELECT 1 FROM erased
    WHERE ${BY_ADDRESS.contactRequests} = erased.address AND contact.created_at <= erased.at AT TIME ZONE 'UTC'
  )`;
const ERASED = `WITH erased AS (SELECT * FROM unnest($2::text[], $3::timestamptz[]) AS erased (address, at))`;

/**
 * Deletes rows, after adding tombstones of their leads, so that these are not queued again.
 * @param dryRun only counts them.
 * @returns how many, and the ids of the leads.
 * @throws DatabaseAwayError, QueryFailedError, TombstonesUnavailableError
 */
export function eraseRows(
  database: Database,
  tombstones: Tombstones,
  { ids = [], addresses = new Map() }: ToErase,
  dryRun = false,
): Promise<{ readonly rows: ErasedRows; readonly ids: readonly string[] }> {
  const times = [...addresses.values()].map((time) => (time instanceof Date ? time.toISOString() : time));
  const values = [ids, [...addresses.keys()], times];
  const who = `payload->>'email' AS email, received_at`;
  const [deletedLeads, deletedContacts] = dryRun
    ? [`SELECT ${who} FROM ${LEADS}`, `SELECT 1 FROM ${CONTACTS}`]
    : [`DELETE FROM ${LEADS} RETURNING ${who}`, `DELETE FROM ${CONTACTS} RETURNING 1`];
  return database.use(async (runner) => {
    const found = ((await runner.query(`${ERASED} SELECT id FROM ${LEADS}`, values)) as { id: string }[]).map(
      ({ id }) => id,
    );
    if (!dryRun) await tombstones.erase(found);
    const counted = `SELECT (SELECT count(*) FROM gone)::int AS leads, (SELECT count(*) FROM contacts)::int AS "contactRequests"`;
    const [rows] = (await runner.query(
      `${ERASED}, gone AS (${deletedLeads}), contacts AS (${deletedContacts}) ${counted}`,
      values,
    )) as ErasedRows[];
    return { rows: rows!, ids: found };
  });
}
