// What the classifiers see of a text: its words and what they begin with, pairs of words, letters, the names that stand
// in it, and what was spoken of before.
import { type Context, noContext } from './context.js';
import { fold } from './fold.js';
import { LEVEL, levelsIn, ownTopicsIn, topicsNamedIn, withoutLevels } from './knowledge.js';
import { stem } from './stem.js';

/** Features are hashed into so many rows of weights that two words seldom meet. */
const ROW_BITS = 17;
export const ROWS = 1 << ROW_BITS;
/** Letters tell less than words do, but they also tell mistyped and inflected ones. */
const LETTERS = 4;
/** Names beside which words are told apart. */
const MOST_NAMES = 3;
const LONGEST_LENGTH = 6;

/** FNV-1a. */
export function rowOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> (32 - ROW_BITS);
}

/** Words of a folded text; levels and numbers are all one. */
const wordsIn = (folded: string): string[] =>
  withoutLevels(folded)
    .replace(/\b\d+\b/g, '0')
    .match(/[a-z0-9_]+|LEVEL/g) ?? [];
const stemOf = (word: string): string => (word === LEVEL ? word : stem(word));

/** Each few letters that follow each other, the word's ends among them. */
function lettersOf(word: string): string[] {
  const framed = `^${word}$`;
  return Array.from({ length: Math.max(0, framed.length - LETTERS + 1) }, (_, at) => framed.slice(at, at + LETTERS));
}

/** What was spoken of, by name. */
export const namesIn = ({ subject, aspect }: Context): string[] => [
  ...(subject ? [`subject ${subject.topic}`] : []),
  ...(subject || aspect ? [`aspect ${aspect ?? 'no'}`] : []),
];

/** The rows of what stands in a text, each once. */
export function featuresOf(text: string, context = noContext): Int32Array {
  const folded = fold(text);
  // Whoever names what they ask about means that, whatever was spoken of; the aspect may go on: "E il TOEFL?"
  const before = ownTopicsIn(folded).length > 0 ? { ...noContext, aspect: context.aspect } : context;
  const words = wordsIn(folded);
  const stems = words.map(stemOf);
  const names = [...topicsNamedIn(folded), ...(levelsIn(folded).length > 0 ? [LEVEL] : [])];
  const known = namesIn(before);
  const isNamed = names.length > 0 ? 'named' : 'unnamed';
  const features = [
    'any',
    isNamed,
    folded.includes('?') ? 'question' : 'remark',
    `length ${Math.min(LONGEST_LENGTH, Math.ceil(stems.length / 2))}`,
    `first ${stems[0] ?? ''}`,
    ...words.flatMap(lettersOf).map((letters) => `letters ${letters}`),
    ...stems.map((part) => `word ${part}`),
    ...stems.slice(1).map((part, index) => `pair ${stems[index]} ${part}`),
    ...names.map((name) => `name ${name}`),
    ...names.slice(0, MOST_NAMES).flatMap((name) => stems.map((part) => `with ${name} ${part}`)),
    ...known.flatMap((name) => [`before ${name}`, `before ${name} ${isNamed}`]),
    ...known.flatMap((name) => stems.map((part) => `beside ${name} ${part}`)),
  ];
  return Int32Array.from(new Set(features.map(rowOf)));
}
