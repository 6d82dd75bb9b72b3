// Names in Redis that more than one process has to know, beside BullMQ's own.
import { createHash } from 'node:crypto';

/** What operators did, without personal data: a stream. */
export const AUDIT_KEY = 'operator:audit';

/** Each lead is mailed once for each purpose. */
export type Purpose = 'office' | 'acknowledgment';

/** Where the mailer notes what the mail server accepted of a lead. */
export const deliveryKey = (leadId: string, purpose: Purpose) => `mail:${leadId}:${purpose}`;

/** How the mailer's note begins once the mail server has accepted; until then it is a claim. A time follows, then the server's words. */
export const DELIVERY_ACCEPTED = 'accepted';

/** When the mail server accepted, by the mailer's note; null when it has not. */
export function acceptedAt(note: string | null): Date | null {
  const [state, time = ''] = note?.split(' ') ?? [];
  return state === DELIVERY_ACCEPTED ? new Date(time) : null;
}

/** Where the mailer counts acknowledgments to a mailbox. One mailbox however it is written: capitals and `+labels` lead to the same; only its hash is kept. */
export function acknowledgedKey(address: string): string {
  const [mailbox = '', domain = ''] = address.toLowerCase().split('@');
  return `acknowledged:${createHash('sha256').update(`${mailbox.replace(/\+.*$/, '')}@${domain}`).digest('hex')}`;
}
