import type { Level } from '@school/catalog';

/** The ink that a level is printed in, wherever it appears. */
export const levelInk = { A2: 'pino', B1: 'inchiostro', B2: 'rosso', C1: 'pino', C2: 'rosso' } as const satisfies Record<Level, string>;
