// What the classifiers see of a text: its words, what they mean, and what the lexicon reads in it.
import { stem } from '../../language/stem.js';
import { levelPatterns } from '../lexicon/topics.js';
import type { Question } from '../question.js';
import { conceptsOf } from './concepts-of.js';
import { type Features, featuresOf } from './linear-classifier.js';

const LEVEL = 'LEVEL';
/** Which level is asked about says nothing of the side; nor does which number. */
const withoutLevels = (plain: string): string => Object.values(levelPatterns).reduce((text, pattern) => text.replace(pattern, LEVEL), plain).replace(/\b\d+\b/g, '0');

/**
 * @param plain as `plainWords` gives it.
 * @param read what the lexicon reads in it.
 */
export function textFeatures(plain: string, read: Question): Features {
  const words = withoutLevels(plain).split(' ');
  const stems = words.map((word) => (word === LEVEL ? word : stem(word)));
  return featuresOf(words, stems, [...conceptsOf(stems), ...lexiconSigns(read)]);
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
