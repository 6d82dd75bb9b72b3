import type { LanguageCertExam } from '@school/catalog';

/** The ink that a level is printed in, wherever it appears: three, in turn. */
export const levelInk = {
  A1: 'rosso',
  A2: 'inchiostro',
  B1: 'pino',
  B2: 'rosso',
  C1: 'inchiostro',
  C2: 'pino',
} as const satisfies Record<LanguageCertExam['level'], string>;
