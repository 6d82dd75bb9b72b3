// Which fact answers a clause: the one that the heads find likeliest together, of the levels that are named.
import type { Fact, FactLevel, Topic } from '@school/catalog';
import { LEFT_OUT, NONE, type Reading, factClass } from './heads.js';

export interface Choice {
  /** The likeliest first. */
  readonly facts: readonly { readonly fact: Fact; readonly score: number }[];
  /** How likely it is that nothing published answers. */
  readonly unpublished: number;
}

/** What is meant where no subject is named. */
const UNNAMED: Readonly<Record<string, number>> = { scuola: 0.5, corsi: 0.4 };
const ANY = 0.05;
const MOST = 8;

/** The facts of the levels named; where a topic has none of these on a side, what is said of all levels. */
function ofLevels(facts: readonly Fact[], levels: readonly FactLevel[]): readonly Fact[] {
  const told = new Set(facts.flatMap(({ level, topic, aspect }) => (level && levels.includes(level) ? [factClass(topic, aspect)] : [])));
  return facts.filter(({ level, topic, aspect }) => (level ? levels.includes(level) : !told.has(factClass(topic, aspect))));
}

/** What was spoken of before is likelier so many times, where a clause names nothing else. */
const SPOKEN_OF = 3;

/** @param spokenOf the topic that the clause may leave out. */
export function choose({ topics, sides, facts: both }: Reading, facts: readonly Fact[], levels: readonly FactLevel[], spokenOf: Topic | null = null): Choice {
  const unnamed = topics[LEFT_OUT] ?? 0;
  const score = ({ topic, aspect }: Fact): number => {
    const apart = ((topics[topic] ?? 0) + unnamed * (UNNAMED[topic] ?? ANY)) * (sides[aspect] ?? 0);
    return Math.sqrt(apart * (both[factClass(topic, aspect)] ?? 0)) * (topic === spokenOf ? SPOKEN_OF : 1);
  };
  const scored = ofLevels(facts, levels).map((fact) => ({ fact, score: score(fact) }));
  return { facts: scored.sort((one, other) => other.score - one.score).slice(0, MOST), unpublished: ((sides[NONE] ?? 0) + (both[NONE] ?? 0)) / 2 };
}
