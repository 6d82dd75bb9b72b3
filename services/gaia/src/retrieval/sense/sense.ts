// What a question is about and which side of it is asked, learnt from examples: a second opinion on what the lexicon reads, and
// the first where its tables are silent.
import type { Aspect, Topic } from '@school/catalog';
import { fold, wordsOf } from '../../language/fold.js';
import { stem } from '../../language/stem.js';
import { levelPatterns } from '../lexicon/topics.js';
import { asked } from '../questions/asked.js';
import { sectionsOf } from '../questions/sections.js';
import { sides } from '../questions/sides.js';
import { topics } from '../questions/topics.js';
import { askedUnpublished, unpublished } from '../questions/unpublished.js';
import { type Guess, LinearClassifier } from './linear-classifier.js';

/** No topic is named, or nothing published is asked. */
export const NONE = 'none';

export interface Sense {
  /** Likeliest first. */
  readonly sides: readonly Guess<Aspect | typeof NONE>[];
  readonly topics: readonly Guess<Topic | typeof NONE>[];
}

export type MakeSense = (plain: string) => Sense;

const LEVEL = 'LEVEL';
/** Which level is asked about says nothing of the side; nor does which number. */
const withoutLevels = (plain: string): string => Object.values(levelPatterns).reduce((text, pattern) => text.replace(pattern, LEVEL), plain).replace(/\b\d+\b/g, '0');
const stemOf = (word: string): string => (word === LEVEL ? word : stem(word));

const [topicOf, sideOf] = [
  (id: string) => (id === NONE || id.startsWith('*') ? NONE : id.split('.')[0]!.replace(/-[abc][12]$/, '')) as Topic | typeof NONE,
  (id: string) => (id === NONE ? NONE : id.split('.')[1]!) as Aspect | typeof NONE,
];

/** What a thing is answers nearly all; where another side does too, that one is asked. */
function sidesOf(labels: readonly string[]): (Aspect | typeof NONE)[] {
  const all = [...new Set(labels.map(sideOf))];
  return all.length > 1 ? all.filter((side) => side !== 'descrizione') : all;
}

/** Learns from the examples; takes a tenth of a second. */
export function learnSense(): MakeSense {
  const examples = [asked, sides, topics, askedUnpublished, unpublished]
    .flatMap(sectionsOf)
    .flatMap(({ labels, questions }) => questions.map((question) => ({ labels, words: withoutLevels(wordsOf(fold(question)).join(' ')) })));
  const side = new LinearClassifier(examples.map(({ words, labels }) => ({ words, labels: sidesOf(labels) })), stemOf);
  const topic = new LinearClassifier(examples.filter(({ labels }) => !labels.includes(NONE)).map(({ words, labels }) => ({ words, labels: [...new Set(labels.map(topicOf))] })), stemOf);
  return (plain) => {
    const words = withoutLevels(plain);
    return { sides: side.guess(words), topics: topic.guess(words) };
  };
}

let learnt: MakeSense | undefined;
/** Learnt once for all searches of a process. */
export const sharedSense = (): MakeSense => (learnt ??= learnSense());
