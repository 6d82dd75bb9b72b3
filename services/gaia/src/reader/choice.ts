// Which published fact answers a clause: the classes of the heads, at the levels that are spoken of.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { NONE, type Reading, factClass } from './heads.js';
import { levelsIn } from './knowledge.js';
import { type SpokenOf, levelsOf, ofLevels } from './subject.js';

export interface Choice {
  /** The likeliest first. */
  readonly facts: readonly { readonly fact: Fact; readonly score: number }[];
  /** How likely it is that nothing published answers. */
  readonly unpublished: number;
}

const MOST = 8;
const NEGLIGIBLE = 1e-3;

/** Facts by their class, to be chosen from: made once for the facts of a day. */
export type Classes = ReadonlyMap<string, readonly Fact[]>;
export const classesOf = (facts: readonly Fact[]): Classes =>
  Map.groupBy(facts, ({ topic, aspect }) => factClass(topic, aspect));

/** @param text of the clause: who names a level asks for no other. */
export function choose({ facts: likely }: Reading, text: string, spoken: SpokenOf, classes: Classes): Choice {
  const named = levelsIn(fold(text));
  const scored = Object.entries(likely)
    .filter(([label, score]) => score > NEGLIGIBLE && classes.has(label))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([label, score]) => {
      const all = classes.get(label)!;
      const [fact] = ofLevels(all, levelsOf(all[0]!.topic, named, spoken));
      return { fact: fact ?? all[0]!, score };
    });
  return { facts: scored, unpublished: likely[NONE] ?? 0 };
}

/** Beneath this no fact answers. */
const LEAST_FACT = 0.06;
/**
 * How likely it must be that nothing published answers, and so many times likelier than that the likeliest fact does.
 */
const LEAST_NONE = 0.2;
const SURER = 1.5;
export function isUnpublished({ facts: [best], unpublished }: Choice): boolean {
  const score = best?.score ?? 0;
  return score < LEAST_FACT || unpublished >= Math.max(LEAST_NONE, score * SURER);
}
