// The delivery ledger's entries in Redis, which the mailer writes and the operator's command reads.
import { officeIds } from '@school/contracts';
import { z } from 'zod';

/** The mails of a lead: to its office, to its sender, and a notice if one of these fails for good. */
const PURPOSES = ['office', 'confirmation', 'office-notice', 'confirmation-notice'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The key of a mail's entry in the delivery ledger. The morning mail of an office is of no lead, but of a day. */
export const deliveryKey = (leadId: string, purpose: Purpose | 'morning') => `mail:${leadId}:${purpose}`;

/** The keys of all mails of a lead, by purpose. */
export const deliveryKeys = (leadId: string) =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, deliveryKey(leadId, purpose)])) as Record<Purpose, string>;

/**
 * An entry of the delivery ledger, as JSON.
 * - sending: a process sends the mail, which knows the token.
 * - unanswered: so many copies of the mail were sent, and may have arrived.
 * - accepted: the mail server accepted the mail, for this office if it went to one; failed: the address does not exist.
 */
const delivery = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sending'), token: z.uuid() }),
  z.object({ state: z.literal('unanswered'), at: z.iso.datetime(), copies: z.int(), text: z.string() }),
  z.object({
    state: z.enum(['accepted', 'failed']),
    at: z.iso.datetime(),
    office: z.enum(officeIds).optional(),
    text: z.string(),
  }),
]);
export type Delivery = z.output<typeof delivery>;

export const readDelivery = (entry: string): Delivery => delivery.parse(JSON.parse(entry));
