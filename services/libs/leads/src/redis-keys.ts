// Keys in Redis that several processes use, apart from those of BullMQ.

/** The mails of a lead: to its office, to its sender, and a notice if one of these fails for good. */
const PURPOSES = ['office', 'confirmation', 'office-notice', 'confirmation-notice'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The key of a mail's entry in the delivery ledger. The morning mail of an office is of no lead, but of a day. */
export const deliveryKey = (leadId: string, purpose: Purpose | 'morning') => `mail:${leadId}:${purpose}`;

/** The keys of all mails of a lead, by purpose. */
export const deliveryKeys = (leadId: string) =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, deliveryKey(leadId, purpose)])) as Record<Purpose, string>;
