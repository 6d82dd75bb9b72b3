// Whether the visitor says to be under 14; "mio figlio di 9 anni" is not the one who writes.
import { numberIn } from './dictated.js';
import { clausesIn, phrases } from '../words/phrases.js';

/** From this age on a request is taken, as the site's notice says. */
const LEAST_AGE = 14;
/** "I'm 3" of a group is no age. */
const YOUNGEST = 4;

/** Not "ho 12 anni di esperienza". */
const isYears = (rest: string): boolean =>
  phrases('years').begin(rest) && !phrases('size-of').begin(phrases('years').after(rest)[0]!);
const isEnd = (rest: string): boolean => rest === '' || phrases('age-links').begin(rest);

/** "Ho 12 anni", "I'm 12 and…", "anni 12". */
function agesIn(clause: string): number[] {
  const ages = (list: string, fits: (rest: string) => boolean) =>
    phrases(list)
      .after(clause)
      .map((after) => after.split(' '))
      .flatMap(([number = '', ...rest]) => (fits(rest.join(' ')) ? (numberIn(number) ?? []) : []));
  return [...ages('own-age', isYears), ...ages('own-age-bare', isEnd)].filter((age) => age >= YOUNGEST);
}

/** "Faccio la seconda media" */
const isPupil = (clause: string): boolean => phrases('own-school').after(clause).some(phrases('young-years').begin);

/** The last age that is told counts, until a parent writes. */
export function isUnderage(turns: readonly string[]): boolean {
  return turns.reduce((before, turn) => {
    if (phrases('guardian').has(turn)) return false;
    const clauses = clausesIn(turn);
    const [age] = clauses.flatMap(agesIn);
    return age === undefined ? before || clauses.some(isPupil) : age < LEAST_AGE;
  }, false);
}
