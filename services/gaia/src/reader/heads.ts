// Four linear heads read a clause: what it does, what it is about, which side of that it asks, and both together. They are learnt from the
// examples in `knowledge/`, by the build.
import { type Features, featuresOf } from './features.js';
import type { Example } from './knowledge.js';
import { type Guess, LinearClassifier } from './linear-classifier.js';

/** Nothing published answers. */
export const NONE = 'none';
/** Whoever goes on talking leaves out what was named before. */
export const LEFT_OUT = 'left-out';
export const ASKS = 'asks';
/** Which level suits somebody: the test tells, or the levels there are. */
const ADVICE = { act: 'level-advice', facts: ['test-livello.descrizione', 'corsi.livelli'] } as const;

export const heads = ['acts', 'topics', 'sides', 'facts'] as const;
export type Heads = Readonly<Record<(typeof heads)[number], LinearClassifier>>;
export type Reading = Readonly<Record<(typeof heads)[number], Guess>>;

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

interface Learning {
  readonly features: Features;
  readonly labels: readonly string[];
}

/** Learns from examples; it takes some seconds of a core. */
export function learn(examples: readonly Example[]): Heads {
  const all: Learning[] = examples.map(({ text, labels }) => ({ features: featuresOf(text), labels }));
  const advice = all.filter(({ labels }) => labels[0] === ADVICE.act).map(({ features }) => ({ features, labels: ADVICE.facts }));
  const questions = [...all.filter(({ labels }) => isFact(labels[0]!) || labels[0] === NONE), ...advice];
  const published = questions.filter(({ labels }) => !labels.includes(NONE));
  const acts = all.filter(({ labels }) => !isFact(labels[0]!) && labels[0] !== NONE && labels[0] !== ADVICE.act);
  const taught = (lessons: readonly Learning[], labelsOf: (labels: readonly string[]) => string[]) =>
    lessons.map(({ features, labels }) => ({ features, labels: labelsOf(labels) }));
  const named = questions.filter(({ labels }) => !labels[0]!.startsWith('*'));
  return {
    acts: LinearClassifier.learn([...taught(questions, () => [ASKS]), ...taught(acts, distinct)]),
    topics: LinearClassifier.learn(taught(published, (labels) => distinct(labels.map(topicOf)))),
    sides: LinearClassifier.learn(taught(questions, sidesOf)),
    facts: LinearClassifier.learn(taught(named, (labels) => distinct(labels.map(classOf)))),
  };
}

export function read(learnt: Heads, text: string): Reading {
  const features = featuresOf(text);
  const { acts, topics, sides, facts } = learnt;
  return { acts: acts.guess(features), topics: topics.guess(features), sides: sides.guess(features), facts: facts.guess(features) };
}
