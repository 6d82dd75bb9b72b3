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

/** So few that a batch takes a fraction of the time after which the server cancels a statement. */
const BATCH = 500;

/**
 * Deletes rows past their retention. @returns how many.
 * @throws DatabaseUnavailableError, QueryFailedError; the batches before it stay deleted.
 */
export async function expireRows(database: Database, now: Date): Promise<RowCounts> {
  let leads = 0;
  for (const kind of leadKinds)
    leads += await deleteBatches(database, 'leads', 'kind = $1 AND received_at < $2::timestamptz', [
      kind,
      retainedSince(kind, now).toISOString(),
    ]);
  const contactRequests = await deleteBatches(
    database,
    'contact_requests',
    `created_at < $1::timestamptz AT TIME ZONE 'UTC'`,
    [retainedSince('contact', now).toISOString()],
  );
  return { leads, contactRequests };
}

/** Deletes the rows that meet a condition, a batch at a time. @returns how many. */
async function deleteBatches(
  database: Database,
  table: string,
  condition: string,
  parameters: readonly string[],
): Promise<number> {
  for (let deleted = 0; ;) {
    const batch = await database.query(
      `WITH deleted AS (
         DELETE FROM ${table} WHERE id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${condition} LIMIT ${BATCH})) RETURNING 1
       ) SELECT FROM deleted`,
      parameters,
    );
    deleted += batch.length;
    if (batch.length < BATCH) return deleted;
  }
}
