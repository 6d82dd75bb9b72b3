// A correction that names both: "non Pesce ma Pecce", "siamo 7, non 5", "al posto di voila metti viola".
import SearchableMap from 'minisearch/SearchableMap';
import { fold } from '../language/fold.js';
import { PARTICLES, isEveryday, isOfThisSite } from './name-words.js';
import type { QuoteSlots } from './quote-slots.js';

const BEFORE = String.raw`(?:(?:è|e'|era|con|in|per|a|da|il|lo|la|un|una|di) )?`;
const WORD = String.raw`([\p{L}\p{N}][\p{L}\p{N}._+'’-]{0,60}(?<![._+'’-]))`;
const pattern = (text: string) => new RegExp(text.replaceAll('_', `${BEFORE}${WORD}`), 'iu');

/** The wrong word first. */
const WRONG_FIRST = [pattern(String.raw`\bnon _[,;]? (?:ma|bensì|è|e'|anzi) _`), pattern(String.raw`_[,;]? (?:ma|invece|però) (?:è|era|si scrive|sarebbe|va scritto) _`), pattern(String.raw`\b(?:al posto di|invece di|anziché) _[,;]? (?:metti|mettete|metta|scrivi|scrivete|va) _`)];
const RIGHT_FIRST = [pattern(String.raw`_[,;]? (?:e )?non _`), pattern(String.raw`_ (?:al posto di|invece di|anziché) _`)];

/** Nobody corrects a word at greater length. */
const LONGEST = 300;

const CORRECTED = ['nome', 'persone', 'livello', 'lingue', 'azienda'] as const;

/** What a message corrects by naming both words. */
export interface Swaps {
  readonly slots: QuoteSlots;
  /** It is the address that is wrong: no address is put together from pieces. */
  readonly address: boolean;
}

/** The slots whose known value holds the word that a message calls wrong, with the right one in its place. */
export function swapsIn(text: string, known: QuoteSlots): Swaps {
  if (text.length > LONGEST) return { slots: {}, address: false };
  const pairs = [...WRONG_FIRST.map((one) => one.exec(text)).map((found) => [found?.[1], found?.[2]]), ...RIGHT_FIRST.map((one) => one.exec(text)).map((found) => [found?.[2], found?.[1]])];
  for (const [wrong, right] of pairs) {
    if (!wrong || !right) continue;
    const slots = Object.fromEntries(CORRECTED.flatMap((slot) => { const value = (slot === 'nome' && known.nome && respelt(text, known.nome, true)) || swapIn(known[slot], wrong, right); return value ? [[slot, value]] : []; }));
    const address = Object.keys(slots).length === 0 && holds(known.email, wrong) && !text.includes('@');
    if (address || Object.keys(slots).length > 0) return { slots, address };
  }
  return { slots: {}, address: false };
}

const partsOf = (value: string): string[] => value.split(/([^\p{L}\p{N}]+)/u);
const holds = (value: string | undefined, word: string): boolean => value !== undefined && partsOf(value).some((part) => fold(part) === fold(word));

function swapIn(value: string | undefined, wrong: string, right: string): string | undefined {
  if (!value || !holds(value, wrong) || holds(value, right)) return undefined;
  // "5 persone", "siamo 7": the number alone was said.
  if (/^\d+$/.test(right)) return right;
  const parts = partsOf(value);
  return parts.with(parts.findIndex((part) => fold(part) === fold(wrong)), right).join('');
}

/** "Con due c", "senza accento", "si scrive" */
const SPELLS = /\b(?:con|senza)(?: (?:la|l|il|una?|due|doppia|solo))*[ '](?:[a-z]|acca|accento|doppi[ae]|lettera|apostrofo)(?![a-z])|\bsi scrive\b/;
const LONG = 5;

/**
 * A known name with one word of it spelt anew: "Bonetto con la o", "scusi, Paccetti".
 * @param puttingRight the message puts something right: a word with a capital is then enough.
 */
export function respelt(text: string, name: string, puttingRight: boolean): string | undefined {
  const spells = SPELLS.test(fold(text));
  if (text.length > LONGEST || (!spells && !puttingRight)) return undefined;
  const parts = partsOf(name);
  const told = new Set(parts.map(fold));
  const written = (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !told.has(fold(word)) && (spells || /^\p{Lu}/u.test(word)) && !isOfThisSite(fold(word)) && (spells || !isEveryday(fold(word))));
  const near = written.flatMap((word) => parts.flatMap((part, index) => (isNear(fold(part), fold(word)) ? [{ index, word }] : [])));
  if (near.length !== 1) return undefined;
  const [{ index, word }] = near as [{ index: number; word: string }];
  return parts.with(index, /^\p{Lu}/u.test(parts[index]!) ? word.replace(/^./u, (letter) => letter.toUpperCase()) : word).join('');
}

/** Two spellings of one name: a letter apart, or two in a long one. */
function isNear(part: string, word: string): boolean {
  if (part.length < 3 || PARTICLES.has(part) || part[0] !== word[0]) return false;
  const spellings = new SearchableMap<true>();
  spellings.set(part, true);
  return spellings.fuzzyGet(word, Math.min(part.length, word.length) > LONG ? 2 : 1).size > 0;
}
