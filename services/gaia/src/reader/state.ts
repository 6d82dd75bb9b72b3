// A conversation as far as it has been understood, and what may be said to a clause of it.
import type { Fact } from '@school/catalog';
import type { Clause } from './clauses.js';
import { type About, type SpokenBefore, nothingBefore } from './subject.js';
import type { Sum } from './sums.js';

export interface Talk extends SpokenBefore {
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
  /** Somebody is in distress: what follows stays gentle. */
  readonly isDistressed: boolean;
}

export const nothingSaid: Talk = {
  ...nothingBefore,
  hours: null,
  people: 1,
  told: [],
  lately: [],
  spoken: [],
  unanswered: 0,
  isGrave: false,
  isDistressed: false,
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

/** How likely something must be, from 0 to 1. `clear`: that a fact is the one; `sure`: that it is asked. Several
 * things that are asked at once share the likeliness: `shared` is the least part of each. */
export const thresholds = { shared: 0.4, clear: 0.35, likely: 0.55, sure: 0.8 } as const;

export interface Step {
  readonly talk: Talk;
  readonly parts: readonly Part[];
  /**
   * Whether something is asked without a doubt: a story beside a question needs no answer, and what answers Gaia's
   * question is none.
   */
  readonly isAsked: boolean;
}

/** A clause as it is heard within the talk, and what it is about. */
export interface Asked {
  readonly facts: readonly Fact[];
  readonly talk: Talk;
  readonly clause: Clause;
  readonly folded: string;
  readonly act: { readonly label: string; readonly probability: number };
  readonly about: About;
}
