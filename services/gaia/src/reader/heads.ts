// Four heads of one network read a clause: what it does, what it is about, which side of that it asks, and both together. They are learnt
// from the examples in `knowledge/`, by the build.
import { featuresOf } from './features.js';
import type { Example } from './knowledge.js';
import { type Guess, type Network, type Targets, guess, learnNetwork } from './network.js';

/** Nothing published answers. */
export const NONE = 'none';
/** Whoever goes on talking leaves out what was named before. */
export const LEFT_OUT = 'left-out';
export const ASKS = 'asks';
/** Which level suits somebody: the test tells, or the levels there are. */
const ADVICE = { act: 'level-advice', facts: ['test-livello.descrizione', 'corsi.livelli'] } as const;

export const heads = ['acts', 'topics', 'sides', 'facts'] as const;
export type HeadName = (typeof heads)[number];
export type Heads = Network<HeadName>;
export type Reading = Readonly<Record<HeadName, Guess>>;

const isFact = (label: string) => label.includes('.');
/** A fact's topic, level apart. */
const topicOf = (label: string): string => (label.startsWith('*') ? LEFT_OUT : label.split('.')[0]!.replace(/-[abc][12]$/, ''));
const sideOf = (label: string): string => label.split('.')[1] ?? label;
/** What a thing is answers nearly all; where another side does too, that one is asked. */
const sidesOf = (labels: readonly string[]): string[] => {
  const sides = distinct(labels.map(sideOf));
  return sides.length > 1 ? sides.filter((side) => side !== 'descrizione') : sides;
};
export const factClass = (topic: string, side: string): string => `${topic}.${side}`;
const classOf = (label: string): string => (label === NONE ? NONE : factClass(topicOf(label), sideOf(label)));
const distinct = (labels: readonly string[]): string[] => [...new Set(labels)];

/** What an example teaches each head. */
function targetsOf(labels: readonly string[]): Targets<HeadName> {
  const asked = labels[0] === ADVICE.act ? ADVICE.facts : labels;
  const isPublished = !asked.includes(NONE);
  if (isPublished && !isFact(asked[0]!)) return { acts: distinct(labels), topics: [], sides: [], facts: [] };
  return {
    acts: [ASKS],
    topics: isPublished ? distinct(asked.map(topicOf)) : [],
    sides: sidesOf(asked),
    facts: asked[0]!.startsWith('*') ? [] : distinct(asked.map(classOf)),
  };
}

/** Learns from examples; it takes some half a minute of a core. */
export const learn = (examples: readonly Example[]): Heads =>
  learnNetwork(
    examples.map(({ text, labels }) => ({ features: featuresOf(text), targets: targetsOf(labels) })),
    heads,
  );

/**
 * Most examples ask, while a talk is made of remarks as well: of the likeliness that a clause asks only this share is believed, a larger one
 * where a question mark says so. Without it a remark that nobody has written before counts as a question.
 */
const ASKED = { marked: 0.5, unmarked: 0.2 } as const;

export function read(learnt: Heads, text: string): Reading {
  const reading = guess(learnt, featuresOf(text));
  const asks = reading.acts[ASKS] ?? 0;
  const believed = asks * ASKED[text.includes('?') ? 'marked' : 'unmarked'];
  const all = 1 - asks + believed;
  const acts = Object.fromEntries(Object.entries(reading.acts).map(([act, share]) => [act, (act === ASKS ? believed : share) / all]));
  return { ...reading, acts };
}
