// Lists of phrases from `knowledge/quote/words.yaml`, found in a text word by word.
import { fold } from '../language/fold.js';
import { readYaml } from '../reader/knowledge.js';

type Data = { readonly [name: string]: readonly string[] | Data };
const data = readYaml('quote/words.yaml') as Data;

/** The words of a text, folded, without punctuation. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** `*` at the end of a word stands for any ending. */
const fits = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

export class Phrases {
  /** By their first two letters. */
  private readonly phrases: ReadonlyMap<string, string[][]>;

  constructor(phrases: readonly string[]) {
    const all = phrases.map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []);
    this.phrases = Map.groupBy<string, string[]>(all, ([first = '']) => first.slice(0, 2));
  }

  /** How many words the longest phrase takes from a place on; 0 where none stands there. */
  lengthAt(words: readonly string[], at: number): number {
    const lengths = (this.phrases.get(words[at]?.slice(0, 2) ?? '') ?? [])
      .filter((phrase) => phrase.every((part, index) => fits(part, words[at + index])))
      .map(({ length }) => length);
    return Math.max(0, ...lengths);
  }

  /** Where its phrases stand, the longest at each place. */
  all(words: readonly string[]): { readonly from: number; readonly to: number }[] {
    const found: { readonly from: number; readonly to: number }[] = [];
    for (let from = 0; from < words.length;) {
      const length = this.lengthAt(words, from);
      if (length > 0) found.push({ from, to: from + length });
      from += Math.max(1, length);
    }
    return found;
  }

  has(words: readonly string[]): boolean {
    return words.some((_word, at) => this.lengthAt(words, at) > 0);
  }

  /** Whether the words are made of its phrases and nothing else. */
  covers(words: readonly string[]): boolean {
    const covered = this.all(words).reduce((sum, { from, to }) => sum + to - from, 0);
    return words.length > 0 && covered === words.length;
  }
}

const flat = (value: readonly string[] | Data): readonly string[] =>
  Array.isArray(value) ? value : Object.values(value as Data).flatMap(flat);

function at(path: string): readonly string[] | Data {
  const found = path
    .split('.')
    .reduce<readonly string[] | Data | undefined>((of, name) => (of as Data | undefined)?.[name], data);
  if (found === undefined) throw new Error(`knowledge/quote/words.yaml has no ${path}`);
  return found;
}

const made = new Map<string, Phrases>();
/** The phrases of some lists, `yes` or `yes.it`: of all languages where a list names none. @throws when there is none. */
export function phrases(...lists: readonly string[]): Phrases {
  const key = lists.join();
  const known = made.get(key) ?? new Phrases(lists.flatMap((list) => flat(at(list))));
  made.set(key, known);
  return known;
}

/** The names of the lists beneath a path, in their order. */
export const listsIn = (path: string): string[] => Object.keys(at(path));
