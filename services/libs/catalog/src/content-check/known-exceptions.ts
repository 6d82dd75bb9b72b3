// Known problems of the published content, until the owner decides on them. An entry is removed with its problem.
import type { ContentProblem } from './content-problem.js';

interface KnownException {
  /** The key of the problem. */
  readonly id: string;
  /** Why it is published all the same, and how readers are warned. */
  readonly reason: string;
}

export const knownExceptions: readonly KnownException[] = [
  {
    id: 'corso-c2/weekday',
    reason: 'Published as "Friday 22 October 2025": kept, marked as unverified, told as "da confermare"',
  },
  {
    id: 'corso-a2/lessons',
    reason: '50 hours and 18:30-20:00 are both published: kept, no last day is worked out from them',
  },
  {
    id: 'young-learners/ages',
    reason: 'Both ages are published: each page keeps its own, Gaia tells the ages of each exam',
  },
  {
    id: 'cambridge/centre-code',
    reason: 'The home page writes it with a space: kept there, JSON-LD and Gaia say IT990',
  },
  {
    id: 'toefl/as-of',
    reason: 'The format before the redesign of 2026 is published: kept, with a note to check on ets.org',
  },
];

export interface Verdict {
  readonly unknown: readonly ContentProblem[];
  /** Exceptions whose problem no longer occurs. */
  readonly settled: readonly KnownException[];
}

/** Compares the problems with the known exceptions. Either list, if not empty, fails the check. */
export function verdictOn(problems: readonly ContentProblem[], exceptions: readonly KnownException[]): Verdict {
  const known = new Set(exceptions.map(({ id }) => id));
  const occurring = new Set(problems.map(({ id }) => id));
  return {
    unknown: problems.filter(({ id }) => !known.has(id)),
    settled: exceptions.filter(({ id }) => !occurring.has(id)),
  };
}
