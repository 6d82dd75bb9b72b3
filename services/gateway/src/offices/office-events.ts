// What an office says that it has done with a lead, and its undoing.
import type { ComplaintOutcome, LeadEventKind, OfficeId } from '@school/contracts';
import type { Database } from '@school/lead-database';

/** How long a click may be undone. */
export const UNDO_HOURS = 24;

/**
 * Records events; those that are recorded already stay as they are.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export const recordOfficeEvents = (
  database: Database,
  id: string,
  kinds: readonly LeadEventKind[],
  office: OfficeId,
  outcome: ComplaintOutcome | null,
) =>
  database.query(
    `INSERT INTO lead_events (lead_id, kind, at, office, outcome)
     SELECT $1::uuid, kind, now(), $3::text, CASE kind WHEN 'closed' THEN $4::text END
     FROM unnest($2::text[]) AS kind ON CONFLICT DO NOTHING`,
    [id, kinds, office, outcome],
  );

/** Marks events as undone, unless they are older than a day. @throws as `recordOfficeEvents`. */
export const undoEvents = (database: Database, id: string, kinds: readonly LeadEventKind[]) =>
  database.query(
    `UPDATE lead_events SET undone_at = now()
     WHERE lead_id = $1 AND kind = ANY($2::text[]) AND undone_at IS NULL AND at > now() - make_interval(hours => $3)`,
    [id, kinds, UNDO_HOURS],
  );
