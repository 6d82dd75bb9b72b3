// A company or a school by its name: behind its kind ("Studio Prova"), before it ("Prova International School"), or before "S.r.l.".
import { type Told, type Word, isCapital, list, wordOf } from './lists.js';
import { type Turn, written } from './turn.js';

const MOST_WORDS = 5;

const isName = (word: Word | undefined): boolean => word !== undefined && isCapital(word) && !/^[abc][12]$/.test(word.folded);
/** "S.p.A.", three words to the reader. */
const LEGAL_LETTERS = /^S\.\s?(?:r\.\s?l|p\.\s?a|n\.\s?c|a\.\s?s)\b\.?/i;

/** How many words a legal form takes here. */
function legalAt({ rest }: Turn, words: readonly Word[], index: number): number {
  if (list('legal').has(words[index])) return 1;
  return words[index + 2] && LEGAL_LETTERS.test(rest.slice(words[index]!.from, words[index + 2]!.to)) ? 3 : 0;
}

function byLegalForm(turn: Turn, words: readonly Word[]): Told | undefined {
  const at = words.findIndex((_word, index) => legalAt(turn, words, index) > 0);
  let from = at;
  while (from > 0 && at - from < MOST_WORDS && isName(words[from - 1])) from -= 1;
  if (at < 1 || from === at) return undefined;
  const run = words.slice(from, at + legalAt(turn, words, at));
  // The last full stop of "S.r.l." is no stop.
  return {
    value: `${written(turn, run)}${turn.rest.startsWith('.', run.at(-1)!.to) && run.at(-1)!.text.length === 1 ? '.' : ''}`,
    words: run,
  };
}

/** The words of a name on one side of its kind. */
function namedAt(words: readonly Word[], index: number, kind: number): readonly Word[] {
  let start = index + kind;
  while (list('organisation-links').has(words[start])) start += 1;
  let to = start;
  while (isName(words[to]) || (to > start && list('particles').has(words[to]) && isName(words[to + 1]))) to += 1;
  // "Comune di Latina" is a name, "un'azienda di Latina" is none.
  const isPlace = !isCapital(words[index]!) && list('of-place').has(words[start - 1]);
  if (to > start && words[start]!.text.length > 1 && !isPlace) return words.slice(index, to);
  let from = index;
  while (isCapital(words[index]!) && isName(words[from - 1])) from -= 1;
  return from < index ? words.slice(from, index + kind) : [];
}

function byKind(turn: Turn, words: readonly Word[]): Told | undefined {
  const kindAt = (index: number) => Math.max(list('organisations').lengthAt(words, index), list('schools').lengthAt(words, index));
  const kinds = [...words.keys()].filter((index) => kindAt(index) > 0);
  const run = kinds.map((index) => namedAt(words, index, kindAt(index))).find(({ length }) => length > 0) ?? behindRole(words);
  return run && run.length > 0 ? { value: written(turn, run), words: run } : undefined;
}

/** "HR manager di Esempio" */
function behindRole(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(
    (word, index) => index > 1 && isName(word) && list('speaks-for').has(words[index - 1]) && list('roles').has(words[index - 2]),
  );
  const end = words.findIndex((word, index) => index > start && !isName(word));
  return start < 0 ? [] : words.slice(start, end < 0 ? words.length : end);
}

/** "Una ditta (Prova & Figli)", "I.C. “Prova”": a kind closes its clause, and a name in brackets or quotes follows. */
export function inBrackets(turn: Turn): Told | undefined {
  for (const [index, { words: kind }] of turn.clauses.entries()) {
    const words = turn.clauses[index + 1]?.words ?? [];
    const gap = words.length > 0 ? turn.rest.slice(kind.at(-1)!.to, words[0]!.from) : '';
    const isKind = list('organisations').endsBefore(kind, kind.length) || list('schools').endsBefore(kind, kind.length);
    if (isKind && /[("«“]\s*$/.test(gap) && isName(words[0])) {
      const from = kind.findIndex((_word, at) => kind.slice(at).every(isCapital));
      const run = [...(from < 0 ? [] : kind.slice(from)), ...words];
      return { value: written(turn, run).replace(/["«“]/g, ''), words: run };
    }
  }
  return undefined;
}

/** The company or the school that a clause names; a child's school is nobody's who asks. */
export const organisationIn = (turn: Turn, words: readonly Word[]): Told | undefined =>
  byLegalForm(turn, words) ?? (list('relatives').has(...words) ? undefined : byKind(turn, words));

/** "Anna Prova della Ceramiche Esempio": for whom the one who is named speaks. */
export function companyBehind(turn: Turn, name: readonly Word[]): Told | undefined {
  const clause = turn.clauses.find(({ words }) => words.includes(name.at(-1)!))?.words ?? [];
  const behind = clause.slice(clause.indexOf(name.at(-1)!) + 1);
  const end = behind.findIndex((word, index) => index > 0 && !isCapital(word));
  const run = list('speaks-for').has(behind[0]) ? behind.slice(1, end < 0 ? behind.length : end) : [];
  return run.length > 1 ? { value: written(turn, run), words: run } : undefined;
}

export const isSchool = (told: string): boolean => list('schools').has(...(told.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordOf));
