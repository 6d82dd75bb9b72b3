// Names in Redis that more than one process has to know, beside BullMQ's own.

/** What operators did, without personal data: a stream. */
export const AUDIT_KEY = 'operator:audit';

/**
 * What mails of a lead there may be, each sent once: to its office, to its sender, and what the office is told when one of these fails for
 * good.
 */
export const PURPOSES = ['office', 'acknowledgment', 'office-notice', 'acknowledgment-notice'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Where the mailer notes what became of a mail of a lead. */
export const deliveryKey = (leadId: string, purpose: Purpose) => `mail:${leadId}:${purpose}`;

/** Where it is noted whether the sender of a lead gets a confirmation. */
export const confirmationKey = (leadId: string) => `confirmations:lead:${leadId}`;

/** Where every note about the mails of a lead is, by what it is about. */
export const noteKeys = (leadId: string): Readonly<Record<Purpose | 'confirmation', string>> => ({
  ...(Object.fromEntries(PURPOSES.map((purpose) => [purpose, deliveryKey(leadId, purpose)])) as Record<Purpose, string>),
  confirmation: confirmationKey(leadId),
});

/**
 * How the mailer's note begins once the mail server has accepted; a time follows, then the server's words. Other notes:
 * `services/mailer/src/delivery/delivery-note.ts`.
 */
export const DELIVERY_ACCEPTED = 'accepted';

/** When the mail server accepted, by the mailer's note; null when it has not, or nobody knows. */
export function acceptedAt(note: string | null): Date | null {
  const [state, time = ''] = note?.split(' ') ?? [];
  return state === DELIVERY_ACCEPTED ? new Date(time) : null;
}
