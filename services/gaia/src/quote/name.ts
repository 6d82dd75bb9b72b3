// The visitor's name, as it is written: where it is marked ("mi chiamo…", a title, a signature), spelt by the address, or a clause of its
// own.
import { dictionary } from '@zxcvbn-ts/language-it';
import { LIMITS, cleanLine } from '@school/contracts';
import SearchableMap from 'minisearch/SearchableMap';
import { fold } from '../language/fold.js';
import { isThing } from './details.js';
import { type Word, type WordList, dataAt, isCapital, named, wordOf } from './lists.js';
import { type Clause, type Turn, reaches, written } from './turn.js';

const [NAMED, INTRODUCED, TITLES, PARTICLES, OTHERS, CHILDREN] =
  named('named', 'introduced', 'titles', 'particles', 'others-name', 'childs-name');
const [SURNAME, SURNAME_SPOKEN, NOT_NAMES, AROUND, OF_A_THING, WISH] =
  named('surname', 'surname-spoken', 'not-names', 'around-name', 'of-a-thing', 'wish');
const family: ReadonlySet<string> = new Set(dictionary.lastnames.map(fold));
const given: ReadonlySet<string> = new Set([...dictionary.firstnames, ...(dataAt('given-names') as string[])].map(fold));
const everyday: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold).filter((word) => !family.has(word)));

const MOST_WORDS = 5;
const MOST_SMALL_WORDS = 3;
/** How sure each sign of a name is. */
const SURE = { named: 10, title: 8, introduced: 7, spelt: 6, given: 6, small: 5, clause: 4, answer: 3, others: 1 } as const;
const ORDER = /(?:[aei]te|[aei]r)(?:mi|ci|vi|lo|la|ne|gli)$/;

export interface NameContext {
  readonly known?: string | undefined;
  /** Gaia has just asked for it: a bare word may be it. */
  readonly asked: boolean;
  /** The message puts something right. */
  readonly correcting: boolean;
}

interface Run {
  readonly words: readonly Word[];
  readonly sure: number;
}

/** A name that was found, and the words that tell it. */
export interface NameFound {
  readonly nome: string;
  readonly words: readonly Word[];
}

/** A word of the school's own talk names nobody. */
const isTalk = (word: Word): boolean => NOT_NAMES.has(word) || WISH.has(word) || (isThing(word) && !given.has(word.folded));
const isGiven = (word: Word | undefined): boolean => word !== undefined && given.has(word.folded) && !isTalk(word);
const isCommon = (word: Word): boolean => everyday.has(word.folded) && !isGiven(word);
const coreOf = (run: readonly Word[]): Word[] => run.filter((word) => !PARTICLES.has(word));

/** "Della", "d'", "van der": whether such a word goes on in a name. */
function isPart(gap: string, word: Word, next: Word | undefined, before: readonly Word[], small: boolean): boolean {
  if (!next || (before.length === 0 && !isCapital(word))) return /^['’]/.test(gap) && next !== undefined && isCapital(next);
  return /^['’]/.test(gap) || (word.text.length > 1 && gap === ' ' && (small || isCapital(next) || PARTICLES.has(next)));
}

/** "Anna Prova della Ceramiche Esempio": whom somebody speaks for. */
const opensCompany = (words: readonly Word[], index: number, before: readonly Word[]): boolean =>
  before.length > 1 && !isCapital(words[index]!) && words.slice(index + 1, index + 3).filter(isCapital).length === 2;

/** Whether a word can stand in a name after the words before it. @param small without a capital. */
function fits(turn: Turn, words: readonly Word[], index: number, before: readonly Word[], small: boolean): boolean {
  const [word, next] = [words[index]!, words[index + 1]];
  const gap = next ? turn.rest.slice(word.to, next.from) : '';
  if (/\d/.test(word.text)) return false;
  if (PARTICLES.has(word) && (word.text.length > 1 || /^['’]/.test(gap))) {
    return isPart(gap, word, next, before, small) && !opensCompany(words, index, before);
  }
  if (word.text.length === 1) return isCapital(word) && (gap.startsWith('.') || before.length > 0);
  return isNameWord(word, before, small);
}

function isNameWord(word: Word, before: readonly Word[], small: boolean): boolean {
  if (isTalk(word)) return isCapital(word) && before.some(isGiven) && before.every(isCapital);
  const afterGiven = isGiven(before.at(-1));
  const [first] = coreOf(before);
  // "malta Irina Russo": two things stand beside each other.
  if (first && isCapital(first) !== isCapital(word) && !afterGiven) return false;
  // "Scrivetemi" is no name, "Carla" is.
  if (before.length === 0 && !isGiven(word) && ORDER.test(word.folded)) return false;
  return isCapital(word) || (small && (!isCommon(word) || afterGiven));
}

/** The words of a name from here on, titles dropped. */
function runFrom(turn: Turn, words: readonly Word[], start: number, small: boolean): Word[] {
  let index = start;
  while (TITLES.has(words[index])) index += 1;
  const run: Word[] = [];
  for (; index < words.length && run.length < MOST_WORDS; index += 1) {
    const last = run.at(-1);
    const gap = last ? turn.rest.slice(last.to, words[index]!.from) : ' ';
    const goesOn = /^(?:\s+|['’]\s?|-)$/.test(gap) || (/^\.\s?$/.test(gap) && last!.text.length === 1);
    if (!goesOn || !fits(turn, words, index, run, small)) break;
    run.push(words[index]!);
  }
  while (run.length > 0 && PARTICLES.has(run.at(-1)) && !isCapital(run.at(-1)!)) run.pop();
  return run;
}

/** What speaks for a run of words that nothing announces. */
interface Signs {
  readonly first: Word;
  readonly isSeveral: boolean;
  readonly isShort: boolean;
  readonly isWhole: boolean;
  readonly isBig: boolean;
  /** A way to be reached, or the question for it, stands beside. */
  readonly isBeside: boolean;
  readonly isRare: boolean;
}

/** "anna verdi 333 000 0000"; a given name by itself only where it is all that is said. */
const isSmallName = ({ first, isSeveral, isShort, isWhole, isBig, isBeside, isRare }: Signs, endsClause: boolean): boolean =>
  isGiven(first) && isBeside && (isSeveral ? isShort && (endsClause || isRare) : isWhole && isBig);

const signsOf = (first: Word, core: readonly Word[], isWhole: boolean, isBeside: boolean): Signs => ({
  first,
  isSeveral: core.length > 1,
  isShort: core.length <= MOST_SMALL_WORDS,
  isWhole,
  isBig: core.every(isCapital),
  isBeside,
  isRare: !core.some(isCommon),
});

/** The address spells it. */
function isSpelt({ contact: { email = '' } }: Turn, core: readonly Word[]): boolean {
  const address = new Set(fold(email.split('@')[0]!).match(/[a-z]{3,}/g));
  return core.some(({ folded }) => address.has(folded));
}

/** All that is said to the question for it. */
const isAnswer = ({ isShort, isBig, isRare }: Signs, clause: Clause, run: readonly Word[]): boolean =>
  isShort && (isBig || isRare) && clause.words.every((word) => run.includes(word) || AROUND.has(word));

/** How sure a run that nothing announces is a name; 0 when it is none. */
function sureness(turn: Turn, clause: Clause, run: readonly Word[], asked: boolean): number {
  const core = coreOf(run);
  if (core.length === 0) return 0;
  const signs = signsOf(core[0]!, core, run.length === clause.words.length, reaches(turn) || asked);
  if ((signs.isSeveral || signs.isWhole) && isSpelt(turn, core)) return SURE.spelt;
  if (isSmallName(signs, run.at(-1) === clause.words.at(-1))) return signs.isSeveral && signs.isBig ? SURE.given : SURE.small;
  if (isBigName(signs, core)) return core.some(isGiven) ? SURE.given : SURE.clause;
  return asked && isAnswer(signs, clause, run) ? SURE.answer : 0;
}

/** "Anna Prova" anywhere; "Xhevahire Zorzut" where it is all that is said. */
const isBigName = ({ first, isSeveral, isBig, isWhole, isBeside }: Signs, core: readonly Word[]): boolean =>
  isSeveral && isBig && (core.some(isGiven) || (isWhole && isBeside && !isCommon(first)));

const isAfter = (list: WordList, words: readonly Word[], index: number): boolean => list.has(...words.slice(Math.max(0, index - 2), index));

/** What the marks of a name announce: "mi chiamo", "sono", "Cordiali saluti", a title. */
function announced(turn: Turn, clause: Clause, next: Clause | undefined): Run[] {
  const { words } = clause;
  const isShouted = !/\p{Ll}/u.test(turn.rest);
  const behind = (list: WordList, small: (word: Word | undefined) => boolean) =>
    list.all(words).map(({ index, length }) => {
      const [from, start] = index + length === words.length ? [next?.words ?? [], 0] : [words, index + length];
      return { run: runFrom(turn, from, start, small(from[start])), isSignature: from !== words };
    });
  const isPlausible = (run: readonly Word[]) => run.some(isGiven) || (isCapital(run[0]!) && (coreOf(run).length > 1 || !isCommon(run[0]!)));
  const introduced = behind(INTRODUCED, (word) => isShouted || isGiven(word)).filter(({ run, isSignature }) => run.length > 0 &&
    isPlausible(run) && (!isSignature || coreOf(run).length > 1));
  const titled = words.flatMap((word, index) => (TITLES.has(word) && !isAfter(OTHERS, words, index) && !isAfter(CHILDREN, words, index) ?
    [runFrom(turn, words, index, false)] : []));
  return [
    ...behind(NAMED, () => true).map(({ run }) => ({ words: run, sure: SURE.named })),
    ...introduced.map(({ run }) => ({ words: run, sure: SURE.introduced })),
    ...titled.map((run) => ({ words: run, sure: SURE.title })),
  ];
}

/** The runs of a clause that nothing announces. */
function unannounced(turn: Turn, clause: Clause, { asked, known, correcting }: NameContext): Run[] {
  const { words, asks } = clause;
  const mayAnswer = asked || (correcting && known !== undefined);
  const sureOf = (run: readonly Word[], index: number): number => {
    const isThing = !isCapital(words[index]!) && OF_A_THING.has(words[index - 1]);
    // Of a name that is known nothing but a name with capitals takes the place.
    const isKnown = known !== undefined && !asked && !coreOf(run).every(isCapital);
    if (isThing || isKnown || isAfter(CHILDREN, words, index)) return 0;
    const sure = sureness(turn, clause, run, mayAnswer);
    return isAfter(OTHERS, words, index) ? Math.min(sure, (mayAnswer || reaches(turn)) && coreOf(run).length > 1 ? SURE.others : 0) : sure;
  };
  const found: Run[] = [];
  for (let index = 0; !asks && index < words.length; ) {
    const run = runFrom(turn, words, index, !isCapital(words[index]!) || !/\p{Ll}/u.test(turn.rest));
    found.push({ words: run, sure: sureOf(run, index) });
    index += Math.max(1, run.length);
  }
  return found;
}

/** As names are written: "anna d'angelo" → "Anna D'Angelo"; one with capitals is left as it is. Too long or too short is none. */
function spelled(name: string): string | undefined {
  const full = cleanLine(name).replace(/\s+/g, ' ');
  // Gaia is a name as well, but alone it calls the assistant.
  if (full.length < 2 || full.length > LIMITS.name * 2 || fold(full) === 'gaia') return undefined;
  const isSmall = full === full.toLowerCase() || (full.length > 3 && full === full.toUpperCase() && !full.includes('.'));
  const capitals = (part: string) => (PARTICLES.has(wordOf(part)) ? part :
    part.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase()));
  return isSmall ? full.toLowerCase().split(' ').map(capitals).join(' ') : full;
}

/** The surest of all runs: of several that are announced the last ("il nome è sbagliato, mi chiamo Ada Prova"). */
function surestIn(turn: Turn, context: NameContext): { readonly nome: string; readonly run: Run } | undefined {
  const all = turn.clauses.flatMap((clause, at) =>
    [...announced(turn, clause, turn.clauses[at + 1]), ...unannounced(turn, clause, context)]);
  const runs = all.filter(({ words }) => coreOf(words).length > 0);
  const surest = Math.max(1, ...runs.map(({ sure }) => sure));
  const isSurest = ({ sure }: Run) => sure === surest;
  const run = surest >= SURE.named ? runs.findLast(isSurest) : runs.find(isSurest);
  const nome = run && spelled(written(turn, run.words));
  return nome ? { nome, run } : undefined;
}

/** The visitor's name in a turn; of a name that is known, only what plainly takes its place. */
export function nameIn(turn: Turn, context: NameContext): NameFound | undefined {
  const { known } = context;
  const surname = surnameIn(turn);
  if (known) return nameInstead(turn, known, context, surname);
  const { nome, run } = surestIn(turn, context) ?? {};
  const isWhole = !surname || fold(nome ?? '').includes(fold(surname.nome));
  return nome && run ? { nome: isWhole ? nome : `${nome} ${surname.nome}`, words: run.words } : undefined;
}

/** What takes the place of a known name, or of a part of it. */
function nameInstead(turn: Turn, known: string, context: NameContext, surname: NameFound | undefined): NameFound | undefined {
  const isAwaited = context.correcting || context.asked;
  const [firstName] = known.split(' ');
  const respelt = respelling(turn, known, isAwaited);
  if (respelt ?? surname) return respelt ?? { nome: `${firstName} ${surname!.nome}`, words: surname!.words };
  const { nome, run } = surestIn(turn, context) ?? {};
  if (!nome || !run || !(isAwaited || run.sure >= SURE.named || fold(nome).startsWith(`${fold(known)} `))) return undefined;
  const isSurname = !nome.includes(' ') && SURNAME_SPOKEN.has(...turn.words);
  return { nome: isSurname ? `${firstName} ${nome}` : nome, words: run.words };
}

/** A surname told by itself: "il cognome è Verdi". */
function surnameIn(turn: Turn): NameFound | undefined {
  const runs = turn.clauses.flatMap(({ words }) => SURNAME.all(words).map(({ index, length }) =>
    runFrom(turn, words, index + length, true)));
  return runs.flatMap((words) => { const nome = spelled(written(turn, words)); return nome ? [{ nome, words }] : []; })[0];
}

/** "Bonetto con la o", of "Giulia Bonetti": a word a letter or two from one of the name's takes its place. */
function respelling(turn: Turn, known: string, puttingRight: boolean): NameFound | undefined {
  const parts = known.split(' ');
  const told = turn.words.filter((word) => isCapital(word) && !NOT_NAMES.has(word) && !parts.some((part) => fold(part) === word.folded));
  const near = told.flatMap((word) => parts.filter((part) => isNear(fold(part), word.folded)).map((part) => ({ part, word })));
  const [found] = near;
  const isQuoted = turn.words.some(({ folded }) => folded === fold(found?.part ?? ''));
  if (!found || near.length > 1 || !(puttingRight || isQuoted)) return undefined;
  return { nome: parts.with(parts.indexOf(found.part), found.word.text).join(' '), words: [found.word] };
}

function isNear(part: string, word: string): boolean {
  const spellings = new SearchableMap<true>();
  spellings.set(part, true);
  return part.length > 2 && part[0] === word[0] && spellings.fuzzyGet(word, Math.min(part.length, word.length) > 5 ? 2 : 1).size > 0;
}
