// What stands before a clause, as the heads see it.
import type { Aspect } from '@school/catalog';
import type { SpokenOf } from './subject.js';

export interface SpokenBefore extends SpokenOf {
  /** What was asked last. */
  readonly side: Aspect | null;
  /** The visitor's turn before this one. */
  readonly said: string;
}

export interface Before {
  /** What was spoken of, by name. */
  readonly spoken: readonly string[];
  readonly said: string;
}

export const nothingBefore: Before = { spoken: [], said: '' };

export const beforeOf = ({ subject, thing, side, said }: SpokenBefore): Before => ({
  spoken: subject ? [`subject ${subject.topic}`, `thing ${thing?.topic ?? 'no'}`, `side ${side ?? 'no'}`] : [],
  said,
});
