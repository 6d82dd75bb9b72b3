import { leadKinds, retainedSince } from '@school/contracts';
import type { Database } from './database.js';
import type { RowCounts } from './erase-rows.js';

/** `created_at` has no time zone and holds UTC. */
const DELETE = `WITH
  expired_leads AS (
    DELETE FROM leads USING unnest($1::text[], $2::timestamptz[]) AS retained (kind, since)
    WHERE leads.kind = retained.kind AND leads.received_at < retained.since RETURNING 1
  ),
  expired_contacts AS (
    DELETE FROM contact_requests WHERE created_at < $3::timestamptz AT TIME ZONE 'UTC' RETURNING 1
  )
  SELECT (SELECT count(*) FROM expired_leads)::int AS leads,
    (SELECT count(*) FROM expired_contacts)::int AS "contactRequests"`;

/**
 * Deletes rows past their retention. @returns how many.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export async function expireRows(database: Database, now: Date): Promise<RowCounts> {
  const [counts] = await database.query<RowCounts>(DELETE, [
    leadKinds,
    leadKinds.map((kind) => retainedSince(kind, now).toISOString()),
    retainedSince('contact', now).toISOString(),
  ]);
  return counts!;
}
