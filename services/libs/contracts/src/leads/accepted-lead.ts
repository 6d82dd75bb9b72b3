import * as z from 'zod/mini';

/** The answer of the six lead endpoints, with status 202. */
export const acceptedLead = z.object({
  ok: z.literal(true),
  id: z.uuid(),
  /** The reference to quote, e.g. `TRA-7K3Q-F2MX`. */
  riferimento: z.string(),
  /**
   * Whether the sender gets a confirmation by mail; not given where the form has none. limited: no, because too many
   * were sent to that address.
   */
  confirmation: z.optional(z.enum(['promised', 'limited'])),
});

export type AcceptedLead = z.output<typeof acceptedLead>;
