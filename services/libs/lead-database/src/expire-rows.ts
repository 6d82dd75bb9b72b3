import { leadKinds, retainedSince } from '@school/contracts';
import type { Database } from './database.js';
import type { RowCounts } from './erase-rows.js';

const LEADS = `leads WHERE EXISTS (
    SELECT FROM unnest($1::text[], $2::timestamptz[]) AS retained (kind, since)
    WHERE leads.kind = retained.kind AND leads.received_at < retained.since
  )`;
/** The column has no time zone and holds UTC. */
const CONTACT_REQUESTS = `contact_requests WHERE created_at < $3::timestamptz AT TIME ZONE 'UTC'`;

/**
 * Deletes rows past their retention, or with `dryRun` only counts them.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export async function expireRows(database: Database, now: Date, dryRun: boolean): Promise<RowCounts> {
  const [leads, contactRequests] = dryRun
    ? [`SELECT FROM ${LEADS}`, `SELECT FROM ${CONTACT_REQUESTS}`]
    : [`DELETE FROM ${LEADS} RETURNING 1`, `DELETE FROM ${CONTACT_REQUESTS} RETURNING 1`];
  const [counts] = await database.query<RowCounts>(
    `WITH leads_found AS (${leads}), contacts_found AS (${contactRequests})
     SELECT (SELECT count(*) FROM leads_found)::int AS leads,
       (SELECT count(*) FROM contacts_found)::int AS "contactRequests"`,
    [
      leadKinds,
      leadKinds.map((kind) => retainedSince(kind, now).toISOString()),
      retainedSince('contact', now).toISOString(),
    ],
  );
  return counts!;
}
