import * as z from 'zod/mini';

/** A box that may be ticked. One that is not ticked says nothing: it is the same request as one without it. */
export const optionalFlag = () =>
  z.optional(
    z.pipe(
      z.nullable(z.boolean('Segna la casella o lasciala vuota')),
      z.transform((ticked) => ticked || undefined),
    ),
  );
