// What the classifiers see of a text: its words, what they mean, and what the lexicon reads in it.
import { stem } from '../../language/stem.js';
import { levelPatterns } from '../lexicon/topics.js';
import { readQuestion } from '../question.js';
import { conceptsOf } from './concepts-of.js';
import { type Features, featuresOf } from './linear-classifier.js';

const LEVEL = 'LEVEL';
/** Which level is asked about says nothing of the side; nor does which number. */
const withoutLevels = (plain: string): string => Object.values(levelPatterns).reduce((text, pattern) => text.replace(pattern, LEVEL), plain).replace(/\b\d+\b/g, '0');

/** @param plain as `plainWords` gives it. */
export function textFeatures(plain: string): Features {
  const words = withoutLevels(plain).split(' ');
  const stems = words.map((word) => (word === LEVEL ? word : stem(word)));
  return featuresOf(words, stems, [...conceptsOf(stems), ...lexiconSigns(plain)]);
}

/** No more unexplained words than these are told apart. */
const MOST_REST = 3;

function lexiconSigns(plain: string): string[] {
  const { topics, aspects, levels, rest, uncovered, object } = readQuestion(plain);
  return [
    ...topics.map((topic) => `topic ${topic}`),
    ...aspects.map((aspect) => `side ${aspect}`),
    ...Object.entries({ uncovered, levels: levels.length > 0, topics: topics.length > 0, aspects: aspects.length > 0, object: object !== null }).map(([name, is]) => `${name} ${is}`),
    `rest ${Math.min(MOST_REST, rest.length)}`,
  ];
}
