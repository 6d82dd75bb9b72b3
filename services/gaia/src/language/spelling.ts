// Puts mistyped words right when a known word is near: "qanto cosat il crso" → "quanto costa il corso".
import SearchableMap from 'minisearch/SearchableMap';
import { parse } from 'yaml';
import { readKnowledge } from '../reader/knowledge.js';

const SHORTEST = 4;
const LONG = 10;
/** Longer than any word that is known; what is longer is no mistyping. */
const LONGEST = 30;

/** Words whose correction is kept: to look for near ones takes most of a reply's time. */
const MOST_CORRECTED = 5000;

/** What is written so on phones. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(parse(readKnowledge('abbreviations.yaml')) as object),
);

export type CorrectSpelling = (folded: string) => string;

/**
 * @param wanted words that visitors are likely to mean.
 * @param isRight further words that are right as they stand.
 */
export function spellingOf(wanted: readonly string[], isRight: (word: string) => boolean): CorrectSpelling {
  const known = new SearchableMap<true>();
  for (const word of wanted) known.set(word, true);

  const correct = (typed: string): string => {
    const meant = ABBREVIATIONS.get(typed);
    if (meant !== undefined) return meant;
    const word = typed.replace(/([a-z])\1{2,}/g, '$1');
    if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || isRight(word)) return word;
    const heard = [...swaps(word), ...soundsLike(word)].find((candidate) => known.has(candidate) || isRight(candidate));
    if (heard) return heard;
    const near = [...known.fuzzyGet(word, word.length >= LONG ? 2 : 1)]
      // People seldom mistype the first letter. Short words are near too many others: only a letter left out of one is
      // put back.
      .filter(
        ([candidate]) =>
          candidate[0] === word[0] && candidate.length > (word.length > SHORTEST ? SHORTEST - 1 : word.length),
      )
      .filter(([candidate]) => !isInflection(word, candidate))
      // A letter left out is likelier than another one in its place.
      .sort(
        ([a, [, one]], [b, [, other]]) =>
          one - other || Number(lacksLetterOf(word, b)) - Number(lacksLetterOf(word, a)),
      );
    return near[0]?.[0] ?? word;
  };
  const corrected = new Map<string, string>();
  return (folded) => {
    if (corrected.size >= MOST_CORRECTED) corrected.clear();
    return folded.replace(/[a-z]+/g, (word) => {
      const known = corrected.get(word) ?? correct(word);
      corrected.set(word, known);
      return known;
    });
  };
}

/** "Inzia" of "inizia". */
const lacksLetterOf = (word: string, whole: string): boolean =>
  whole.length === word.length + 1 &&
  Array.from(whole, (_, at) => whole.slice(0, at) + whole.slice(at + 1)).includes(word);

/** Another ending of the same word, as "corsa" and "corso", "mettete" and "mettere", is no mistyping. */
const isInflection = (word: string, candidate: string): boolean =>
  /[aeio]$/.test(word) &&
  /[aeio]$/.test(candidate) &&
  (word.slice(0, -1) === candidate.slice(0, -1) || (/[aei]te$/.test(word) && /[aei]re$/.test(candidate)));

/** The words that two neighbouring letters changing places would give. */
const swaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

/** "Kuanto kosta" and "ch" or "qu" written by ear. */
function soundsLike(word: string): string[] {
  if (!/k|cu/.test(word)) return [];
  const withC = word.replaceAll('ku', 'qu').replaceAll('k', 'c');
  return [word.replaceAll('k', 'c'), word.replaceAll('k', 'ch'), withC, word.replaceAll('cu', 'qu')];
}
