// Closed lists of phrases, found in what people write whatever its case, accents and punctuation.
import { fold } from './fold.js';

/** The words of a text, folded, without punctuation. */
export const wordsIn = (text: string): string[] =>
  // Most are in ASCII, where folding is slow for nothing.
  (/^[ -~]*$/.test(text) ? text.toLowerCase() : fold(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text has one of some phrases; `*` at the end of a word stands for any ending. */
export function hasAny(phrases: readonly string[]): (text: string) => boolean {
  const patterns = phrases
    .map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? [])
    .map((words) => words.join(' ').replaceAll('*', '[^ ]*'));
  const pattern = new RegExp(`(?<![^ ])(?:${patterns.join('|')})(?![^ ])`);
  return (text) => pattern.test(wordsIn(text).join(' '));
}
