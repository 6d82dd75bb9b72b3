// A conversation as far as it has been understood, and what is said to a part of it.
import type { Aspect, Fact } from '@school/catalog';
import type { Subject } from './subject.js';
import type { Sum } from './sums.js';

export interface Talk {
  readonly subject: Subject | null;
  /** What was asked of it last. */
  readonly side: Aspect | null;
  /** The visitor's turn before this one. */
  readonly said: string;
  /** Hours that the visitor has reckoned with. */
  readonly hours: number | null;
  /** How many are to learn; 1 where nobody else was spoken of. */
  readonly people: number;
  /** Ids of the facts that were told. */
  readonly told: readonly string[];
  /** Of these, those of the last answer that told any. */
  readonly lately: readonly string[];
  /** Gaia's own sentences so far, by their names: their variants take turns. */
  readonly spoken: readonly string[];
  /** Turns in a row without an answer. */
  readonly unanswered: number;
  /** Somebody has complained, is in distress or too young: nothing is offered for sale. */
  readonly isGrave: boolean;
}

export const nothingSaid: Talk = {
  subject: null,
  side: null,
  said: '',
  hours: null,
  people: 1,
  told: [],
  lately: [],
  spoken: [],
  unanswered: 0,
  isGrave: false,
};

/** What is said to a clause. */
export type Part =
  | { readonly do: 'say'; readonly what: string }
  | { readonly do: 'tell'; readonly facts: readonly Fact[] }
  | { readonly do: 'reckon'; readonly facts: readonly Fact[]; readonly sum: Sum }
  /** Between some readings. */
  | { readonly do: 'clarify'; readonly between: readonly Fact[] }
  /** `unanswered`: how often in a row, from 1; 0 where a person was asked for. */
  | { readonly do: 'person'; readonly unanswered: number };

export const factsIn = (parts: readonly Part[]): Fact[] => parts.flatMap((part) => ('facts' in part ? part.facts : []));

export interface Step {
  /** What is left for what follows. */
  readonly talk: Talk;
  readonly parts: readonly Part[];
  /**
   * Whether something is asked without a doubt: a story beside a question needs no answer, and what answers Gaia's
   * question is none.
   */
  readonly isAsked: boolean;
}
