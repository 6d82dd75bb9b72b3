// What a reader takes from a clause.
import type { Found, Word } from './lists.js';

/** A value, and the words that tell it. */
export interface Told {
  readonly value: string;
  readonly words: readonly Word[];
}

export const wordsAt = (words: readonly Word[], { index, length }: Found): readonly Word[] => words.slice(index, index + length);

/** The words around some that count, as far as they link to them, without those at the ends that only lead on to something else. */
export function runAround(words: readonly Word[], core: Found, links: (word: Word) => boolean, leads: (word: Word) => boolean,
  ends: (word: Word) => boolean): readonly Word[] {
  let [from, to] = [core.index, core.index + core.length];
  while (from > 0 && links(words[from - 1]!)) from -= 1;
  while (to < words.length && links(words[to]!)) to += 1;
  while (from < to && !leads(words[from]!)) from += 1;
  while (to > from && !ends(words[to - 1]!)) to -= 1;
  return words.slice(from, to);
}
