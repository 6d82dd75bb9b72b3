// What a question is about and which side of it is asked, learnt from examples: a second opinion on what the lexicon reads, and
// the first where its tables are silent.
import type { Aspect, Topic } from '@school/catalog';
import { fold, wordsOf } from '../../language/fold.js';
import { stem } from '../../language/stem.js';
import { levelPatterns } from '../lexicon/topics.js';
import { asked } from '../questions/asked.js';
import { everyday } from '../questions/everyday.js';
import { sectionsOf } from '../questions/sections.js';
import { sides } from '../questions/sides.js';
import { topics } from '../questions/topics.js';
import { askedUnpublished, unpublished } from '../questions/unpublished.js';
import { type Guess, LinearClassifier, featuresOf } from './linear-classifier.js';

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

/** The examples as they are learnt: neighbours in a list are alike, so they are strewn, always in the same way. */
function examplesIn(lists: readonly string[]) {
  return lists
    .flatMap(sectionsOf)
    .flatMap(({ labels, questions }) => questions.map((question) => ({ labels, features: featuresOf(withoutLevels(wordsOf(fold(question)).join(' ')), stemOf) })))
    .sort((one, other) => one.features.slots.at(-1)! - other.features.slots.at(-1)!);
}

const LISTS = [asked, sides, topics, everyday, askedUnpublished, unpublished];

/** Learns from the examples; takes a fraction of a second. @param lists others than all, to judge by those left out. */
export function learnSense(lists: readonly string[] = LISTS): MakeSense {
  const examples = examplesIn(lists);
  const side = new LinearClassifier(examples.map(({ features, labels }) => ({ features, labels: sidesOf(labels) })));
  const topic = new LinearClassifier(examples.filter(({ labels }) => !labels.includes(NONE)).map(({ features, labels }) => ({ features, labels: [...new Set(labels.map(topicOf))] })));
  return (plain) => {
    const features = featuresOf(withoutLevels(plain), stemOf);
    return { sides: side.guess(features), topics: topic.guess(features) };
  };
}

let learnt: MakeSense | undefined;
/** Learnt once for all searches of a process. */
export const sharedSense = (): MakeSense => (learnt ??= learnSense());
