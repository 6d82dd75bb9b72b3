import * as z from 'zod/mini';

/** The answer of the six lead endpoints, with status 202. */
export const acceptedLead = z.object({
  ok: z.literal(true),
  id: z.uuid(),
  /** The reference to quote, e.g. `TRA-7K3Q-F2MX`. */
  riferimento: z.string(),
  /**
   * Of a request whose sender is told by mail that it has arrived: promised, a mail comes; limited, none comes, because too many went
   * there; uncertain, nobody can say yet.
   */
  confirmation: z.optional(z.enum(['promised', 'limited', 'uncertain'])),
});

export type AcceptedLead = z.output<typeof acceptedLead>;
