// The visitor's name: what is introduced as one, what stands beside a way to be reached by itself, or a bare reply to
// the question for it. Anything else is asked for.
import german from '@zxcvbn-ts/language-de/dist/firstnames.json.js';
import english from '@zxcvbn-ts/language-en/dist/firstnames.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/firstnames.json.js';
import french from '@zxcvbn-ts/language-fr/dist/firstnames.json.js';
import italian from '@zxcvbn-ts/language-it/dist/firstnames.json.js';
import { fold } from '../language/fold.js';
import { phrases } from '../words/phrases.js';
import { GAP } from './contact.js';

const given = new Set([italian, english, french, spanish, german].flat().map(fold));
const [INTRODUCES, SURNAME, IS] = [phrases('introduces'), phrases('surname'), phrases('is')];
const [TITLES, PARTICLES, NO_NAME] = [phrases('titles'), phrases('particles'), phrases('not-names')];
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

/** The words from a place on that may be a name, titles left out, and what comes after them. */
function wordsFrom(
  tokens: readonly Token[],
  from: number,
): { readonly words: Token[]; readonly next: Token | undefined } {
  let start = from;
  while (tokens[start] && (isIn(TITLES, tokens[start]!) || tokens[start]!.folded === 'l')) start += 1;
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && goesOn(tokens, start, end)) end += 1;
  return { words: tokens.slice(start, end), next: tokens[end] };
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
      // In small letters a third word is no longer sure to be one of the name.
      const kept = words.every((word) => !isCapital(word))
        ? words.slice(0, 2)
        : words.filter((word, place) => isCapital(word) || isIn(PARTICLES, word) || place === 0);
      return kept.length > 0 ? [kept] : [];
    });
  const first = found(INTRODUCES).at(-1);
  const last = found(SURNAME).at(-1);
  // "Nome e cognome: Anna Prova" tells both at once.
  const rest = (last ?? []).filter((word) => !first?.includes(word));
  return first || last ? written([...(first ?? []), ...rest]) : undefined;
}

/** After "sono": two words with capitals, or a name that people are given and nothing more. */
function told(tokens: readonly Token[]): string | undefined {
  const names = ends(IS, tokens).flatMap((at) => {
    const { words, next } = wordsFrom(tokens, at);
    const [first] = words;
    const capitals = words.slice(0, Math.max(0, words.findLastIndex(isCapital) + 1));
    const areNames = capitals.length > 0 && capitals.every((word) => isCapital(word) || isIn(PARTICLES, word));
    if (areNames && (capitals.filter(isCapital).length > 1 || isGiven(first!))) return [written(capitals)];
    const isEnded = next === undefined || isGap(next) || !isClose(next) || /^(?:e|ed|and|und|y|et)$/.test(next.folded);
    return first && isGiven(first) && words.length <= 2 && isEnded ? [written(words)] : [];
  });
  return names.at(-1);
}

/** A clause of two to four words with capitals right beside an address or a number. */
function besideContact(tokens: readonly Token[]): string | undefined {
  const gaps = tokens.flatMap((token, at) => (isGap(token) ? [at] : []));
  const clauses = gaps.flatMap((at) => {
    let from = at;
    while (from > 0 && !isGap(tokens[from - 1]!) && (from === at || isClose(tokens[from]!))) from -= 1;
    return [from, at + 1]
      .map((start) => wordsFrom(tokens, start))
      .map(({ words, next }, side) => ({
        words,
        isWhole: side === 0 ? next === tokens[at] : next === undefined || isGap(next) || !isClose(next),
      }));
  });
  const names = clauses.filter(
    ({ words, isWhole }) =>
      isWhole && words.length > 1 && words.every((word) => isCapital(word) || isIn(PARTICLES, word)),
  );
  return names[0] && written(names[0].words);
}

/** A turn that says nothing but a name, a way to be reached and a word of courtesy. */
function bareReply(tokens: readonly Token[]): string | undefined {
  const said = tokens.filter((token) => !isGap(token));
  const start = said.findIndex((token) => !isIn(phrases('empty'), token));
  const { words } = wordsFrom(said, Math.max(0, start));
  if (
    start < 0 ||
    words.length === 0 ||
    start + words.length < said.filter((token) => !isIn(phrases('empty'), token) || isCapital(token)).length
  )
    return undefined;
  const isWhole = said.slice(start + words.length).every((token) => isIn(phrases('empty'), token));
  const isName =
    words.every((word) => isCapital(word) || isIn(PARTICLES, word)) || isGiven(words[0]!) || words.length === 1;
  return isWhole && isName && words.every(({ text }) => text.length > 1) ? written(words) : undefined;
}

/**
 * @param text without addresses and numbers, as `contactIn` leaves it.
 * @param asked Gaia has just asked for the name.
 */
export function nameIn(text: string, asked: boolean): string | undefined {
  const tokens = tokensIn(text);
  return introduced(tokens) ?? told(tokens) ?? besideContact(tokens) ?? (asked ? bareReply(tokens) : undefined);
}
