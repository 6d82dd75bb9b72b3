// The four ways in which a turn ends: an answer, choices, a person, the card. There is no fifth.
import type { Fact } from '@school/catalog';
import type { Sum } from '../answer/sums.js';

/** What is said in a turn, before how it ends. */
export type Part =
  /** A sentence of Gaia's own, by its name. */
  | { readonly do: 'say'; readonly what: string; readonly values?: Readonly<Record<string, string>> }
  | { readonly do: 'tell'; readonly facts: readonly Fact[]; readonly isAgain?: boolean }
  | { readonly do: 'reckon'; readonly facts: readonly Fact[]; readonly sum: Sum }
  /** A question that nothing answers, beside others that are answered. */
  | { readonly do: 'open'; readonly question: string };

export type PersonReason = 'asked' | 'unpublished' | 'complaint' | 'feelings' | 'distress' | 'child';
/** `added`: to the wish; `updated`: in other fields; `removed`: what was added last; `complaint`: to the quality office. */
type CardReason = 'opened' | 'added' | 'updated' | 'removed' | 'complaint' | 'unsent';

export type Ending = { readonly parts: readonly Part[] } & (
  | { readonly ends: 'answer' }
  /** The visitor chooses between facts. */
  | { readonly ends: 'choices'; readonly between: readonly Fact[] }
  /** `between`: what may have been meant, beside the person. */
  | { readonly ends: 'person'; readonly why: PersonReason; readonly between?: readonly Fact[] }
  /** `instead`: the chips of what may have been meant. */
  | { readonly ends: 'card'; readonly why: CardReason; readonly instead?: readonly string[] }
);

export const factsIn = (parts: readonly Part[]): Fact[] => parts.flatMap((part) => ('facts' in part ? part.facts : []));
