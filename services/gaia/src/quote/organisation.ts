// A company or a school by its name: behind its kind ("Studio Prova"), before it ("Prova International School"), or before "S.r.l.".
import { type Word, isCapital, list, wordOf } from './lists.js';
import { type Turn, written } from './turn.js';

/** A company or a school, and the words that tell it. */
export interface Organisation {
  readonly value: string;
  readonly words: readonly Word[];
}

const MOST_WORDS = 5;
/** "S.p.A.", three words to the reader. */
const LEGAL_LETTERS = /^S\.\s?(?:r\.\s?l|p\.\s?a|n\.\s?c|a\.\s?s)\b\.?/i;

const isName = (word: Word | undefined): boolean => word !== undefined && isCapital(word) && !/^[abc][12]$/.test(word.folded);
/** How many words from a place on are names. */
const namesFrom = (words: readonly Word[], start: number): number => [...words.slice(start), undefined].findIndex((word) => !isName(word));
/** How many words the kind of a company or a school takes at a place. */
const kindAt = (words: readonly Word[], index: number): number =>
  Math.max(list('organisations').lengthAt(words, index), list('schools').lengthAt(words, index));

function byLegalForm(turn: Turn, words: readonly Word[]): Organisation | undefined {
  const lengthAt = (index: number) => {
    if (list('legal').has(words[index])) return 1;
    return words[index + 2] && LEGAL_LETTERS.test(turn.rest.slice(words[index]!.from, words[index + 2]!.to)) ? 3 : 0;
  };
  const at = words.findIndex((_word, index) => lengthAt(index) > 0);
  let from = at;
  while (from > 0 && at - from < MOST_WORDS && isName(words[from - 1])) from -= 1;
  if (at < 1 || from === at) return undefined;
  const run = words.slice(from, at + lengthAt(at));
  // The last full stop of "S.r.l." is no stop.
  const stop = turn.rest.startsWith('.', run.at(-1)!.to) && run.at(-1)!.text.length === 1 ? '.' : '';
  return { value: `${written(turn, run)}${stop}`, words: run };
}

/** The words of a name behind or before its kind. */
function namedAt(words: readonly Word[], index: number, kind: number): readonly Word[] {
  let start = index + kind;
  while (list('organisation-links').has(words[start])) start += 1;
  let to = start;
  while (isName(words[to]) || (to > start && list('particles').has(words[to]) && isName(words[to + 1]))) to += 1;
  // "Comune di Latina" is a name, "un'azienda di Latina" is none.
  const isPlace = !isCapital(words[index]!) && list('of-place').has(words[start - 1]);
  // "La scuola si chiama Primavera": the name alone.
  const isCalled = list('called').has(...words.slice(index + kind, start));
  if (to > start && words[start]!.text.length > 1 && !isPlace) return words.slice(isCalled ? start : index, to);
  let from = index;
  while (isCapital(words[index]!) && isName(words[from - 1])) from -= 1;
  return from < index ? words.slice(from, index + kind) : [];
}

function byKind(turn: Turn, words: readonly Word[]): Organisation | undefined {
  const kinds = [...words.keys()].filter((index) => kindAt(words, index) > 0);
  const run = kinds.map((index) => namedAt(words, index, kindAt(words, index))).find(({ length }) => length > 0);
  return run && { value: written(turn, run), words: run };
}

/** "Una ditta (Prova & Figli)", "I.C. “Prova”": a kind closes its clause, and a name in brackets or quotes follows. */
function inBrackets(turn: Turn): Organisation | undefined {
  for (const [index, { words: kind }] of turn.clauses.entries()) {
    const words = turn.clauses[index + 1]?.words ?? [];
    const gap = words.length > 0 ? turn.rest.slice(kind.at(-1)!.to, words[0]!.from) : '';
    const isKind = list('organisations').endsBefore(kind, kind.length) || list('schools').endsBefore(kind, kind.length);
    if (isKind && /[("«“]\s*$/.test(gap) && isName(words[0])) {
      const run = [...kind.slice(kind.findLastIndex((word) => !isCapital(word)) + 1), ...words];
      return { value: written(turn, run).replace(/["«“]/g, ''), words: run };
    }
  }
  return undefined;
}

/** The company or the school that a turn names; a child's school is nobody's who asks. */
export const organisationIn = (turn: Turn): Organisation | undefined =>
  turn.clauses
    .map(({ words }) => byLegalForm(turn, words) ?? (list('relatives').has(...words) ? undefined : byKind(turn, words)))
    .find(Boolean) ?? inBrackets(turn);

/** Whether words may be the name of a company that nothing else marks as one: no town, no role, no other person. */
const mayBeCompany = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  words.every(isName) &&
  !list('not-names').has(words[0]) &&
  !words.some((word) => list('towns').has(word) || list('roles').has(word) || list('titles').has(word));

/**
 * "Anna Prova della Ceramiche Esempio", "Anna Prova, Ceramiche Esempio": for whom the one who is named speaks.
 * @param isPerson whether a word is a given name: of whom nothing is known but that.
 */
export function companyBehind(turn: Turn, name: readonly Word[], isPerson: (word: Word) => boolean): Organisation | undefined {
  const at = turn.clauses.findIndex(({ words }) => words.includes(name.at(-1)!));
  const clause = turn.clauses[at]?.words ?? [];
  const end = clause.indexOf(name.at(-1)!) + 1;
  const next = turn.clauses[at + 1]?.words ?? [];
  const isApart = end === clause.length && !(next[0] && isPerson(next[0]));
  const run = list('speaks-for').has(clause[end]) ? clause.slice(end + 1, end + 1 + namesFrom(clause, end + 1)) : isApart ? next : [];
  return mayBeCompany(run) ? { value: written(turn, run), words: run } : undefined;
}

export const isSchool = (told: string): boolean => list('schools').has(...(told.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordOf));
