import { z } from 'zod';

/** Name of the job that erases the rows of an address as soon as the database can be reached. */
export const ERASURE_JOB = 'erasure';

export const erasureJob = z.object({ v: z.literal(1), /** In ASCII lower case. */ address: z.string() });

export type ErasureJob = z.output<typeof erasureJob>;
