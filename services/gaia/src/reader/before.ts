// What was spoken of before a clause, as the heads see it.
import type { Aspect } from '@school/catalog';
import type { SpokenOf } from './subject.js';

export interface SpokenBefore extends SpokenOf {
  /** What was asked last. */
  readonly side: Aspect | null;
}

export const beforeOf = ({ subject, thing, side }: SpokenBefore): readonly string[] =>
  subject ? [`subject ${subject.topic}`, `thing ${thing?.topic ?? 'no'}`, `side ${side ?? 'no'}`] : [];
