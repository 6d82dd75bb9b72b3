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

/** @param text of the clause: who names a level asks for no other. */
export function choose({ facts: likely }: Reading, text: string, spoken: SpokenOf, facts: readonly Fact[]): Choice {
  const named = levelsIn(fold(text));
  const classes = Map.groupBy(facts, ({ topic, aspect }) => factClass(topic, aspect));
  const scored = Object.entries(likely)
    .filter(([label, score]) => score > NEGLIGIBLE && classes.has(label))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .flatMap(([label, score]) => {
      const all = classes.get(label)!;
      const [fact] = ofLevels(all, levelsOf(all[0]!.topic, named, spoken));
      return [{ fact: fact ?? all[0]!, score }];
    });
  return { facts: scored, unpublished: likely[NONE] ?? 0 };
}
