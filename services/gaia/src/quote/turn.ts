// One turn of the visitor as the request's readers see it: words in clauses, the contact apart.
import { cleanTurn, fold } from '../language/fold.js';
import { type ContactReading, contactIn } from './contact.js';
import { type Word, isCapital, list, wordOf } from './lists.js';

/** Words between two stops. */
interface Clause {
  readonly words: readonly Word[];
  /** It stands in a sentence that asks something. */
  readonly asks: boolean;
}

export interface Turn extends ContactReading {
  readonly clauses: readonly Clause[];
  /** The words of all clauses. */
  readonly words: readonly Word[];
  readonly folded: string;
  /** Somebody wants a quote, or to be called or written to. */
  readonly wishes: boolean;
  /** Something is asked that is no wish. */
  readonly asks: boolean;
}

/** Puts mistyped words right. */
export type Correct = (folded: string) => string;

/** A line of a mail that was pasted. */
const QUOTED = /^>.*$/gm;
/** Whether a word stands in one. */
export const isQuoted = ({ rest }: Turn, { from }: Word): boolean =>
  rest.slice(rest.lastIndexOf('\n', from) + 1).startsWith('>');
const STOP = /[,;!?()|"«»“”\n]|\s[-–—/]\s/;
const SENTENCE = /[!?\n]/;

/** A word with a capital may be a name: it is not put right. */
const wordsIn = (text: string, correct: Correct): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: said, index }) => {
    const word = { ...wordOf(said), from: index, to: index + said.length };
    return isCapital(word) ? word : { ...word, meant: correct(word.folded) };
  });

/** "Ing. Prova" and "G. B. Prova" go on; any other full stop ends a sentence. */
const isAbbreviation = (word: Word): boolean =>
  /^\p{L}$/u.test(word.text) || list('titles').has(word) || list('abbreviations').has(word);

/** Sentences of clauses, and what ends each. */
function sentencesIn(text: string, correct: Correct): { readonly clauses: Word[][]; end: string }[] {
  const sentences = [{ clauses: [[]] as Word[][], end: '' }];
  const words = wordsIn(text, correct);
  for (const [index, word] of words.entries()) {
    const sentence = sentences.at(-1)!;
    sentence.clauses.at(-1)!.push(word);
    const gap = text.slice(word.to, words[index + 1]?.from ?? text.length);
    const ends = SENTENCE.test(gap) || (/\.\s/.test(gap) && !isAbbreviation(word));
    if (ends || STOP.test(gap)) sentence.clauses.push([]);
    sentence.end = gap;
    if (ends) sentences.push({ clauses: [[]], end: '' });
  }
  return sentences.map(({ clauses, end }) => ({ clauses: clauses.filter(({ length }) => length > 0), end }));
}

/**
 * Reads a turn.
 * @param asked Gaia has just asked for a way to be reached. @param correct puts mistyped words right.
 */
export function readTurn(raw: string, asked = false, correct: Correct = (folded) => folded): Turn {
  const text = cleanTurn(raw);
  // Whoever pastes a mail has not written it: the address in it is another's.
  const { contact, invalid } = contactIn(text.replaceAll(QUOTED, ''), asked);
  const reading = { ...contactIn(text, asked), contact, invalid };
  const sentences = sentencesIn(reading.rest, correct).map(({ clauses, end }) => {
    const all = clauses.flat();
    const wishes = list('wish').has(...all) && !list('no-wish').has(...all);
    // "Siamo in 6, venite in azienda?" tells before it asks.
    const asks = (index: number) =>
      list('question-openers').lengthAt(all, 0) > 0 || (end.includes('?') && index === clauses.length - 1);
    const tells = wishes || list('orders').has(...all);
    return { wishes, clauses: clauses.map((words, index) => ({ words, asks: !tells && asks(index) })) };
  });
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const wishes = sentences.some((sentence) => sentence.wishes);
  return {
    ...reading,
    clauses,
    words: clauses.flatMap(({ words }) => words),
    folded: fold(text),
    wishes,
    asks: clauses.some(({ asks }) => asks),
  };
}

/** All that a turn asks, taken as told. */
export const asTold = <T extends Turn>(turn: T): T => ({
  ...turn,
  asks: false,
  clauses: turn.clauses.map((clause) => ({ ...clause, asks: false })),
});

/** Whether a way to be reached stands in it. */
export const reaches = ({ contact: { email, telefono } }: Turn): boolean => Boolean(email ?? telefono);

/** Words of a turn as they were written, from the first to the last; a bracket that they open is closed. */
export function written({ rest }: Turn, words: readonly Word[]): string {
  if (words.length === 0) return '';
  const text = rest.slice(words[0]!.from, words.at(-1)!.to).replaceAll('|', ' ');
  return text.lastIndexOf('(') > text.lastIndexOf(')') ? `${text})` : text;
}

/** Whether somebody wants a quote, or to be called or written to. */
export const asksForQuote = (text: string): boolean => readTurn(text).wishes;
/** A text without addresses and numbers; a clause ends where one stood. */
export const withoutContact = (text: string): string => contactIn(text, false).rest.replace(/\|+/g, ', ');

/** The words of a clause that are denied: from "non" to "ma"; "il corso no" is so as a whole. */
export function deniedOf(words: readonly Word[]): readonly Word[] {
  if (words.length > 1 && words.at(-1)!.folded === 'no') return words;
  const [denial] = list('denial').all(words);
  if (!denial) return [];
  const end = words.findIndex((word, index) => index > denial.index + denial.length && list('denial-ends').has(word));
  return words.slice(denial.index, end < 0 ? words.length : end);
}

/** All words of a turn that are denied. */
export const deniedIn = ({ clauses }: Pick<Turn, 'clauses'>): Word[] => clauses.flatMap(({ words }) => deniedOf(words));
