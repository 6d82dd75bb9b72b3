import * as z from 'zod/mini';

/** An optional checkbox. Not ticked and not sent are the same request. */
export const optionalFlag = () =>
  z.optional(
    z.pipe(
      z.nullable(z.boolean('Segna la casella o lasciala vuota')),
      z.transform((ticked) => ticked || undefined),
    ),
  );
