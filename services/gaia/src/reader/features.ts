// What the classifiers see of a text: its words and what they begin with, pairs of words, letters, what they mean by
// the lexicon, and the names that stand in it.
import { fold } from '../language/fold.js';
import { stem } from '../language/stem.js';
import { meaningsOf } from './lexicon.js';
import { LEVEL, levelsIn, topicsNamedIn, withoutLevels } from './knowledge.js';
import { type SpokenBefore, nothingBefore } from './subject.js';

/** Slots of the hashed features: wide enough that two words seldom meet. */
const SLOT_BITS = 17;
export const SLOTS = 1 << SLOT_BITS;
/** Letters tell less than words do, but they also tell mistyped and inflected ones. */
const LETTERS = 4;
const WEIGHTS = {
  word: 1,
  pair: 1,
  letters: 0.3,
  meaning: 1,
  name: 1,
  withName: 0.5,
  length: 0.7,
  question: 0.5,
  before: 1,
  beside: 0.3,
  earlier: 0.3,
} as const;
/** Names beside which words are told apart. */
const MOST_NAMES = 3;
const LONGEST_LENGTH = 6;
/** Words of the turn before. */
const MOST_EARLIER = 24;

/** Sparse: the slots that are not empty, of length one together, so that long texts and short ones count alike. */
export interface Features {
  readonly slots: Int32Array;
  readonly values: Float32Array;
}

/** FNV-1a. */
function slotOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> (32 - SLOT_BITS);
}

/** Words of a folded text; levels and numbers are all one. */
const wordsIn = (folded: string): string[] =>
  withoutLevels(folded)
    .replace(/\b\d+\b/g, '0')
    .match(/[a-z0-9_]+|LEVEL/g) ?? [];
const stemOf = (word: string): string => (word === LEVEL ? word : stem(word));

type Put = (feature: string, weight: number) => void;
function putWords(put: Put, words: readonly string[], stems: readonly string[], names: readonly string[]): void {
  for (const [index, part] of stems.entries()) {
    put(`word ${part}`, WEIGHTS.word);
    if (index > 0) put(`pair ${stems[index - 1]} ${part}`, WEIGHTS.pair);
    for (const name of names) put(`with ${name} ${part}`, WEIGHTS.withName);
    const framed = `^${words[index]}$`;
    for (let start = 0; start + LETTERS <= framed.length; start++)
      put(`letters ${framed.slice(start, start + LETTERS)}`, WEIGHTS.letters);
  }
}

/** What was spoken of, by name. */
export const spokenIn = ({ subject, thing, side }: SpokenBefore): string[] =>
  subject ? [`subject ${subject.topic}`, `thing ${thing?.topic ?? 'no'}`, `side ${side ?? 'no'}`] : [];

/** @param before what stands before the text. */
export function featuresOf(text: string, before = nothingBefore): Features {
  const folded = fold(text);
  const words = wordsIn(folded);
  const stems = words.map(stemOf);
  const names = [...topicsNamedIn(folded), ...(levelsIn(folded).length > 0 ? [LEVEL] : [])];
  const weights = new Map<number, number>();
  const put = (feature: string, weight: number) => void weights.set(slotOf(feature), weight);
  put('any', 1);
  put(`first ${stems[0] ?? ''}`, WEIGHTS.word);
  put(`length ${Math.min(LONGEST_LENGTH, Math.ceil(stems.length / 2))}`, WEIGHTS.length);
  if (folded.includes('?')) put('question', WEIGHTS.question);
  if (names.length === 0) put('name none', WEIGHTS.name);
  for (const name of names) put(`name ${name}`, WEIGHTS.name);
  for (const meaning of meaningsOf(stems)) put(`means ${meaning}`, WEIGHTS.meaning);
  putWords(put, words, stems, names.slice(0, MOST_NAMES));
  for (const word of wordsIn(fold(before.said)).slice(0, MOST_EARLIER)) put(`earlier ${stemOf(word)}`, WEIGHTS.earlier);
  for (const known of spokenIn(before)) {
    put(`before ${known}`, WEIGHTS.before);
    put(`before ${known} ${names.length === 0 ? 'unnamed' : 'named'}`, WEIGHTS.before);
    for (const part of stems) put(`beside ${known} ${part}`, WEIGHTS.beside);
  }
  const length = Math.hypot(...weights.values());
  return {
    slots: Int32Array.from(weights.keys()),
    values: Float32Array.from(weights.values(), (weight) => weight / length),
  };
}
