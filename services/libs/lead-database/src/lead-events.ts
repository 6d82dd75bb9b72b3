// The life of stored leads: what happened to them, and their state.
import type { LeadEvent, LeadKind, OfficeId } from '@school/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';

/** What has become of a lead: the view `lead_states`. It holds no personal data. */
export interface LeadState {
  readonly id: string;
  readonly kind: LeadKind;
  readonly reference: string;
  readonly receivedAt: Date;
  readonly storedAt: Date;
  /** When the mail server accepted the office's mail, and which office that was. */
  readonly deliveredAt: Date | null;
  readonly office: OfficeId | null;
  readonly confirmedAt: Date | null;
  readonly refusedAt: Date | null;
  readonly takenAt: Date | null;
  readonly answeredAt: Date | null;
  readonly dismissedAt: Date | null;
  /** Of a form with outcomes, how it was answered. */
  readonly outcome: string | null;
}

const STATES = `SELECT id, kind, reference, received_at AS "receivedAt", stored_at AS "storedAt",
  delivered_at AS "deliveredAt", office, confirmed_at AS "confirmedAt", refused_at AS "refusedAt",
  taken_at AS "takenAt", answered_at AS "answeredAt", dismissed_at AS "dismissedAt", outcome
  FROM lead_states`;

/** The states of leads, of those that are stored. @throws QueryFailedError */
export const leadStates = (manager: EntityManager, ids: readonly string[]): Promise<LeadState[]> =>
  manager.query<LeadState[]>(`${STATES} WHERE id = ANY($1::uuid[]) ORDER BY received_at, id`, [ids]);

/** The states of the leads that were answered at this time or later. @throws QueryFailedError */
export async function answeredSince(manager: EntityManager, since: Date): Promise<LeadState[]> {
  const answered = await manager.query<{ id: string }[]>(
    `SELECT lead_id AS id FROM lead_events WHERE kind = 'answered' AND at >= $1 AND undone_at IS NULL`,
    [since],
  );
  return leadStates(
    manager,
    answered.map(({ id }) => id),
  );
}

/**
 * Records an event. One that is recorded already is not recorded again.
 * @returns whether the lead is stored; otherwise nothing is recorded.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export async function recordEvent(
  database: Database,
  { id, event, at, office = null }: Omit<LeadEvent, 'v' | 'office'> & { readonly office?: string | null },
): Promise<boolean> {
  const rows = await database.query(
    `WITH lead AS (SELECT id FROM leads WHERE id = $1 FOR KEY SHARE), event AS (
       INSERT INTO lead_events (lead_id, kind, at, office)
       SELECT id, $2, $3::timestamptz, $4 FROM lead ON CONFLICT DO NOTHING
     ) SELECT FROM lead`,
    [id, event, at, office],
  );
  return rows.length > 0;
}
