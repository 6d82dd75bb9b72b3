import { z } from 'zod';

/** Name of the job that erases the rows of an address once the database is available. */
export const ERASURE_JOB = 'erasure';

export const erasureJob = z.object({ v: z.literal(1), /** In ASCII lower case. */ address: z.string() });

export type ErasureJob = z.output<typeof erasureJob>;
