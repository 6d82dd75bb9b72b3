// How many people are to be taught: never how many work for whoever asks.
import { fold } from '../language/fold.js';
import { type Told, type Word, dataAt, list } from './lists.js';
import { type Turn, written } from './turn.js';

const NUMBERS = new Map(
  Object.values(dataAt('numbers') as Record<string, string[]>).flatMap((words) =>
    words.map((word, index) => [fold(word), index + 1] as const),
  ),
);

/** The value of a number in letters, 0 for any other word. */
export const numberWord = (word: Word | undefined): number => NUMBERS.get(word?.folded ?? '') ?? 0;

/** A number of people; a year is none. */
const isCount = (word: Word): boolean => /^(?!(?:19|20)\d\d)\d{1,4}$/.test(word.folded) || numberWord(word) > 0 || list('dozens').has(word);
/** "Un" and "sei" are more than numbers. */
const isPlain = (word: Word): boolean => isCount(word) && !/^(?:un|uno|una|sei|ein|one)$/.test(word.folded);
const isPeople = (word: Word): boolean => list('learners').has(word) || list('staff').has(word);

interface Count extends Told {
  readonly clause: readonly Word[];
  /** The greater, the surer that these are the people to be taught. */
  readonly sure: number;
}

/** "I dipendenti sono 15", "partecipanti: 15", "15 sono le persone", "sono 3" */
function isSubject(words: readonly Word[], end: number, index: number): boolean {
  let at = end - 1;
  while (at > 0 && list('become').has(words[at])) at -= 1;
  const isTurned = words[index + 1]?.folded === 'sono' && words.slice(index + 2, index + 4).some(isPeople);
  const isAlone = end === 1 && words[0]!.folded === 'sono';
  const from = Math.max(0, at - (at < end - 1 ? 2 : 0));
  // "4 persone: due principianti e due B1": the noun is counted already.
  const noun = words.findLastIndex((word, place) => place >= from && place <= at && isPeople(word));
  return isTurned || isAlone || (noun >= 0 && (noun === 0 || !isCount(words[noun - 1]!)));
}

/** "Società di 60", "non 12", "8 e 10 anni": what the number counts is nobody to be taught. */
function isOthers(words: readonly Word[], before: number, index: number): boolean {
  const size =
    before > 1 &&
    list('size-of').has(words[before - 1]) &&
    words.slice(Math.max(0, before - 4), before).some((one) => list('organisations').has(one) || list('schools').has(one));
  return size || list('denied-count').endsBefore(words, before) || words.slice(index, index + 4).some((one) => list('years').has(one));
}

/** How sure a number is theirs, by what stands around it; 0 when it is not. */
function sureness(words: readonly Word[], before: number, index: number, noun: number, alone: boolean): number {
  // "Ho tre figli" tells of a family, "abbiamo 80 alunni" of a school.
  const isFamily = list('relatives').has(words[noun]) && list('have').has(words[before - 1]);
  if (list('learners').has(words[noun])) return isFamily || list('some-of').has(words[noun + 1]) ? 0 : 4;
  if (list('staff').has(words[noun])) return list('company-size').has(words[before - 1]) ? 0 : 3;
  return list('other-units').has(words[index + 1]) ? 0 : barely(words, before, index, alone);
}

/** The same of a number with no noun behind it. */
function barely(words: readonly Word[], before: number, index: number, alone: boolean): number {
  const [isLast, isCounted] = [index === words.length - 1, list('counted-by').endsBefore(words, before)];
  if (!isPlain(words[index]!) && !(isLast && isCounted)) return 0;
  if (isCounted || list('in-all').lengthAt(words, index + 1) > 0 || isSubject(words, before, index)) return 5;
  const isBare = alone && words.every((one, at) => at === index || list('around-number').has(one));
  return isBare || (isLast && list('for-some').has(words[before - 1])) ? 1 : 0;
}

/** How many words before a number the lower one of its range stands: "8-10", "8 o 10"; 0 where there is none. */
function rangeBefore({ rest }: Turn, words: readonly Word[], index: number): number {
  const gap = index > 0 ? rest.slice(words[index - 1]!.to, words[index]!.from) : '';
  if (/^\s?[-–]\s?$/.test(gap) && isCount(words[index - 1]!)) return 1;
  return index > 1 && list('or').has(words[index - 1]) && isCount(words[index - 2]!) ? 2 : 0;
}

function countAt(turn: Turn, words: readonly Word[], index: number, alone: boolean): Count[] {
  if (!isCount(words[index]!)) return [];
  let [before, noun] = [index, index + 1];
  while (before > 0 && list('about').has(words[before - 1])) before -= 1;
  while (noun < index + 3 && (list('about').has(words[noun]) || list('among').has(words[noun]))) noun += 1;
  const sure = isOthers(words, before, index) ? 0 : sureness(words, before, index, noun, alone);
  // "Circa 12", "8-10", "8 o 10"
  const range = rangeBefore(turn, words, index);
  const from = list('approximately').has(words[index - 1]) ? index - 1 : index - range;
  const told = words.slice(from, (isPeople(words[noun] ?? words[index]!) ? noun : index) + 1);
  return sure > 0 ? [{ value: written(turn, told), words: told, clause: words, sure }] : [];
}

/**
 * The people that the clauses count; two kinds of them together ("2 adulti e 1 bambino").
 * @param alone a bare number is theirs: it was asked for, or takes another's place.
 */
export function peopleIn(turn: Turn, clauses: readonly (readonly Word[])[], alone: boolean): Told | undefined {
  const counts = clauses.flatMap((words) => words.flatMap((_word, index) => countAt(turn, words, index, alone)));
  const surest = counts.filter(({ sure }) => sure === Math.max(...counts.map((count) => count.sure)));
  const [first, second] = surest;
  const at = (count: Count, place: 0 | -1) => count.clause.indexOf(count.words.at(place)!);
  if (!first || !second || first.clause !== second.clause || at(second, 0) - at(first, -1) !== 2) return alone ? surest.at(-1) : first;
  const words = first.clause.slice(at(first, 0), at(second, -1) + 1);
  return { value: written(turn, words), words };
}
