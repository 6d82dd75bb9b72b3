// Which published fact answers a clause: the classes of the heads, at the levels that are spoken of.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { LEFT_OUT, NONE, type Reading, factClass } from './heads.js';
import { levelsIn } from './knowledge.js';
import { likeliest } from './linear.js';
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

/**
 * A fact is as likely as its topic and its side are together. Whoever leaves the topic out means what was spoken of.
 *
 * @param text of the clause: who names a level asks for no other.
 */
export function choose({ topics, sides }: Reading, text: string, spoken: SpokenOf, classes: Classes): Choice {
  const named = levelsIn(fold(text));
  const { [LEFT_OUT]: leftOut = 0, ...likely } = topics;
  const { [NONE]: none = 0, ...sidesHere } = sides;
  // With nothing spoken of before, the courses are meant, or else the school.
  const before =
    spoken.subject?.topic ?? (classes.has(factClass('corsi', likeliest(sidesHere).label)) ? 'corsi' : 'scuola');
  const given = spoken.subject || likeliest(topics).label === LEFT_OUT ? leftOut : 0;
  const topicsHere = { ...likely, [before]: (likely[before] ?? 0) + given };
  const scored = [...classes.values()].map((all) => {
    const { topic, aspect } = all[0]!;
    return { all, score: (topicsHere[topic] ?? 0) * (sidesHere[aspect] ?? 0) };
  });
  const whole = none + scored.reduce((sum, { score }) => sum + score, 0);
  const facts = scored
    .filter(({ score }) => score > NEGLIGIBLE)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ all, score }) => {
      const [fact] = ofLevels(all, levelsOf(all[0]!.topic, named, spoken));
      return { fact: fact ?? all[0]!, score: score / whole };
    });
  return { facts, unpublished: none / whole };
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
