// Signs that a robot sent a form. Such a lead is accepted and stored as any other, and mailed to the office `verifica`.
import { FILL_TIME_FIELD, HONEYPOT_FIELD, type spamSignals } from '@school/contracts';
import type { z } from 'zod';

export type SpamSignals = z.output<typeof spamSignals>;

/** Reached by a filled honeypot, or by two other signs. */
const THRESHOLD = 2;
const FASTEST_PERSON_MS = 1500;
const MANY_LINKS = 3;

/** The signs found, or none when their score is below the threshold. */
export function suspicionOf(signals: SpamSignals, payload: object): string[] {
  const links =
    Object.values(payload)
      .join('\n')
      .match(/https?:\/\/|www\./gi)?.length ?? 0;
  const signs = [
    { sign: 'honeypot', weight: 2, found: Boolean(signals[HONEYPOT_FIELD]) },
    { sign: 'too-fast', weight: 1, found: (signals[FILL_TIME_FIELD] ?? Infinity) < FASTEST_PERSON_MS },
    { sign: 'many-links', weight: 1, found: links >= MANY_LINKS },
  ].filter(({ found }) => found);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return score >= THRESHOLD ? signs.map(({ sign }) => sign) : [];
}
