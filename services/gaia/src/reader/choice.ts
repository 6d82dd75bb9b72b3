// Which fact answers a clause: of all pairs of a thing and a side of it, published or not, the one that the heads find likeliest.
import type { Aspect, Fact } from '@school/catalog';
import { LEFT_OUT, NONE, type Reading, factClass } from './heads.js';
import { withinOf } from './knowledge.js';
import { type Guess, likeliest } from './network.js';
import { type About, type Subject, factsOf, ofLevels } from './subject.js';

export interface Choice {
  /** The likeliest first. */
  readonly facts: readonly { readonly fact: Fact; readonly score: number }[];
  /** How likely it is that nothing published answers. */
  readonly unpublished: number;
  /** The side that is asked of a thing which has none of it, where that is likelier than any fact; its share of all sides. */
  readonly missing: { readonly of: Subject; readonly aspect: Aspect; readonly share: number } | null;
}

export const NOTHING_BEFORE: About = { subject: null, levels: [], leftOut: 0, isNamed: false, isFollowing: false };

/** What is meant where no subject is named. */
const UNNAMED: Readonly<Record<string, number>> = { scuola: 0.5, corsi: 0.4 };
const ANY = 0.05;
const MOST = 8;
/** What was spoken of before is likelier so many times. */
const SPOKEN_OF = 3;
const APART = 0.7;
/** A side that a thing has not counts for so much of one that it has, as no example speaks for it. */
const MISSING = 0.75;

/**
 * A clause within the talk: as it stands and, for the share that its subject is likely to be left out, with that subject named. A side
 * that it names surely is asked whatever the thing is.
 */
export function blended(bare: Reading, whole: Reading, { subject, leftOut }: About): Reading {
  const mixed = (one: Guess, other: Guess, share: number): Guess =>
    Object.fromEntries(Object.entries(one).map(([label, value]) => [label, value * (1 - share) + (other[label] ?? 0) * share]));
  const { descrizione: _what, [NONE]: _none, ...named } = bare.sides;
  return {
    acts: bare.acts,
    topics: mixed(bare.topics, subject ? { [subject.topic]: 1 } : {}, leftOut),
    sides: mixed(bare.sides, whole.sides, leftOut * (1 - likeliest(named).probability)),
    facts: mixed(bare.facts, whole.facts, leftOut),
  };
}

export function choose({ topics, sides, facts: both }: Reading, facts: readonly Fact[], about: About): Choice {
  const unnamed = topics[LEFT_OUT] ?? 0;
  const ofTopic = (topic: string) => (topics[topic] ?? 0) + unnamed * (UNNAMED[topic] ?? ANY);
  const scored = ofLevels(facts, about.levels)
    .map((fact) => {
      const { topic, aspect } = fact;
      const apart = ofTopic(topic) * (sides[aspect] ?? 0);
      // What is left out was learnt apart: the less a clause names, the less both together tell.
      const together = (both[factClass(topic, aspect)] ?? 0) * (1 - about.leftOut * APART) + apart * about.leftOut * APART;
      const score = Math.sqrt(apart * together);
      return { fact, score: score * (topic === about.subject?.topic && about.isFollowing ? SPOKEN_OF : 1) };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
  const unpublished = ((sides[NONE] ?? 0) + (both[NONE] ?? 0)) / 2;
  const asked = about.subject && sideAlone(about.subject, sides, facts);
  const score = asked ? asked.probability * MISSING * ofTopic(asked.of.topic) : 0;
  if (!asked || score <= (scored[0]?.score ?? 0)) return { facts: scored, unpublished, missing: null };
  return asked.larger
    ? { facts: [{ fact: asked.larger, score }, ...scored], unpublished, missing: null }
    : { facts: scored, unpublished, missing: asked };
}

/** The side that is asked, where a thing has none of it; what is said of something larger that it is a part of stands for it. */
function sideAlone(of: Subject, { [NONE]: none = 0, ...sides }: Guess, facts: readonly Fact[]) {
  const { label, probability } = likeliest(sides);
  const aspect = label as Aspect;
  if (aspect === 'descrizione' || factsOf(facts, of, aspect).length > 0) return null;
  const topic = withinOf(of.topic, aspect);
  return {
    of,
    aspect,
    probability,
    share: probability / (1 - none),
    larger: topic ? factsOf(facts, { ...of, topic }, aspect)[0] : undefined,
  };
}
