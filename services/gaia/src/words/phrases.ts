// Lists of phrases from `knowledge/quote/words.yaml`, found in what people write whatever its case, accents and
// punctuation.
import { z } from 'zod';
import { fold } from '../language/fold.js';
import { readYaml } from '../reader/knowledge.js';

const list = z.array(z.string());
const data = z.record(z.string(), list.or(z.record(z.string(), list))).parse(readYaml('quote/words.yaml'));

/** The words of a text, folded, without punctuation. */
export const wordsIn = (text: string): string[] =>
  // Most are in ASCII, where folding is slow for nothing.
  (/^[ -~]*$/.test(text) ? text.toLowerCase() : fold(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands between the signs of a text; a stop within a word is none. */
export const clausesIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}\s'’.-]|\.(?=\s|$)|\n|\s[-–—]\s/u);

export interface Phrases {
  /** Whether one of them stands anywhere in a text. */
  has(text: string): boolean;
  /** Whether a text begins with one. */
  begin(text: string): boolean;
  /** Whether a text ends with one. */
  end(text: string): boolean;
  /** Whether a text is made of them and of nothing else. */
  cover(text: string): boolean;
  /** What follows each of them in a text, folded. */
  after(text: string): string[];
}

function phrasesOf(all: readonly string[]): Phrases {
  // `*` at the end of a word stands for any ending. Of two phrases at one place the longer is found.
  const patterns = all
    .map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? [])
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.join(' ').replaceAll('*', '[^ ]*'));
  const pattern = new RegExp(`(?<![^ ])(?:${patterns.join('|')})(?![^ ])`, 'g');
  const last = new RegExp(`(?<![^ ])(?:${patterns.join('|')})$`);
  const line = (text: string) => wordsIn(text).join(' ');
  return {
    has: (text) => line(text).search(pattern) >= 0,
    begin: (text) => line(text).search(pattern) === 0,
    end: (text) => last.test(line(text)),
    cover: (text) => /\S/.test(line(text)) && !/\S/.test(line(text).replace(pattern, '')),
    after: (text) =>
      [...line(text).matchAll(pattern)].map(({ 0: found, index, input }) => input.slice(index + found.length).trim()),
  };
}

const made = new Map<string, Phrases>();
/** The phrases of some lists, `yes` or `services.traduzioni`, in all languages. @throws when there is none. */
export function phrases(...lists: readonly string[]): Phrases {
  const key = lists.join();
  const known = made.get(key) ?? phrasesOf(lists.flatMap(phrasesIn));
  made.set(key, known);
  return known;
}

function phrasesIn(path: string): readonly string[] {
  const [name = '', part] = path.split('.');
  const found = data[name];
  const phrases = Array.isArray(found) ? found : part ? found?.[part] : found && Object.values(found).flat();
  if (!phrases) throw new Error(`knowledge/quote/words.yaml has no ${path}`);
  return phrases;
}

/** The names of the lists beneath one, in their order. */
export const listsIn = (name: string): string[] => Object.keys(data[name] ?? {});
