import * as z from 'zod/mini';

/** A field that need not be given. Programs say so by leaving it out or with `null`: it is the same request. */
export const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
