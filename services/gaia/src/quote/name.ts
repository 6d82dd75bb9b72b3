// The visitor's name, as it is written: where it is marked ("mi chiamo…", a title, a signature), spelt by the address, or a clause of its
// own.
import { dictionary } from '@zxcvbn-ts/language-it';
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { isThing } from './details.js';
import { type Word, type WordList, dataAt, isCapital, list, wordOf } from './lists.js';
import { type Clause, type Turn, reaches, written } from './turn.js';

const family: ReadonlySet<string> = new Set(dictionary.lastnames.map(fold));
const given: ReadonlySet<string> = new Set([...dictionary.firstnames, ...(dataAt('given-names') as string[])].map(fold));
const everyday: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold).filter((word) => !family.has(word)));

const MOST_WORDS = 5;
const MOST_SMALL_WORDS = 3;
/** How sure the marks of a name are, before all that nothing announces. */
const SURE = { named: 10, title: 8, introduced: 7, others: 1 } as const;
const ORDER = /(?:[aei]te|[aei]r)(?:mi|ci|vi|lo|la|ne|gli)$/;

export interface NameContext {
  readonly known?: string | undefined;
  /** Gaia has just asked for it: a bare word may be it. */
  readonly asked: boolean;
  /** The message puts something right. */
  readonly correcting: boolean;
}

/** A name that was found, and the words that tell it. */
export interface NameFound {
  readonly nome: string;
  readonly words: readonly Word[];
}

interface Run {
  readonly words: readonly Word[];
  readonly sure: number;
}

/** A word of the school's own talk names nobody. */
const isTalk = (word: Word): boolean => list('not-names').has(word) || list('wish').has(word) || (isThing(word) && !given.has(word.folded));
const isGiven = (word: Word | undefined): boolean => word !== undefined && given.has(word.folded) && !isTalk(word);
const isCommon = (word: Word): boolean => everyday.has(word.folded) && !isGiven(word);
const coreOf = (run: readonly Word[]): Word[] => run.filter((word) => !list('particles').has(word));

/** "Della", "d'", "van der": whether such a word goes on in a name; in "Anna Prova della Ceramiche Esempio" a company follows. */
function isParticle(words: readonly Word[], index: number, before: readonly Word[], gap: string, small: boolean): boolean {
  const [word, next] = [words[index]!, words[index + 1]];
  if (!next || (before.length === 0 && !isCapital(word))) return /^['’]/.test(gap) && next !== undefined && isCapital(next);
  const opensCompany = before.length > 1 && !isCapital(word) && words.slice(index + 1, index + 3).filter(isCapital).length === 2;
  const goesOn = word.text.length > 1 && gap === ' ' && (small || isCapital(next) || list('particles').has(next));
  return !opensCompany && (/^['’]/.test(gap) || goesOn);
}

/** Whether a word can stand in a name after the words before it. @param small without a capital. */
function fits(turn: Turn, words: readonly Word[], index: number, before: readonly Word[], small: boolean): boolean {
  const word = words[index]!;
  const gap = turn.rest.slice(word.to, words[index + 1]?.from ?? word.to);
  if (/\d/.test(word.text)) return false;
  if (list('particles').has(word) && (word.text.length > 1 || /^['’]/.test(gap))) return isParticle(words, index, before, gap, small);
  if (word.text.length === 1) return isCapital(word) && (gap.startsWith('.') || before.length > 0);
  return isNameWord(word, before, small);
}

function isNameWord(word: Word, before: readonly Word[], small: boolean): boolean {
  if (isTalk(word)) return isCapital(word) && before.some(isGiven) && before.every(isCapital);
  const core = coreOf(before);
  // "malta Irina Russo": two things stand beside each other.
  if (core[0] && isCapital(core[0]) !== isCapital(word) && !isGiven(core.at(-1))) return false;
  // "Scrivetemi" is no name, "Carla" is.
  if (before.length === 0 && !isGiven(word) && ORDER.test(word.folded)) return false;
  return isCapital(word) || (small && (!isCommon(word) || isGiven(core.at(-1))));
}

/** The words of a name from here on, titles dropped. */
function runFrom(turn: Turn, words: readonly Word[], start: number, small: boolean): Word[] {
  let index = start;
  while (list('titles').has(words[index])) index += 1;
  const run: Word[] = [];
  for (; index < words.length && run.length < MOST_WORDS; index += 1) {
    const last = run.at(-1);
    const gap = last ? turn.rest.slice(last.to, words[index]!.from) : ' ';
    const goesOn = /^(?:\s+|['’]\s?|-)$/.test(gap) || (/^\.\s?$/.test(gap) && last!.text.length === 1);
    if (!goesOn || !fits(turn, words, index, run, small)) break;
    run.push(words[index]!);
  }
  while (run.length > 0 && list('particles').has(run.at(-1)) && !isCapital(run.at(-1)!)) run.pop();
  return run;
}

const all = (...signs: readonly boolean[]): boolean => signs.every(Boolean);

/** The address spells it. */
function isInAddress({ contact: { email = '' } }: Turn, core: readonly Word[]): boolean {
  const address = new Set(fold(email.split('@')[0]!).match(/[a-z]{3,}/g));
  return core.some(({ folded }) => address.has(folded));
}

/** How sure a run that nothing announces is a name; 0 when it is none. */
function sureness(turn: Turn, clause: Clause, run: readonly Word[], asked: boolean): number {
  const core = coreOf(run);
  const [first] = core;
  if (!first) return 0;
  const [isSeveral, isShort, isBig] = [core.length > 1, core.length <= MOST_SMALL_WORDS, core.every(isCapital)];
  const [isWhole, isBeside, isRare] = [run.length === clause.words.length, reaches(turn) || asked, !core.some(isCommon)];
  const isSpelt = (isSeveral || isWhole) && isInAddress(turn, core);
  // "anna verdi 333 000 0000"; a given name by itself only where it is all that is said.
  const closes = run.at(-1) === clause.words.at(-1);
  const mayBeSmall = isBeside && isGiven(first) && (isSeveral ? isShort && (closes || isRare) : isWhole && isBig);
  // "Anna Prova" anywhere; "Xhevahire Zorzut" where it is all that is said.
  const rules: readonly (readonly [boolean, number])[] = [
    [isSpelt || all(isSeveral, isBig, core.some(isGiven)), 6],
    [mayBeSmall, 5],
    [all(isSeveral, isBig, isWhole, isBeside, !isCommon(first)), 4],
    [
      all(
        asked,
        isShort,
        isBig || isRare,
        clause.words.every((word) => run.includes(word) || list('around-name').has(word)),
      ),
      3,
    ],
  ];
  return rules.find(([holds]) => holds)?.[1] ?? 0;
}

const isAfter = (list: WordList, words: readonly Word[], index: number): boolean => list.has(...words.slice(Math.max(0, index - 2), index));

/** What the marks of a name announce: "mi chiamo", "sono", "Cordiali saluti", a title. */
function announced(turn: Turn, { words }: Clause, next: Clause | undefined): Run[] {
  const isShouted = !/\p{Ll}/u.test(turn.rest);
  const behind = (list: WordList, sure: number, small: (word: Word | undefined) => boolean) =>
    list.all(words).map(({ index, length }) => {
      const [from, start] = index + length === words.length ? [next?.words ?? [], 0] : [words, index + length];
      return { words: runFrom(turn, from, start, small(from[start])), sure, isSignature: from !== words };
    });
  const isPlausible = ({ words: run, isSignature }: ReturnType<typeof behind>[number]) =>
    run.length > 0 &&
    (coreOf(run).length > 1
      ? run.some(isGiven) || isCapital(run[0]!)
      : !isSignature && (isGiven(run[0]) || (isCapital(run[0]!) && !isCommon(run[0]!))));
  const titled = words.flatMap((word, index) =>
    list('titles').has(word) && !isAfter(list('others-name'), words, index) && !isAfter(list('childs-name'), words, index)
      ? [{ words: runFrom(turn, words, index, false), sure: SURE.title }]
      : [],
  );
  return [
    ...behind(list('named'), SURE.named, () => true),
    ...behind(list('introduced'), SURE.introduced, (word) => isShouted || isGiven(word)).filter(isPlausible),
    ...titled,
  ];
}

/** The runs of a clause that nothing announces. */
function unannounced(turn: Turn, clause: Clause, { asked, known, correcting }: NameContext): Run[] {
  const { words, asks } = clause;
  const mayAnswer = asked || (correcting && known !== undefined);
  const sureOf = (run: readonly Word[], index: number): number => {
    const isOfAThing = !isCapital(words[index]!) && list('of-a-thing').has(words[index - 1]);
    // Of a name that is known nothing but a name with capitals takes the place.
    const isKnown = known !== undefined && !asked && !coreOf(run).every(isCapital);
    if (isOfAThing || isKnown || isAfter(list('childs-name'), words, index)) return 0;
    const sure = sureness(turn, clause, run, mayAnswer);
    return isAfter(list('others-name'), words, index)
      ? Math.min(sure, (mayAnswer || reaches(turn)) && coreOf(run).length > 1 ? SURE.others : 0)
      : sure;
  };
  const found: Run[] = [];
  for (let index = 0; !asks && index < words.length;) {
    const run = runFrom(turn, words, index, !isCapital(words[index]!) || !/\p{Ll}/u.test(turn.rest));
    found.push({ words: run, sure: sureOf(run, index) });
    index += Math.max(1, run.length);
  }
  return found;
}

/** As names are written: "anna d'angelo" → "Anna D'Angelo"; one with capitals is left as it is. Too long or too short is none. */
function spelled(turn: Turn, words: readonly Word[]): string | undefined {
  const full = cleanLine(written(turn, words)).replace(/\s+/g, ' ');
  // Gaia is a name as well, but alone it calls the assistant.
  if (full.length < 2 || full.length > LIMITS.name * 2 || fold(full) === 'gaia') return undefined;
  const isSmall = full === full.toLowerCase() || (full.length > 3 && full === full.toUpperCase() && !full.includes('.'));
  const capitals = (part: string) =>
    list('particles').has(wordOf(part)) ? part : part.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase());
  return isSmall ? full.toLowerCase().split(' ').map(capitals).join(' ') : full;
}

/** The surest of all runs: of several that are announced the last ("il nome è sbagliato, mi chiamo Ada Prova"). */
function surestIn(turn: Turn, context: NameContext): (NameFound & { readonly sure: number }) | undefined {
  const found = turn.clauses.flatMap((clause, at) => [
    ...announced(turn, clause, turn.clauses[at + 1]),
    ...unannounced(turn, clause, context),
  ]);
  const runs = found.filter(({ words }) => coreOf(words).length > 0);
  const surest = Math.max(1, ...runs.map(({ sure }) => sure));
  const isSurest = ({ sure }: Run) => sure === surest;
  const run = surest === SURE.named ? runs.findLast(isSurest) : runs.find(isSurest);
  const nome = run && spelled(turn, run.words);
  return nome ? { ...run, nome } : undefined;
}

/** A surname told by itself: "il cognome è Verdi". */
function surnameIn(turn: Turn): NameFound | undefined {
  const runs = turn.clauses.flatMap(({ words }) =>
    list('surname')
      .all(words)
      .map((mark) => runFrom(turn, words, mark.index + mark.length, true)),
  );
  return runs.flatMap((words) => {
    const nome = spelled(turn, words);
    return nome ? [{ nome, words }] : [];
  })[0];
}

/** The visitor's name in a turn; of a name that is known, only what plainly takes its place or that of a part of it. */
export function nameIn(turn: Turn, context: NameContext): NameFound | undefined {
  const { known } = context;
  const surname = surnameIn(turn);
  const found = surestIn(turn, context);
  if (!known) {
    return found && surname && !fold(found.nome).includes(fold(surname.nome)) ? { ...found, nome: `${found.nome} ${surname.nome}` } : found;
  }
  return nameInstead(turn, known, context, surname, found);
}

/** What takes the place of a known name, or of a part of it. */
function nameInstead(
  turn: Turn,
  known: string,
  { correcting, asked }: NameContext,
  surname: NameFound | undefined,
  found: ReturnType<typeof surestIn>,
): NameFound | undefined {
  const [firstName] = known.split(' ');
  const instead = respelling(turn, known, correcting || asked) ?? (surname && { ...surname, nome: `${firstName} ${surname.nome}` });
  if (instead) return instead;
  if (!found || !(correcting || asked || found.sure === SURE.named || fold(found.nome).startsWith(`${fold(known)} `))) return undefined;
  return !found.nome.includes(' ') && list('surname-spoken').has(...turn.words) ? { ...found, nome: `${firstName} ${found.nome}` } : found;
}

const ALIKE = 2;

const isAlike = (one: string, other: string): boolean =>
  one.slice(0, ALIKE) === other.slice(0, ALIKE) && Math.abs(one.length - other.length) <= 1;

/** "Bonetto con la o", of "Giulia Bonetti": a word that begins as one of the name's takes its place. */
function respelling(turn: Turn, known: string, puttingRight: boolean): NameFound | undefined {
  const parts = known.split(' ');
  const told = turn.words.filter(
    (word) => isCapital(word) && !list('not-names').has(word) && !parts.some((part) => fold(part) === word.folded),
  );
  const near = told.flatMap((word) => parts.filter((part) => isAlike(fold(part), word.folded)).map((part) => ({ part, word })));
  const [found] = near;
  const isQuoted = turn.words.some(({ folded }) => folded === fold(found?.part ?? ''));
  return found && near.length === 1 && (puttingRight || isQuoted)
    ? { nome: parts.with(parts.indexOf(found.part), found.word.text).join(' '), words: [found.word] }
    : undefined;
}
