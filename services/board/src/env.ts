import { envFields } from '@school/platform';
import { z } from 'zod';

const SHORTEST_PASSWORD = 12;

export const boardEnv = z
  .object({
    ...envFields.nodeEnv,
    ...envFields.listening,
    ...envFields.redis,
    ...envFields.logging,
    /** Opens the board, with any user name. */
    BOARD_PASSWORD: z.string().min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`).optional(),
  })
  .refine(({ NODE_ENV, BOARD_PASSWORD }) => NODE_ENV !== 'production' || BOARD_PASSWORD !== undefined, {
    path: ['BOARD_PASSWORD'],
    error: 'must be given in production: the board shows how many requests there are, and their errors',
    // Reported together with all other errors.
    when: () => true,
  });

export type BoardEnv = z.output<typeof boardEnv>;
