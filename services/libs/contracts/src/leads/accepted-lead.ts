import * as z from 'zod/mini';

/** The response of the endpoints of the forms, with status 202. */
export const acceptedLead = z.object({
  ok: z.literal(true),
  id: z.uuid(),
  /** The reference to quote, e.g. `TRA-7K3Q-F2MX`. */
  riferimento: z.string(),
  /**
   * Whether the sender gets a confirmation by mail; undefined without an address, and for kinds that the school does not
   * confirm. limited: no, because the request may be spam.
   */
  confirmation: z.optional(z.enum(['promised', 'limited'])),
});

export type AcceptedLead = z.output<typeof acceptedLead>;
