// Three linear heads read a clause: what it does, what it is about, and which side of that it asks. They are learnt from
// the examples in `knowledge/`, by the build.
import { ROWS, featuresOf, rowOf } from './features.js';
import type { Example } from './examples.js';
import { type Classifier, type Guess, type Likeliest, guess, learn as learnLabels, likeliest } from './linear.js';
import type { Talk } from './state.js';

/** Nothing published answers. */
export const NONE = 'none';
/** Whoever goes on talking leaves out what was named before. */
export const LEFT_OUT = 'left-out';
const ASKS = 'asks';
/** Which level suits somebody: the test tells. */
const ADVICE = { act: 'level-advice', facts: ['test-livello.descrizione'] } as const;

export const heads = ['acts', 'topics', 'sides'] as const;
type HeadName = (typeof heads)[number];
export type Heads = Readonly<Record<HeadName, Classifier>>;

/** What a text does, what it is about, and which side of that it asks. */
export interface Reading {
  /** Of all that it may do, how likely it does that. */
  readonly acts: Guess;
  /** How likely it is that it asks for facts. */
  readonly asks: number;
  /** What else it may do. */
  readonly remark: Likeliest;
  readonly topics: Guess;
  readonly sides: Guess;
}

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
const distinct = (labels: readonly string[]): string[] => [...new Set(labels)];

/** What an example teaches each head. */
function targetsOf({ labels, act, topic }: Example): Record<HeadName, readonly string[]> {
  const asked = labels[0] === ADVICE.act ? ADVICE.facts : labels;
  const published = asked.filter(isFact);
  if (published.length === 0 && !asked.includes(NONE)) return { acts: distinct(labels), topics: [], sides: [] };
  return {
    acts: [act ?? ASKS],
    topics: published.length === 0 && topic ? [topic] : distinct(published.map(topicOf)),
    sides: sidesOf(asked),
  };
}

/** Learns from examples, in whatever order they come; it takes some seconds of a core. */
export function learn(examples: readonly Example[]): Heads {
  // Neighbours are alike: they are learnt in another order, always the same.
  const strewn = examples.toSorted(
    (one, other) => rowOf(one.text) - rowOf(other.text) || (one.text < other.text ? -1 : 1),
  );
  const lessons = strewn.map((example) => ({
    rows: featuresOf(example.text, example.before),
    targets: targetsOf(example),
  }));
  const head = (name: HeadName): Classifier =>
    learnLabels(
      lessons.map(({ rows, targets }) => ({ rows, right: targets[name] })).filter(({ right }) => right.length > 0),
      ROWS,
    );
  return { acts: head('acts'), topics: head('topics'), sides: head('sides') };
}

/** Acts that ask for facts: to hear them, to reckon with them, to hold them against each other. */
const ASKING: ReadonlySet<string> = new Set([ASKS, 'reckons', 'compares']);
/**
 * Most examples ask, while a talk is made of remarks as well: of the likeliness that a text asks only this share is
 * believed, a larger one where a question mark says so. Without it a remark that nobody has written before counts as a
 * question.
 */
const BELIEVED = { marked: 0.7, unmarked: 0.35 } as const;

/** @param before what stands before the text. */
export function read(learnt: Heads, text: string, before?: Talk): Reading {
  const rows = featuresOf(text, before);
  const share = BELIEVED[text.includes('?') ? 'marked' : 'unmarked'];
  const believed = Object.entries(guess(learnt.acts, rows)).map(
    ([act, likely]) => [act, ASKING.has(act) ? likely * share : likely] as const,
  );
  const whole = believed.reduce((sum, [, likely]) => sum + likely, 0);
  const acts = believed.map(([act, likely]) => [act, likely / whole] as const);
  const remarks = Object.fromEntries(acts.filter(([act]) => !ASKING.has(act)));
  return {
    acts: Object.fromEntries(acts),
    asks: 1 - Object.values(remarks).reduce((sum, likely) => sum + likely, 0),
    remark: likeliest(remarks),
    topics: guess(learnt.topics, rows),
    sides: guess(learnt.sides, rows),
  };
}
