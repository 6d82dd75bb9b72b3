// What is learnt of words, by the build: how common each is in each language (ADR 0021).
import german from '@zxcvbn-ts/language-de/dist/commonWords.json.js';
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.js';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.js';
import italian from '@zxcvbn-ts/language-it/dist/commonWords.json.js';
import type { Example } from '../reader/examples.js';
import { wordsIn } from './language-of.js';
import { type Language, foreignLanguages, languages } from './languages.js';

/** Rarer words than these are as often names, or words of other languages. */
const COMMON = 12_000;
/** By Zipf's law a word's share falls with its rank; the very commonest are nearer to each other than that. */
const FLAT = 10;
/** How much a language's own examples count, beside what people say elsewhere. */
const EXAMPLES = 0.5;

const spoken: Readonly<Record<Language, readonly string[]>> = {
  it: italian,
  en: english,
  fr: french,
  es: spanish,
  de: german,
};

function sharesOfWords(said: readonly string[], written: readonly string[]): ReadonlyMap<string, number> {
  const ranked = said.slice(0, COMMON).map((word, rank) => [word, 1 / (rank + FLAT)] as const);
  const sum = ranked.reduce((total, [, share]) => total + share, 0);
  const shares = new Map(ranked.map(([word, share]) => [word, ((1 - EXAMPLES) * share) / sum]));
  for (const word of written) shares.set(word, (shares.get(word) ?? 0) + EXAMPLES / written.length);
  return shares;
}

/** The examples of another language stand in a file of its name. */
const languageOfExample = ({ author }: Example): Language =>
  foreignLanguages.find((language) => language === author) ?? 'it';

export interface LearntWords {
  /** Of each word its place among all. */
  readonly places: ReadonlyMap<string, number>;
  /** Word after word its share in each of the languages; 0 where the language does not have it. */
  readonly shares: Float32Array;
}

export function learnWords(examples: readonly Example[]): LearntWords {
  const written = Map.groupBy(examples, languageOfExample);
  const wordsWritten = (language: Language) => (written.get(language) ?? []).flatMap(({ text }) => wordsIn(text));
  const shares = languages.map((language) => sharesOfWords(spoken[language], wordsWritten(language)));
  const words = [...new Set(shares.flatMap((of) => [...of.keys()]))];
  return {
    places: new Map(words.map((word, place) => [word, place])),
    shares: Float32Array.from(words.flatMap((word) => shares.map((of) => of.get(word) ?? 0))),
  };
}
