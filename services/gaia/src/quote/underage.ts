// Whether the visitor says to be under 14; "mio figlio di 9 anni" is not the one who writes.
import { list } from './lists.js';
import { numberWord } from './numbers.js';
import type { Turn } from './turn.js';

/** From this age on a request is taken, as the site's notice says. */
const LEAST_AGE = 14;
/** "I'm 3" of a group is no age. */
const YOUNGEST = 4;

/** "Ho 12 anni", "I'm 12 and…", "anni 12"; not "ho 12 anni di esperienza". */
const agesIn = ({ clauses }: Turn): number[] =>
  clauses.flatMap(({ words }) =>
    list('own-age')
      .all(words)
      .flatMap(({ index, length }) => {
        const [number, years, of] = words.slice(index + length);
        const isBare = /^(?:i?m|am|bin|anni)$/.test(words[index + length - 1]!.folded);
        const isAge = list('years').has(years)
          ? !list('size-of').has(of)
          : isBare && (!years || list('age-links').has(years));
        return isAge && number ? [Number(number.folded) || numberWord(number)] : [];
      }),
  );

/** "Faccio la seconda media" */
const isPupil = ({ clauses }: Turn): boolean =>
  clauses.some(({ words }) =>
    list('young-years')
      .all(words)
      .some(({ index }) => list('own-school').endsBefore(words, index)),
  );

/** @param before what was known: it holds until another age is told, or a parent writes. */
export function isUnderage(turn: Turn, before: boolean): boolean {
  if (list('guardian').has(...turn.words)) return false;
  const [age] = agesIn(turn).filter((one) => one >= YOUNGEST);
  return age === undefined ? before || isPupil(turn) : age < LEAST_AGE;
}
