// The visitor's name, as it is written: where it is marked ("mi chiamo…", a title, a signature), spelt by the address, or a clause of its
// own.
import { dictionary } from '@zxcvbn-ts/language-it';
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { isThing } from './details.js';
import { type Word, dataAt, isCapital, list, wordOf } from './lists.js';
import { type Clause, type Turn, reaches, written } from './turn.js';

const family: ReadonlySet<string> = new Set(dictionary.lastnames.map(fold));
const given: ReadonlySet<string> = new Set([...dictionary.firstnames, ...(dataAt('given-names') as string[])].map(fold));
const everyday: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold).filter((word) => !family.has(word)));

const MOST_WORDS = 5;
const MOST_SMALL_WORDS = 3;

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

/** A word of the school's own talk names nobody. */
const isTalk = (word: Word): boolean => list('not-names').has(word) || list('wish').has(word) || (isThing(word) && !given.has(word.folded));
export const isGiven = (word: Word | undefined): boolean => word !== undefined && given.has(word.folded) && !isTalk(word);
const isCommon = (word: Word): boolean => everyday.has(word.folded) && !isGiven(word);
const isParticle = (word: Word | undefined): boolean => list('particles').has(word);
const coreOf = (run: readonly Word[]): Word[] => run.filter((word) => !isParticle(word));

/** "Anna Prova della Ceramiche Esempio", "Anna Prova di Ceramiche": a company follows a name that is whole. */
function opensCompany(words: readonly Word[], index: number, before: readonly Word[]): boolean {
  const [word, ...behind] = words.slice(index, index + 3);
  if (before.length < 2 || isCapital(word!)) return false;
  const isWhole = coreOf(before).length > 1 && !isGiven(before.at(-1)) && list('speaks-for').has(word);
  return behind.filter(isCapital).length === 2 || (isWhole && behind[0] !== undefined && isCapital(behind[0]));
}

/** "Della", "d'", "van der": whether such a word goes on in a name. */
function goesOnIn(words: readonly Word[], index: number, before: readonly Word[], gap: string, small: boolean): boolean {
  const [word, next] = [words[index]!, words[index + 1]];
  if (!next || (before.length === 0 && !isCapital(word))) return /^['’]/.test(gap) && next !== undefined && isCapital(next);
  const goesOn = word.text.length > 1 && gap === ' ' && (small || isCapital(next) || isParticle(next));
  return !opensCompany(words, index, before) && (/^['’]/.test(gap) || goesOn);
}

/** Whether a word can stand in a name after the words before it. @param small without a capital. */
function fits(turn: Turn, words: readonly Word[], index: number, before: readonly Word[], small: boolean): boolean {
  const word = words[index]!;
  const gap = turn.rest.slice(word.to, words[index + 1]?.from ?? word.to);
  if (isParticle(word) && (word.text.length > 1 || /^['’]/.test(gap))) return goesOnIn(words, index, before, gap, small);
  if (word.text.length === 1) return isCapital(word) && (gap.startsWith('.') || before.length > 0);
  if (isTalk(word)) return isCapital(word) && before.some(isGiven) && before.every(isCapital);
  return isCapital(word) || (small && (!isCommon(word) || isGiven(coreOf(before).at(-1))));
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
    if (!goesOn || /\d/.test(words[index]!.text) || !fits(turn, words, index, run, small)) break;
    run.push(words[index]!);
  }
  while (isParticle(run.at(-1)) && !isCapital(run.at(-1)!)) run.pop();
  return coreOf(run).length > 0 ? run : [];
}

/** How sure a run that nothing announces is a name: 2 anywhere, 1 where one is due, 0 not at all. */
function sureness(turn: Turn, clause: Clause, run: readonly Word[], asked: boolean): number {
  const core = coreOf(run);
  const [first] = core;
  if (!first) return 0;
  const address = new Set(fold((turn.contact.email ?? '').split('@')[0]!).match(/[a-z]{3,}/g));
  const [isSeveral, isShort, isBig] = [core.length > 1, core.length <= MOST_SMALL_WORDS, core.every(isCapital)];
  const [isWhole, closes] = [run.length === clause.words.length, run.at(-1) === clause.words.at(-1)];
  const isRare = !core.some(isCommon);
  const isAlone = clause.words.every((word) => run.includes(word) || list('around-name').has(word));
  const isSpelt = core.some(({ folded }) => address.has(folded));
  // "Anna Prova" anywhere; "anna verdi 333 000 0000", "Xhevahire Zorzut" where it is all that is said; a bare word in answer.
  const rules: readonly (readonly [number, ...boolean[]])[] = [
    [2, isSpelt, isSeveral || isWhole],
    [2, isSeveral, isBig, core.some(isGiven)],
    [1, asked || reaches(turn), isGiven(first), isSeveral ? isShort && (isRare || closes) : isWhole && isBig],
    [1, asked || reaches(turn), isSeveral, isBig, isWhole, !isCommon(first)],
    [1, asked, isShort, isAlone, isBig || isRare],
  ];
  return rules.find(([, ...signs]) => signs.every(Boolean))?.[0] ?? 0;
}

/** The names that the phrases of a list announce; behind the last word of a clause the next one is a signature. */
const announced = (turn: Turn, kind: string, small: (word: Word | undefined) => boolean): Word[][] =>
  turn.clauses.flatMap(({ words }, at) =>
    list(kind)
      .all(words)
      .map(({ index, length }) => {
        const [from, start] = index + length === words.length ? [turn.clauses[at + 1]?.words ?? [], 0] : [words, index + length];
        return runFrom(turn, from, start, small(from[start]));
      })
      .filter((run) => run.length > 0),
  );

/** The names of a turn that nothing announces, the surest first; behind "mio figlio" stands another's, behind "mio marito" perhaps. */
function unannounced(turn: Turn, { asked, known, correcting }: NameContext): Word[][] {
  const mayAnswer = asked || (correcting && known !== undefined);
  const isShouted = !/\p{Ll}/u.test(turn.rest);
  const found: { readonly run: Word[]; readonly sure: number }[] = [];
  for (const clause of turn.clauses.filter(({ asks }) => !asks)) {
    const { words } = clause;
    for (let index = 0; index < words.length;) {
      const run = runFrom(turn, words, index, !isCapital(words[index]!) || isShouted);
      const before = words.slice(Math.max(0, index - 2), index);
      // Of a name that is known nothing but a name with capitals takes the place.
      const mayBe = !list('childs-name').has(...before) && (known === undefined || asked || coreOf(run).every(isCapital));
      const sure = mayBe ? sureness(turn, clause, run, mayAnswer) : 0;
      const isOthers = list('others-name').has(...before);
      found.push({ run, sure: isOthers ? Number(sure > 1 && (mayAnswer || reaches(turn))) : sure });
      index += Math.max(1, run.length);
    }
  }
  return found
    .filter(({ sure }) => sure > 0)
    .toSorted((one, other) => other.sure - one.sure)
    .map(({ run }) => run);
}

/** As names are written: "anna d'angelo" → "Anna D'Angelo"; one with capitals is left as it is. Too long or too short is none. */
function spelled(turn: Turn, words: readonly Word[]): NameFound | undefined {
  const full = cleanLine(written(turn, words)).replace(/\s+/g, ' ');
  // Gaia is a name as well, but alone it calls the assistant.
  if (full.length < 2 || full.length > LIMITS.name * 2 || fold(full) === 'gaia') return undefined;
  const isSmall = full === full.toLowerCase() || (full.length > 3 && full === full.toUpperCase() && !full.includes('.'));
  const capitals = (part: string) =>
    list('particles').has(wordOf(part)) ? part : part.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase());
  return { nome: isSmall ? full.toLowerCase().split(' ').map(capitals).join(' ') : full, words };
}

/** The visitor's name in a turn; of a name that is known, only what plainly takes its place or that of a part of it. */
export function nameIn(turn: Turn, context: NameContext): NameFound | undefined {
  const told = announced(turn, 'named', () => true).at(-1);
  const [run] = [...announced(turn, 'titles', () => false), ...announced(turn, 'introduced', isGiven), ...unannounced(turn, context)];
  const found = spelled(turn, told ?? run ?? []);
  const surname = spelled(turn, announced(turn, 'surname', () => true)[0] ?? []);
  const isDue = context.correcting || context.asked || told !== undefined;
  if (context.known) return nameInstead(turn, context.known, isDue, surname, found);
  const isMore = found && surname && !fold(found.nome).includes(fold(surname.nome));
  return isMore ? { ...found, nome: `${found.nome} ${surname.nome}` } : found;
}

/** What takes the place of a known name. @param isDue one was asked for, is marked as one, or something is put right. */
function nameInstead(turn: Turn, known: string, isDue: boolean, surname?: NameFound, found?: NameFound): NameFound | undefined {
  const behindFirst = (one: NameFound) => ({ ...one, nome: `${known.split(' ')[0]!} ${one.nome}` });
  const instead = surname ? behindFirst(surname) : respelling(turn, known, isDue);
  if (instead || !found || !(isDue || fold(found.nome).startsWith(`${fold(known)} `))) return instead;
  return !found.nome.includes(' ') && list('surname').has(...turn.words) ? behindFirst(found) : found;
}

/** "Bonetto con la o", of "Giulia Bonetti": a word that begins as one of the name's takes its place. */
function respelling(turn: Turn, known: string, puttingRight: boolean): NameFound | undefined {
  const parts = known.split(' ');
  const isNear = (one: string, other: string) =>
    one !== other && one.slice(0, 2) === other.slice(0, 2) && Math.abs(one.length - other.length) <= 1;
  const words = turn.words.filter((word) => isCapital(word) && !list('not-names').has(word));
  const near = words.flatMap((word) => parts.filter((part) => isNear(fold(part), word.folded)).map((part) => ({ part, word })));
  const isQuoted = near.length > 0 && turn.words.some(({ folded }) => folded === fold(near[0]!.part));
  return near.length === 1 && (puttingRight || isQuoted)
    ? { nome: parts.with(parts.indexOf(near[0]!.part), near[0]!.word.text).join(' '), words: [near[0]!.word] }
    : undefined;
}
