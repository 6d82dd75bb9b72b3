import * as z from 'zod/mini';

/** An optional field. Left out and `null` are the same request. */
export const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
