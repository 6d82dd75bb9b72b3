// Lists of words and phrases from knowledge/quote, found in a text word by word.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fold } from '../language/fold.js';

/** A word of a message and where it stands. */
export interface Word {
  readonly text: string;
  /** Lower case, no accents. */
  readonly folded: string;
  /** As `folded`, a mistyped word put right. */
  readonly meant: string;
  readonly from: number;
  readonly to: number;
}

/** A word by itself. */
export const wordOf = (text: string): Word => ({
  text,
  folded: fold(text),
  meant: fold(text),
  from: 0,
  to: text.length,
});
export const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);

/** Words that stand together and mean one thing. */
export interface Found {
  readonly index: number;
  readonly length: number;
}

const knowledge = (file: string) =>
  parse(readFileSync(new URL(`../../knowledge/quote/${file}.yaml`, import.meta.url), 'utf8')) as object;

export const texts = knowledge('texts') as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const data = { ...knowledge('consent'), ...knowledge('words'), ...knowledge('forms') };

const phrasesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesOf) : [String(value)];

/**
 * A part of the data by its path.
 * @throws when there is none: a list that is misspelt would never match.
 */
export function dataAt(...path: readonly string[]): unknown {
  const found = path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
    data,
  );
  if (found === undefined) throw new Error(`knowledge/quote has no ${path.join('.')}`);
  return found;
}

/** `*` at the end of a word stands for any ending. */
const fits = (pattern: string, word: Word | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.meant.startsWith(pattern.slice(0, -1)) : word.meant === pattern);
const keyOf = (word = '') => word.replace('*', '').slice(0, 2);

export class WordList {
  /** By the first letters of their first word. */
  private readonly phrases: ReadonlyMap<string, string[][]>;

  /** @param path a part of the data. */
  constructor(path: readonly string[]) {
    const all = phrasesOf(dataAt(...path)).map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []);
    this.phrases = Map.groupBy<string, string[]>(all, ([first]) => keyOf(first));
  }

  /** How many words the longest phrase takes from here on; 0 when there is none. */
  lengthAt(words: readonly Word[], index: number): number {
    const candidates = this.phrases.get(keyOf(words[index]?.meant)) ?? [];
    return Math.max(
      0,
      ...candidates
        .filter((phrase) => phrase.every((part, at) => fits(part, words[index + at])))
        .map(({ length }) => length),
    );
  }

  /** Every phrase in a text, the longest at each place. */
  all(words: readonly Word[]): Found[] {
    const found: Found[] = [];
    for (let index = 0; index < words.length;) {
      const length = this.lengthAt(words, index);
      if (length > 0) found.push({ index, length });
      index += Math.max(1, length);
    }
    return found;
  }

  /** Whether one of its phrases stands in these words; a place beyond them holds none. */
  has(...words: readonly (Word | undefined)[]): boolean {
    const said = words.filter((word) => word !== undefined);
    return said.some((_word, index) => this.lengthAt(said, index) > 0);
  }

  /** Whether one of its phrases ends right before a place. */
  endsBefore(words: readonly Word[], index: number): boolean {
    return [1, 2, 3, 4].some(
      (length) => length <= index && this.lengthAt(words.slice(index - length, index), 0) === length,
    );
  }
}

const made = new Map<string, WordList>();
/** The list that stands at a path of the data. @throws when there is none. */
export function list(...path: readonly string[]): WordList {
  const key = path.join('.');
  const found = made.get(key) ?? new WordList(path);
  made.set(key, found);
  return found;
}

/** The entries of a mapping of lists. */
export const listsOf = <K extends string>(name: string): readonly (readonly [K, WordList])[] =>
  Object.keys(dataAt(name) as object).map((key) => [key as K, list(name, key)]);
