// Puts mistyped words right when a known word is near: "qanto cosat il crso" → "quanto costa il corso".
import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from './fold.js';

const SHORTEST = 4;
const LONG = 10;

export type CorrectSpelling = (folded: string) => string;

/**
 * @param wanted texts whose words visitors are likely to mean: they win over `others` that are as near.
 * @param others further texts whose words are right.
 */
export function spellingOf(wanted: readonly string[], others: readonly string[]): CorrectSpelling {
  const known = new SearchableMap<number>();
  for (const word of others.flatMap(wordsOf)) known.set(word, 1);
  for (const word of wanted.flatMap(wordsOf)) known.set(word, 0);

  const correct = (word: string): string => {
    if (word.length < SHORTEST || known.has(word)) return word;
    const swapped = swaps(word).find((candidate) => known.has(candidate));
    if (swapped) return swapped;
    if (word.length === SHORTEST) return word;
    const near = [...known.fuzzyGet(word, word.length >= LONG ? 2 : 1)]
      .map(([candidate, [rank, distance]]) => ({ candidate, rank, distance }))
      // People seldom mistype the first letter, and short words are near too many others.
      .filter(({ candidate }) => candidate[0] === word[0] && candidate.length >= SHORTEST)
      .sort((a, b) => a.distance - b.distance || a.rank - b.rank);
    return near[0]?.candidate ?? word;
  };
  return (folded) => {
    const corrected = new Map<string, string>();
    return folded.replace(/[a-z]+/g, (word) => {
      const known = corrected.get(word) ?? correct(word);
      corrected.set(word, known);
      return known;
    });
  };
}

/** The words that two neighbouring letters changing places would give. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2));
}
