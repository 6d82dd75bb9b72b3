// Deletes rows: those of people, and those past their retention. By specification `contact_requests` has no lead id: its
// rows are found by address, or by the address and time of a lead.
import { leadKinds, retainedSince } from '@school/contracts';
import type { Database } from './database.js';
import { ADDRESS } from './lead-search.js';

/** PostgreSQL's timestamp that is later than every other. */
export const ALL_TIME = 'infinity';

/** Which rows: those of leads, and those of addresses (in ASCII lower case) up to a time. */
interface RowsToErase {
  readonly ids?: readonly string[];
  readonly addresses?: ReadonlyMap<string, Date | typeof ALL_TIME>;
}

export interface RowCounts {
  readonly leads: number;
  readonly contactRequests: number;
}

const ERASED = `WITH erased AS (SELECT * FROM unnest($2::text[], $3::timestamptz[]) AS erased (address, at))`;
const LEADS = `leads WHERE id = ANY($1::uuid[])
  OR EXISTS (SELECT FROM erased WHERE ${ADDRESS.ofLead} = erased.address AND received_at <= erased.at)`;
const CONTACT_REQUESTS = `contact_requests AS contact
  WHERE EXISTS (
    SELECT FROM found
    WHERE contact.email = found.email AND contact.created_at = found.received_at AT TIME ZONE 'UTC'
  ) OR EXISTS (
    SELECT FROM erased
    WHERE ${ADDRESS.ofContactRequest} = erased.address AND contact.created_at <= erased.at AT TIME ZONE 'UTC'
  )`;
const COUNTS = `SELECT (SELECT count(*) FROM found)::int AS leads,
  (SELECT count(*) FROM contacts)::int AS "contactRequests"`;

/**
 * Deletes rows. @returns how many.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export async function eraseRows(
  database: Database,
  { ids = [], addresses = new Map() }: RowsToErase,
): Promise<RowCounts> {
  const times = [...addresses.values()].map((time) => (time instanceof Date ? time.toISOString() : time));
  const [counts] = await database.query<RowCounts>(
    `${ERASED},
     found AS (DELETE FROM ${LEADS} RETURNING payload->>'email' AS email, received_at),
     contacts AS (DELETE FROM ${CONTACT_REQUESTS} RETURNING 1)
     ${COUNTS}`,
    [ids, [...addresses.keys()], times],
  );
  return counts!;
}

/** Every address that has rows, in ASCII lower case. */
export async function storedAddresses(database: Database): Promise<string[]> {
  const rows = await database.query<{ address: string }>(
    `SELECT ${ADDRESS.ofLead} AS address FROM leads WHERE payload->>'email' IS NOT NULL
     UNION SELECT ${ADDRESS.ofContactRequest} FROM contact_requests`,
  );
  return rows.map(({ address }) => address);
}

const EXPIRE = `WITH
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
  const [counts] = await database.query<RowCounts>(EXPIRE, [
    leadKinds,
    leadKinds.map((kind) => retainedSince(kind, now).toISOString()),
    retainedSince('contact', now).toISOString(),
  ]);
  return counts!;
}
