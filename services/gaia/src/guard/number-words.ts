// Numbers in words, in the five languages: each is looked up among all that n2words can spell.
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as italian } from 'n2words/it-IT';
import { fold } from '../language/fold.js';

const MOST = 9999;
const MOST_WORDS = 8;
/** Everyday words too: "sei", "once", "mille grazie". */
const isEveryday = (number: number) => number <= 20 || number === 1000;

/** One key for one number: no spaces, no "and", no plural, no gender. */
const keyOf = (folded: string): string =>
  folded
    .replace(/\b(?:and|y|et)\b|[^\p{L}]/gu, '')
    .replace(/(cent|vingt)s/g, '$1')
    .replaceAll('cientas', 'cientos')
    .replace(/^(?:one|ein)(?=hund|thous|taus)/, '');

const numbers = new Map<string, number>();
/** Made when a language model is first judged: nobody else spells numbers. */
function numberOf(spelled: string): number | undefined {
  if (numbers.size === 0) {
    for (const spell of [italian, english, french, spanish, german]) {
      for (let number = 2; number <= MOST; number += 1) numbers.set(keyOf(fold(spell(number))), number);
    }
  }
  return /^[\p{L}\s-]+$/u.test(spelled) ? numbers.get(keyOf(spelled)) : undefined;
}

/**
 * A folded text with its numbers in digits: "seicentottanta euro" → "680 euro".
 * @param counts whether what stands before and after an everyday word makes it a number.
 */
export function inDigits(folded: string, counts: (before: string, after: string) => boolean): string {
  const words = [...folded.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  let [text, from] = ['', 0];
  for (const [index, { start }] of words.entries()) {
    if (start < from) continue;
    for (const { end } of words.slice(index, index + MOST_WORDS).toReversed()) {
      const number = numberOf(folded.slice(start, end));
      if (number === undefined || (isEveryday(number) && !counts(folded.slice(0, start), folded.slice(end)))) continue;
      text += folded.slice(from, start) + String(number);
      from = end;
      break;
    }
  }
  return text + folded.slice(from);
}
