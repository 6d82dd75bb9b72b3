// What the classifiers see of a text: its words, what they mean, and what the lexicon reads in it.
import { stem } from '../../language/stem.js';
import { levelPatterns } from '../lexicon/topics.js';
import type { Question } from '../question.js';
import { conceptsOf } from './concepts-of.js';
import { type Features, featuresOf, mixed } from './linear-classifier.js';

const LEVEL = 'LEVEL';
/** Which level is asked about says nothing of the side; nor does which number. */
const withoutLevels = (plain: string): string => Object.values(levelPatterns).reduce((text, pattern) => text.replace(pattern, LEVEL), plain).replace(/\b\d+\b/g, '0');

/** A text, or the part of it that asks. */
export interface Wording {
  /** As `plainWords` gives it. */
  readonly plain: string;
  /** What the lexicon reads in it. */
  readonly read: Question;
}

/** How much the words beside a question count. */
const BESIDE = 0.7;

/** @param asking the part that asks, where one is set apart. */
export function textFeatures(text: Wording, asking: Wording | null): Features {
  return asking ? mixed(wordingFeatures(text), wordingFeatures(asking), BESIDE) : wordingFeatures(text);
}

function wordingFeatures({ plain, read }: Wording): Features {
  const words = withoutLevels(plain).split(' ');
  const stems = words.map((word) => (word === LEVEL ? word : stem(word)));
  const concepts = conceptsOf(stems);
  // What is said of this topic or that: "quanti" of a journey is nothing published, of a course it is.
  const ofRead = [...read.topics, ...read.aspects].flatMap((known) => concepts.map((concept) => `${known} of ${concept}`));
  return featuresOf(words, stems, [...concepts, ...ofRead, ...lexiconSigns(read)]);
}

/** No more unexplained words than these are told apart. */
const MOST_REST = 3;

function lexiconSigns({ topics, aspects, levels, rest, uncovered, object }: Question): string[] {
  return [
    ...topics.map((topic) => `topic ${topic}`),
    ...aspects.map((aspect) => `side ${aspect}`),
    ...Object.entries({ uncovered, levels: levels.length > 0, topics: topics.length > 0, aspects: aspects.length > 0, object: object !== null }).map(([name, is]) => `${name} ${is}`),
    `rest ${Math.min(MOST_REST, rest.length)}`,
  ];
}
