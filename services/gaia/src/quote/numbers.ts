// Numbers in letters.
import { fold } from '../language/fold.js';
import { type Word, dataAt } from './lists.js';

const NUMBERS = new Map(
  Object.values(dataAt('numbers') as Record<string, string[]>).flatMap((words) =>
    words.map((word, index) => [fold(word), index + 1] as const),
  ),
);

/** The value of a number in letters, 0 for any other word. */
export const numberWord = (word: Word | undefined): number => NUMBERS.get(word?.folded ?? '') ?? 0;
