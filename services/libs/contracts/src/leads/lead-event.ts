// What happens to a lead after it was accepted, in `lead_events`. Those of the mailer travel as jobs to lead-store, which
// writes them. The gateway writes what an office says, and the operator's command what it discards.
import * as z from 'zod/mini';
import { officeIds } from '../forms/offices.js';

/**
 * - delivered: the mail server accepted the office's mail; discarded: an operator decided that it is never sent.
 * - confirmed: the mail server accepted the confirmation to the sender; refused: it never will, because the address does
 *   not exist, or because the address or all requests of the kind have had too many of them today.
 * - taken, answered, dismissed: an office says so by the link in its mails; dismissed was no request, spam for instance.
 */
export const leadEventKinds = [
  'delivered',
  'discarded',
  'confirmed',
  'refused',
  'taken',
  'answered',
  'dismissed',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

const leadEvent = z.object({
  v: z.literal(1),
  id: z.uuid(),
  event: z.enum(leadEventKinds),
  at: z.iso.datetime(),
  /** Who received the mail. */
  office: z.optional(z.enum(officeIds)),
});

/** The data of a job in the queue `lead-events`. */
export type LeadEvent = z.output<typeof leadEvent>;

/** @returns undefined for data that is not an event. */
export const readLeadEvent = (data: unknown): LeadEvent | undefined => z.safeParse(leadEvent, data).data;
