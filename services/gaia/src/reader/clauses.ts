// A part of a message as the heads read it: what it does, which published facts may answer it, and what it is about.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Heads, LEFT_OUT, NONE, type Reading, read } from './heads.js';
import { levelsIn, ownTopicsIn } from './knowledge.js';
import { type Guess, likeliest } from './linear.js';
import type { Talk } from './state.js';
import { type Subject, ofLevels, subjectOf } from './subject.js';

/** How likely something must be, from 0 to 1: that it may be so, that it is so, that there is no doubt. */
export const thresholds = { clear: 0.35, likely: 0.55, sure: 0.8 } as const;

export interface Clause extends Reading {
  readonly folded: string;
  /** What may answer it, the likeliest first. */
  readonly facts: readonly Answering[];
  /** How likely it is that nothing published answers it. */
  readonly unpublished: number;
  /** What it is about. */
  readonly subject: Subject | null;
  /** It names its subject, or a level, by the closed names. */
  readonly isNamed: boolean;
}

interface Answering {
  readonly fact: Fact;
  readonly score: number;
}

/** Reads a clause within a talk. */
export type ReadClause = (text: string, talk: Talk) => Clause;

export function readClauseWith(heads: Heads, facts: readonly Fact[]): ReadClause {
  const classes = Map.groupBy(facts, ({ topic, aspect }) => `${topic}.${aspect}`);
  return (text, talk) => {
    const folded = fold(text);
    const reading = read(heads, text, talk);
    const [levels, own] = [levelsIn(folded), ownTopicsIn(folded)];
    const topics = topicsMeant(reading, talk, classes);
    // A fact is as likely as its topic and its side are together.
    const scored = [...classes.values()].map(([first, ...rest]) => {
      const { topic, aspect } = first!;
      const [fact = first!] = ofLevels([first!, ...rest], subjectOf(topic, levels, talk).levels);
      return { fact, score: (topics[topic] ?? 0) * (reading.sides[aspect] ?? 0) };
    });
    const none = reading.sides[NONE] ?? 0;
    const whole = none + scored.reduce((sum, { score }) => sum + score, 0);
    const found = scored
      .map(({ fact, score }) => ({ fact, score: score / whole }))
      .toSorted((one, other) => other.score - one.score);
    const answers = { facts: found, unpublished: none / whole };
    const topic = isUnpublished(answers) ? (own[0] ?? talk.subject?.topic) : found[0]?.fact.topic;
    return {
      ...reading,
      ...answers,
      folded,
      subject: topic ? subjectOf(topic, levels, talk) : null,
      isNamed: own.length + levels.length > 0,
    };
  };
}

/** Whoever leaves the topic out means what was spoken of, else the courses, or the school. */
function topicsMeant({ topics, sides }: Reading, { subject }: Talk, classes: ReadonlyMap<string, unknown>): Guess {
  const { [LEFT_OUT]: leftOut = 0, ...likely } = topics;
  const { [NONE]: _none, ...published } = sides;
  const before = subject?.topic ?? (classes.has(`corsi.${likeliest(published).label}`) ? 'corsi' : 'scuola');
  const given = subject || likeliest(topics).label === LEFT_OUT ? leftOut : 0;
  return { ...likely, [before]: (likely[before] ?? 0) + given };
}

/** Beneath this no fact answers. */
const LEAST_FACT = 0.06;
/**
 * How likely it must be that nothing published answers, and so many times likelier than that the likeliest fact does.
 */
const LEAST_NONE = 0.2;
const SURER = 1.5;
export function isUnpublished({ facts: [best], unpublished }: Pick<Clause, 'facts' | 'unpublished'>): boolean {
  const score = best?.score ?? 0;
  return score < LEAST_FACT || unpublished >= Math.max(LEAST_NONE, score * SURER);
}
