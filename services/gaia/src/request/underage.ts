// Whether the visitor says to be under 14; "mio figlio di 9 anni" is not the one who writes.
import { numberIn } from './dictated.js';
import { phrases, wordsIn } from '../words/phrases.js';

/** From this age on a request is taken, as the site's notice says. */
const LEAST_AGE = 14;
/** "I'm 3" of a group is no age. */
const YOUNGEST = 4;
const CLAUSE = /[.,;!?()\n]+/;

/** "Ho 12 anni", "I'm 12 and…", "anni 12"; not "ho 12 anni di esperienza". */
const agesIn = (clauses: readonly (readonly string[])[]): number[] =>
  clauses.flatMap((words) =>
    phrases('own-age')
      .all(words)
      .flatMap(({ to }) => {
        const [number = '', years, of] = words.slice(to);
        const isBare = /^(?:m|im|am|bin|anni)$/.test(words[to - 1]!);
        const isAge =
          years !== undefined && phrases('years').has([years])
            ? of === undefined || !phrases('size-of').has([of])
            : isBare && (years === undefined || phrases('age-links').has([years]));
        const age = numberIn(number);
        return isAge && age !== undefined && age >= YOUNGEST ? [age] : [];
      }),
  );

/** "Faccio la seconda media" */
const isPupil = (clauses: readonly (readonly string[])[]): boolean =>
  clauses.some((words) =>
    phrases('own-school')
      .all(words)
      .some(({ to }) => phrases('young-years').lengthAt(words, to) > 0),
  );

/** The last age that is told counts, until a parent writes. */
export function isUnderage(turns: readonly string[]): boolean {
  return turns.reduce((before, turn) => {
    if (phrases('guardian').has(wordsIn(turn))) return false;
    const clauses = turn.split(CLAUSE).map(wordsIn);
    const [age] = agesIn(clauses);
    return age === undefined ? before || isPupil(clauses) : age < LEAST_AGE;
  }, false);
}
