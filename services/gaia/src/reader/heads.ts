// Three linear heads read a clause: what it does, what it is about, and which side of that it asks. They are learnt from
// the examples in `knowledge/`, by the build.
import { featuresOf } from './features.js';
import type { Example } from './examples.js';
import { type Classifiers, type Guess, type Targets, guess, learn as learnHeads } from './linear.js';
import type { SpokenBefore } from './subject.js';

/** Nothing published answers. */
export const NONE = 'none';
/** Whoever goes on talking leaves out what was named before. */
export const LEFT_OUT = 'left-out';
const ASKS = 'asks';
/** Which level suits somebody: the test tells. */
const ADVICE = { act: 'level-advice', facts: ['test-livello.descrizione'] } as const;

export const heads = ['acts', 'topics', 'sides'] as const;
export type HeadName = (typeof heads)[number];
export type Heads = Classifiers<HeadName>;
export type Reading = Readonly<Record<HeadName, Guess>>;

const isFact = (label: string) => label.includes('.');
/** A fact's topic, level apart. */
const topicOf = (label: string): string =>
  label.startsWith('*') ? LEFT_OUT : label.split('.')[0]!.replace(/-[abc][12]$/, '');
const sideOf = (label: string): string => label.split('.')[1] ?? label;
/** What a thing is answers nearly all; where another side does too, that one is asked. */
const sidesOf = (labels: readonly string[]): string[] => {
  const sides = distinct(labels.map(sideOf));
  return sides.length > 1 ? sides.filter((side) => side !== 'descrizione') : sides;
};
export const factClass = (topic: string, side: string): string => `${topic}.${side}`;
const distinct = (labels: readonly string[]): string[] => [...new Set(labels)];

/** What an example teaches each head. */
function targetsOf({ labels, act, topic }: Example): Targets<HeadName> {
  const asked = labels[0] === ADVICE.act ? ADVICE.facts : labels;
  const published = asked.filter(isFact);
  if (published.length === 0 && !asked.includes(NONE)) return { acts: distinct(labels), topics: [], sides: [] };
  return {
    acts: [act ?? ASKS],
    topics: published.length === 0 && topic ? [topic] : distinct(published.map(topicOf)),
    sides: sidesOf(asked),
  };
}

/** Learns from examples; it takes some seconds of a core. */
export const learn = (examples: readonly Example[]): Heads =>
  learnHeads(
    examples.map((example) => ({ features: featuresOf(example.text, example.before), targets: targetsOf(example) })),
    heads,
  );

/**
 * Most examples ask, while a talk is made of remarks as well: of the likeliness that a clause asks only this share is
 * believed, a larger one where a question mark says so. Without it a remark that nobody has written before counts as a
 * question.
 */
const BELIEVED = { marked: 0.7, unmarked: 0.35 } as const;

/** @param before what stands before the text. */
export function read(learnt: Heads, text: string, before?: SpokenBefore): Reading {
  const reading = guess(learnt, featuresOf(text, before));
  const share = BELIEVED[text.includes('?') ? 'marked' : 'unmarked'];
  const all = 1 - asksIn(reading) * (1 - share);
  const acts = Object.fromEntries(
    Object.entries(reading.acts).map(([act, likely]) => [act, (ASKING.has(act) ? likely * share : likely) / all]),
  );
  return { ...reading, acts };
}

/** Acts that ask for facts: to hear them, to reckon with them, to hold them against each other. */
export const ASKING: ReadonlySet<string> = new Set([ASKS, 'reckons', 'compares']);
export const asksIn = ({ acts }: Reading): number => [...ASKING].reduce((sum, act) => sum + (acts[act] ?? 0), 0);
