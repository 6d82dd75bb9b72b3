// The visitor's name: what is introduced as one, what stands beside a way to be reached by itself, or a bare reply to
// the question for it. Anything else is asked for.
import german from '@zxcvbn-ts/language-de/dist/firstnames.json.js';
import english from '@zxcvbn-ts/language-en/dist/firstnames.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/firstnames.json.js';
import french from '@zxcvbn-ts/language-fr/dist/firstnames.json.js';
import italian from '@zxcvbn-ts/language-it/dist/firstnames.json.js';
import { fold } from '../language/fold.js';
import { isCommon } from '../language/language-of.js';
import { ownTopicsIn } from '../reader/knowledge.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { GAP } from './contact.js';

const given = new Set([italian, english, french, spanish, german].flat().map(fold));
const [INTRODUCES, SURNAME, IS] = [phrases('introduces'), phrases('surname'), phrases('is')];
const [TITLES, PARTICLES, NO_NAME] = [phrases('titles'), phrases('particles'), phrases('not-names')];
const [EMPTY, ASKS] = [phrases('empty'), phrases('asks')];
/** Before somebody else's: "ciao Anna", "con Anna Prova". */
const ANOTHERS = phrases('anothers');
const MOST_WORDS = 4;

interface Token {
  readonly text: string;
  readonly folded: string;
  /** What stands between it and the one before. */
  readonly gap: string;
}

const TOKEN = /\p{L}[\p{L}\p{M}'’-]*|\|/gu;
function tokensIn(text: string): Token[] {
  let end = 0;
  // "E-mail", "l'ing." and "I'm" are two words each, as in the lists; "D'Amico" is one.
  return [...text.replace(/\b([lemjcI])['’-](?=\p{Ll})/gu, '$1 ').matchAll(TOKEN)].map(({ 0: word, index, input }) => {
    const token = { text: word, folded: fold(word).replace(/'/g, ' '), gap: input.slice(end, index) };
    end = index + word.length;
    return token;
  });
}

const isIn = (list: ReturnType<typeof phrases>, { folded }: Token): boolean =>
  list.covers(folded.split(' ').filter(Boolean));
/** "Dall'inglese" */
const isElided = ({ text }: Token): boolean => /^(?:[dn]?all|dell|sull|un|quest|quell)['’]/.test(text);
const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
const isName = (token: Token | undefined): boolean => token !== undefined && isCapital(token);
const isGiven = ({ folded }: Token): boolean => given.has(folded);
const isGap = ({ text }: Token): boolean => text === GAP;
/** A word of one of Gaia's languages. */
const isSaid = ({ text }: Token): boolean => isCommon(text);
/** A name that people are given is among them, or they are no words of a language; no exam is somebody's. */
function areName(words: readonly Token[]): boolean {
  if (ownTopicsIn(words.map(({ folded }) => folded).join(' ')).length > 0) return false;
  const areCapitals = words.length > 1 && words.every((word) => isCapital(word) || isIn(PARTICLES, word));
  return words.some(isGiven) || !(areCapitals ? words.every(isSaid) : words.some(isSaid));
}
/** Blanks, or the full stop of a title. */
const isClose = ({ gap }: Token): boolean => /^\.?\s*$/.test(gap) && !/\n/.test(gap);

/** Whether a name that begins at a place goes on with a word of the same clause. */
function goesOn(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at]!;
  if (isGap(token) || (at > start && (!isClose(token) || token.gap.startsWith('.')))) return false;
  // "Maria De Luca", "Klaus von Berg"; not "Piero Prova della Esempio Spa".
  const isParticle = at > start && isIn(PARTICLES, token);
  if (isParticle && at === start + 1 && isName(tokens[start]) && isName(tokens[at + 1])) return true;
  return !isIn(NO_NAME, token) && !isElided(token) && !(isParticle && !isCapital(token));
}

interface Words {
  readonly words: Token[];
  readonly next: Token | undefined;
  readonly isTitled: boolean;
}

/** The words from a place on that may be a name, titles left out, and what comes after them. */
function wordsFrom(tokens: readonly Token[], from: number): Words {
  const isTitle = (at: number) => tokens[at] !== undefined && isIn(TITLES, tokens[at]);
  let start = from;
  while (isTitle(start) || /^(?:l|la|il|lo|er|the)$/.test((isTitle(start + 1) && tokens[start]?.folded) || ''))
    start += 1;
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && goesOn(tokens, start, end)) end += 1;
  return { words: tokens.slice(start, end), next: tokens[end], isTitled: start > from };
}

/** "ANNA PROVA" and "anna prova" as names are written. */
function written(words: readonly Token[]): string {
  const name = words.map(({ text }) => text.replace(/[-'’]+$/, '')).join(' ');
  const isPlain = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  return isPlain ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

/** Where the phrases of a list end. */
const ends = (list: ReturnType<typeof phrases>, tokens: readonly Token[]): number[] =>
  list.all(tokens.flatMap(({ folded }) => folded.split(' ')[0]!)).map(({ to }) => to);

/** After "mi chiamo": in capitals or not. */
function introduced(tokens: readonly Token[]): string | undefined {
  const found = (list: ReturnType<typeof phrases>) =>
    ends(list, tokens).flatMap((at) => {
      const { words } = wordsFrom(tokens, at);
      // In small letters a third word is one of the name only where it is no word of a language.
      const end = words.findIndex((word, place) => place > 1 && isSaid(word) && !isGiven(word));
      const kept = words.every((word) => !isCapital(word))
        ? words.slice(0, end < 0 ? words.length : end)
        : words.filter((word, place) => isCapital(word) || isIn(PARTICLES, word) || place === 0);
      return kept.length > 0 ? [kept] : [];
    });
  const first = found(INTRODUCES).at(-1);
  const last = found(SURNAME).at(-1);
  // "Nome e cognome: Anna Prova" tells both at once.
  const rest = (last ?? []).filter((word) => !first?.includes(word));
  return first || last ? written([...(first ?? []), ...rest]) : undefined;
}

/** Where a name in small letters may end. */
const isEnd = (next: Token | undefined): boolean =>
  next === undefined || isGap(next) || !isClose(next) || /^(?:e|ed|and|und|y|et)$/.test(next.folded);

/** After "sono": two words with capitals, or a name that people are given and nothing more. */
function told(tokens: readonly Token[]): string | undefined {
  const names = ends(IS, tokens).flatMap((at) => {
    const { words, next, isTitled } = wordsFrom(tokens, at);
    const [first] = words;
    if (isTitled && !words.some(isCapital) && words.length > 0 && areName(words.slice(0, 2)))
      return [written(words.slice(0, 2))];
    const capitals = words.slice(0, Math.max(0, words.findLastIndex(isCapital) + 1));
    const areNames = capitals.length > 0 && capitals.every((word) => isCapital(word) || isIn(PARTICLES, word));
    if (areNames && (capitals.filter(isCapital).length > 1 || isGiven(first!))) return [written(capitals)];
    return first && isGiven(first) && words.length <= 2 && isEnd(next) ? [written(words)] : [];
  });
  return names.at(-1);
}

/**
 * A clause that holds nothing but a name, right beside an address or a number: "Anna Prova, |", "| Anna Prova". The
 * person comes before the company: "Anna Prova, Esempio Spa, |".
 */
function besideContact(text: string): string | undefined {
  const clauses = text.split(/[,;:!?\n]+|\.\s|\s-\s|(?<=\|)|(?=\|)/).filter((clause) => /\S/.test(clause));
  // Further off a word in small letters is seldom a name.
  const nameAt = (at: number, place: number) => {
    const tokens = tokensIn(clauses[at + place] ?? '');
    return place < -1 && !tokens.some(isCapital) ? undefined : bareReply(tokens);
  };
  const named = (...places: readonly number[]) =>
    clauses.flatMap((clause, at) => (clause.includes(GAP) ? places.flatMap((place) => nameAt(at, place) ?? []) : []));
  return (
    named(-1, -2, -3, 1).find((name) => given.has(fold(name.split(' ')[0]!))) ??
    named(-2, -1, 1).find((name) => name.includes(' '))
  );
}

/** Words with capitals that begin with a name people are given, where one of the turn's own is awaited. */
function amongOthers(tokens: readonly Token[]): string | undefined {
  const names = tokens.flatMap((token, at) => {
    const before = isClose(token) ? tokens[at - 1] : undefined;
    const isAnothers = before && (isIn(ANOTHERS, before) || (isCapital(before) && !isIn(TITLES, before)));
    if (!isCapital(token) || !isGiven(token) || isAnothers) return [];
    const { words } = wordsFrom(tokens, at);
    const end = words.findIndex((word) => !isCapital(word) && !isIn(PARTICLES, word));
    const capitals = end < 0 ? words : words.slice(0, end);
    return capitals.filter(isCapital).length > 1 ? [written(capitals)] : [];
  });
  return names.length === 1 ? names[0] : undefined;
}

/** A turn that says nothing but a name, a way to be reached and a word of courtesy. */
function bareReply(tokens: readonly Token[]): string | undefined {
  const said = tokens.filter((token) => !isGap(token));
  const start = said.findIndex((token) => !isIn(EMPTY, token) && !isIn(TITLES, token));
  const { words } = wordsFrom(said, Math.max(0, start));
  if (
    start < 0 ||
    words.length === 0 ||
    start + words.length <
      said.filter((token) => !isIn(TITLES, token) && (!isIn(EMPTY, token) || isCapital(token))).length
  )
    return undefined;
  const isWhole = said.slice(start + words.length).every((token) => isIn(EMPTY, token));
  return isWhole && areName(words) && words.every(({ text }) => text.length > 1) ? written(words) : undefined;
}

const asksIn = (text: string): boolean => text.includes('?') || ASKS.lengthAt(wordsIn(text), 0) > 0;

/**
 * @param text without addresses and numbers, as `contactIn` leaves it.
 * @param asked Gaia has just asked for the name.
 * @param isKnown a name is known: only what is introduced as one takes its place.
 */
export function nameIn(text: string, asked: boolean, isKnown = false): string | undefined {
  const tokens = tokensIn(text);
  const introducedName = introduced(tokens);
  const name = introducedName ?? told(tokens);
  // "Im Sommer": one word may be anything.
  if (isKnown) return introducedName ?? (name?.includes(' ') ? name : undefined);
  return (
    name ??
    besideContact(text) ??
    (asked && !asksIn(text) ? bareReply(tokens) : undefined) ??
    (asked || text.includes(GAP) ? amongOthers(tokens) : undefined)
  );
}
