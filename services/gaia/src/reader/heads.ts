// Four linear classifiers ("heads") read a text: what it does, what it is about, which aspect of that it asks, and which
// published fact answers it. They are learnt from the examples in `knowledge/`, by the build.
import type { Context } from './context.js';
import type { Example } from './examples.js';
import { ROWS, featuresOf, rowOf } from './features.js';
import { type Classifier, type Guess, guess, learn as learnLabels } from './linear.js';

/** Nothing published answers. */
export const NONE = 'none';
/** Whoever goes on talking leaves out what was named before. */
export const LEFT_OUT = 'left-out';
const ASKS = 'asks';
/** Which level suits somebody: the test tells. */
const ADVICE = { intent: 'level-advice', facts: ['test-livello.descrizione'] } as const;

export const heads = ['intents', 'topics', 'aspects', 'facts'] as const;
type HeadName = (typeof heads)[number];
export type Heads = Readonly<Record<HeadName, Classifier>>;
/** Of each head what is how likely. */
export type Guesses = Readonly<Record<HeadName, Guess>>;

const isFact = (label: string) => label.includes('.');
/** A fact's name without its level: which level is asked about says nothing of the fact. */
const classOf = (label: string): string => label.replace(/-[abc][12](?=\.)/, '');
const topicOf = (label: string): string => (label.startsWith('*') ? LEFT_OUT : classOf(label).split('.')[0]!);
const aspectOf = (label: string): string => label.split('.')[1] ?? label;
/** What a thing is answers nearly all; where another aspect does too, that one is asked. */
const aspectsOf = (labels: readonly string[]): string[] => {
  const aspects = distinct(labels.map(aspectOf));
  return aspects.length > 1 ? aspects.filter((aspect) => aspect !== 'descrizione') : aspects;
};
const distinct = (labels: readonly string[]): string[] => [...new Set(labels)];

/** What an example teaches each head. */
function targetsOf({ labels, intent, topic }: Example): Record<HeadName, readonly string[]> {
  const asked = labels[0] === ADVICE.intent ? ADVICE.facts : labels;
  const published = asked.filter(isFact);
  if (published.length === 0 && !asked.includes(NONE))
    return { intents: distinct(labels), topics: [], aspects: [], facts: [] };
  return {
    intents: [intent ?? ASKS],
    topics: published.length === 0 && topic ? [topic] : distinct(published.map(topicOf)),
    aspects: aspectsOf(asked),
    facts: distinct(asked.map(classOf)),
  };
}

/** Learns from examples, in whatever order they come; it takes some seconds of a core. */
export function learn(examples: readonly Example[]): Heads {
  // Neighbours are alike: they are learnt in another order, always the same.
  const shuffled = examples.toSorted(
    (one, other) => rowOf(one.text) - rowOf(other.text) || (one.text < other.text ? -1 : 1),
  );
  const lessons = shuffled.map((example) => ({
    rows: featuresOf(example.text, example.before),
    targets: targetsOf(example),
  }));
  const head = (name: HeadName): Classifier =>
    learnLabels(
      lessons.map(({ rows, targets }) => ({ rows, right: targets[name] })).filter(({ right }) => right.length > 0),
      ROWS,
    );
  return { intents: head('intents'), topics: head('topics'), aspects: head('aspects'), facts: head('facts') };
}

/** Intents that ask for facts: to hear them, to reckon with them, to compare them. */
const ASKING: ReadonlySet<string> = new Set([ASKS, 'reckons', 'compares']);
export const isAsking = (intent: string): boolean => ASKING.has(intent);
/**
 * Most examples ask, while a talk is made of remarks as well: of the likeliness that a text asks only this share is
 * believed, a larger one where a question mark says so.
 */
const BELIEVED = { marked: 0.7, unmarked: 0.35 } as const;

/** @param context what stands before the text. */
export function read(learnt: Heads, text: string, context?: Context): Guesses {
  const rows = featuresOf(text, context);
  const share = BELIEVED[text.includes('?') ? 'marked' : 'unmarked'];
  const believed = Object.entries(guess(learnt.intents, rows)).map(
    ([intent, likely]) => [intent, isAsking(intent) ? likely * share : likely] as const,
  );
  const whole = believed.reduce((sum, [, likely]) => sum + likely, 0);
  return {
    intents: Object.fromEntries(believed.map(([intent, likely]) => [intent, likely / whole])),
    topics: guess(learnt.topics, rows),
    aspects: guess(learnt.aspects, rows),
    facts: guess(learnt.facts, rows),
  };
}
