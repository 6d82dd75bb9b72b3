// Which concepts of the thesaurus a text's words belong to: a word never seen counts as its likes do.
import { stem } from '../../language/stem.js';
import { sectionsOf } from '../questions/sections.js';
import { concepts } from './concepts.js';

/** A fixed expression of the thesaurus holds no more words. */
const LONGEST = 3;

/** Concepts by stem, or by the stems of an expression with spaces between. */
const conceptsByStems = new Map<string, string[]>();
for (const { labels, questions } of sectionsOf(concepts)) {
  for (const expression of new Set(questions.flatMap((line) => line.split(' ')).map((word) => word.split('_').map(stem).join(' ')))) {
    conceptsByStems.set(expression, [...(conceptsByStems.get(expression) ?? []), ...labels]);
  }
}

/** @param stems of a text, in their order. */
export const conceptsOf = (stems: readonly string[]): readonly string[] =>
  stems.flatMap((_stem, from) => Array.from({ length: Math.min(LONGEST, stems.length - from) }, (_, more) => conceptsByStems.get(stems.slice(from, from + more + 1).join(' ')) ?? []).flat());
