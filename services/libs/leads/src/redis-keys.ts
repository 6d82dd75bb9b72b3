// Keys in Redis that several processes use, apart from those of BullMQ.

/**
 * The mails of a lead, each sent once: to its office, to its sender, and the notice to the office when one of these
 * fails permanently.
 */
export const PURPOSES = ['office', 'confirmation', 'office-notice', 'confirmation-notice'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The key of the mailer's delivery note on one mail of a lead. */
export const deliveryKey = (leadId: string, purpose: Purpose) => `mail:${leadId}:${purpose}`;

/** The keys of all notes on the mails of a lead, by purpose. */
export const noteKeys = (leadId: string) =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, deliveryKey(leadId, purpose)])) as Record<Purpose, string>;

/**
 * The beginning of a delivery note once the mail server has accepted; a time follows, then the server's response. Other
 * notes: `services/mailer/src/delivery/delivery-note.ts`.
 */
export const DELIVERY_ACCEPTED = 'accepted';

/** When the mail server accepted, by the delivery note; null when it has not, or when that is unknown. */
export function acceptedAt(note: string | null): Date | null {
  const [state, time = ''] = note?.split(' ') ?? [];
  return state === DELIVERY_ACCEPTED ? new Date(time) : null;
}
