// `contact_requests` has no lead id, by specification: where the row of `leads` alone was lost, its contact request is
// orphaned.
import type { Lead } from '@school/contracts';
import type { Database } from '../database/database.js';

/**
 * Removes the contact requests of leads without a row that are about to be stored again, which inserts both: found by
 * address and time.
 * @param leads not validated; those that are no contact requests are skipped.
 * @throws DatabaseAwayError, QueryFailedError
 */
export async function removeOrphanedContactRequests(
  database: Database,
  leads: readonly Partial<Lead>[],
): Promise<void> {
  const contacts = leads.filter(
    ({ kind, receivedAt }) => kind === 'contact' && !Number.isNaN(Date.parse(receivedAt ?? '')),
  );
  if (contacts.length === 0) return;
  const sql = `
    DELETE FROM contact_requests AS contact USING unnest($1::text[], $2::timestamptz[]) AS gone (email, received_at)
    WHERE contact.email = gone.email AND contact.created_at = gone.received_at AT TIME ZONE 'UTC'
      AND NOT EXISTS (
        SELECT FROM leads WHERE leads.received_at = gone.received_at AND leads.kind = 'contact' AND leads.payload->>'email' = gone.email
      )`;
  const addresses = contacts.map(({ payload }) => (payload as { email?: unknown } | undefined)?.email ?? null);
  await database.use((runner) => runner.query(sql, [addresses, contacts.map(({ receivedAt }) => receivedAt)]));
}
