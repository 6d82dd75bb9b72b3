// How many people are to be taught: never how many work for whoever asks.
import { fold } from '../language/fold.js';
import { type Word, dataAt, list } from './lists.js';
import { type Turn, written } from './turn.js';

const NUMBERS = new Map(
  Object.values(dataAt('numbers') as Record<string, string[]>).flatMap((words) =>
    words.map((word, index) => [fold(word), index + 1] as const),
  ),
);

/** The value of a number in letters, 0 for any other word. */
export const numberWord = (word: Word | undefined): number => NUMBERS.get(word?.folded ?? '') ?? 0;
/** Whether a word is a number in letters. */
export const isNumber = (word: Word): boolean => numberWord(word) > 0;

/** A number of people; a year is none. */
const isCount = (word: Word | undefined): boolean =>
  word !== undefined && (/^(?!(?:19|20)\d\d)\d{1,4}$/.test(word.folded) || isNumber(word) || list('dozens').has(word));
/** "Un" and "sei" are more than numbers. */
const isPlain = (word: Word): boolean => !/^(?:un|uno|una|sei|ein|one)$/.test(word.folded);
const isPeople = (word: Word): boolean => list('learners').has(word) || list('staff').has(word);

/** "I dipendenti sono 15", "partecipanti: 15", "sono 15"; in "4 persone: due principianti" the noun is counted already. */
function isSubject(words: readonly Word[], end: number): boolean {
  let at = end - 1;
  while (at > 0 && list('become').has(words[at])) at -= 1;
  const noun = words.findLastIndex((word, place) => place >= at - (at < end - 1 ? 2 : 0) && place <= at && isPeople(word));
  return (end === 1 && words[0]!.folded === 'sono') || (noun >= 0 && !isCount(words[noun - 1]));
}

/** How sure a number tells who is to be taught, by what stands around it; 0 when it does not. */
function sureness(words: readonly Word[], before: number, index: number, noun: number): number {
  const kind = words.slice(Math.max(0, before - 4), before);
  // "Società di 60 dipendenti", "8 e 10 anni"
  const isSize = list('size-of').has(kind.at(-1)) && (list('organisations').has(...kind) || list('schools').has(...kind));
  const isDenied = list('denied-count').endsBefore(words, before);
  if (isSize || isDenied || list('years').has(...words.slice(index, index + 4))) return 0;
  // "Due persone sono celiache"; "ho tre figli" and "abbiamo 60 dipendenti" tell who there is.
  const isOwned = list('owns').has(words[before - 1]);
  if (list('learners').has(words[noun]))
    return list('some-of').has(words[noun + 1]) || (isOwned && list('relatives').has(words[noun])) ? 0 : 4;
  if (list('staff').has(words[noun])) return isOwned ? 0 : 3;
  return list('other-units').has(words[index + 1]) ? 0 : bareness(words, before, index);
}

/** The same of a number with no noun behind it. */
function bareness(words: readonly Word[], before: number, index: number): number {
  const isCounted = list('counted-by').endsBefore(words, before);
  if (!isPlain(words[index]!) && !(isCounted && index === words.length - 1)) return 0;
  if (isCounted || list('in-all').lengthAt(words, index + 1) > 0 || isSubject(words, before)) return 5;
  return words.every((one, at) => at === index || list('around-number').has(one)) ? 1 : 0;
}

/** The people that the clauses count; of several numbers that are as sure the last is meant. */
export function peopleIn(turn: Turn, clauses: readonly (readonly Word[])[]): string | undefined {
  const counts = clauses.flatMap((words) =>
    words.flatMap((word, index) => {
      if (!isCount(word)) return [];
      let [before, noun] = [index, index + 1];
      while (before > 0 && (list('about').has(words[before - 1]) || isCount(words[before - 1]))) before -= 1;
      while (noun < index + 3 && (list('about').has(words[noun]) || list('among').has(words[noun]))) noun += 1;
      // "8-10", and "circa 12"
      const from = words.findIndex((one, at) => at >= before && (isCount(one) || list('approximately').has(one)));
      const told = words.slice(from, (isPeople(words[noun] ?? word) ? noun : index) + 1);
      return [{ value: written(turn, told), sure: sureness(words, before, index, noun) }];
    }),
  );
  const isPair = clauses.some((words) =>
    list('with-oneself')
      .all(words)
      .map(({ index, length }) => words[index + length])
      .some((word) => list('relatives').has(word) && !list('several').has(word)),
  );
  if (counts.every(({ sure }) => sure === 0) && isPair) return '2';
  const surest = Math.max(1, ...counts.map(({ sure }) => sure));
  return counts.findLast(({ sure }) => sure === surest)?.value;
}
