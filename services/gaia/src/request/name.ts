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
import { clausesIn, phrases } from '../words/phrases.js';
import { GAP } from './contact.js';
import { asksIn } from './sentences.js';

const given = new Set([italian, english, french, spanish, german].flat().map(fold));
const [TITLES, PARTICLES, NO_NAME] = [phrases('titles'), phrases('particles'), phrases('not-names')];
const EMPTY = phrases('empty');
const MOST_WORDS = 4;

const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}[^\p{N}]*$/u.test(word);
const isNamePart = (word: string): boolean => isCapital(word) || PARTICLES.cover(word);
const isGiven = (word: string | undefined): boolean => word !== undefined && given.has(fold(word));

/** A name that people are given is among them, or they have a capital and are no common words; no exam is somebody's. */
function areName(words: readonly string[]): boolean {
  if (ownTopicsIn(fold(words.join(' '))).length > 0 || words.some(({ length }) => length === 1)) return false;
  const areCapitals = words.length > 1 && words.every(isNamePart);
  const areCommon = areCapitals ? words.every(isCommon) : words.some(isCommon);
  return words.some(isGiven) || (isCapital(words[0]) && !areCommon);
}

/** The words of each clause; a way to be reached is a clause by itself. */
function wordsOfClauses(text: string): string[][] {
  // "E-mail", "l'ing." and "I'm" are two words each, as in the lists; "D'Amico" is one. The stop of a title ends nothing.
  const spaced = text
    .replace(/\b([lemjcI])['’-](?=\p{Ll})/gu, '$1 ')
    .replace(/(\p{L}+)\.(?=\s*\p{L})/gu, (all, word: string) => (TITLES.cover(word) ? `${word} ` : all));
  return spaced
    .split(/(?<=\|)|(?=\|)/)
    .flatMap((part) => (part === GAP ? [GAP] : clausesIn(part)))
    .map((clause) => clause.match(/\||[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [])
    .filter(({ length }) => length > 0);
}

/** Whether a name that begins at a place of a clause goes on with a word of it. */
function goesOn(clause: readonly string[], start: number, at: number): boolean {
  const word = clause[at];
  if (word === undefined || /[\p{N}|.]/u.test(word)) return false;
  // "Maria De Luca", "Klaus von der Berg"; not "Piero Prova della Esempio Spa".
  const isParticle = at > start && PARTICLES.cover(word);
  const isJoined = at === start + 1 || PARTICLES.cover(clause[at - 1] ?? '');
  const joined = clause.slice(at).find((other) => !PARTICLES.cover(other));
  if (isParticle && isJoined && isCapital(clause[start]) && isCapital(joined)) return true;
  const isElided = /^(?:[dn]?all|dell|sull|un|quest|quell)['’]/.test(word);
  return !NO_NAME.cover(word) && !isElided && !(isParticle && !isCapital(word));
}

/** Where a name may stand. */
interface Place {
  /** The words that may be of it, titles left out, and of these the first that have capitals. */
  readonly words: readonly string[];
  readonly capitals: readonly string[];
  /** The words right before it, also those of the clause before. */
  readonly before: string;
  /** The words of its clause that stand next to it, and all the others of it. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly beside: readonly string[];
  /** After how many clauses a way to be reached stands; negative before it. */
  readonly gaps: readonly number[];
}

function placesIn(clauses: readonly (readonly string[])[]): Place[] {
  return clauses.flatMap((clause, number) => {
    const isTitle = (at: number) => TITLES.cover(clause[at] ?? '');
    const isOfTitle = (at: number) =>
      isTitle(at) || (isTitle(at + 1) && /^(?:l|la|il|lo|er|the)$/i.test(clause[at] ?? ''));
    const gaps = clauses.flatMap(([word], at) => (word === GAP ? [at - number] : []));
    return clause.map((_, from) => {
      let start = from;
      while (isOfTitle(start)) start += 1;
      let end = start;
      while (end - start < MOST_WORDS && goesOn(clause, start, end)) end += 1;
      const words = clause.slice(start, end);
      const small = words.findIndex((word) => !isNamePart(word));
      return {
        words,
        capitals: words.slice(0, small < 0 ? words.length : small),
        before: [...(clauses[number - 1] ?? []), ...clause.slice(0, from)].slice(-MOST_WORDS).join(' '),
        previous: clause[from - 1],
        next: clause[end],
        beside: clause.toSpliced(from, end - from),
        gaps,
      };
    });
  });
}

type Way = (place: Place) => readonly string[] | undefined;

/** After "mi chiamo": in capitals or not. */
const introducedBy =
  (list: string): Way =>
  ({ words, before }) => {
    if (!phrases(list).end(before)) return undefined;
    // In small letters a third word is one of the name only where it is no word of a language.
    const end = words.findIndex((word, place) => place > 1 && isCommon(word) && !isGiven(word));
    return words.some(isCapital)
      ? words.filter((word, place) => place === 0 || isNamePart(word))
      : words.slice(0, end < 0 ? words.length : end);
  };

/** After "sono": two words with capitals, or a name that people are given and nothing more. */
const afterIs: Way = ({ words, capitals, before, next }) => {
  if (!phrases('is').end(before)) return undefined;
  if (capitals.filter(isCapital).length > (isGiven(words[0]) ? 0 : 1)) return capitals;
  const isEnd = next === undefined || /^(?:e|ed|and|und|y|et)$/i.test(next);
  return isGiven(words[0]) && words.length <= 2 && isEnd ? words : undefined;
};

/** A clause that says nothing but a name and words of courtesy. */
const bare: Way = ({ words, beside }) =>
  !EMPTY.cover(words[0] ?? '') && beside.every(EMPTY.cover) && areName(words) ? words : undefined;

/**
 * Such a clause so many clauses before an address or a number: "Anna Prova, |", "Anna Prova, Esempio Spa, |",
 * "| Anna Prova". Further off a word in small letters is seldom a name.
 */
const besideContact =
  (gap: number, fits: (words: readonly string[]) => boolean): Way =>
  (place) =>
    place.gaps.includes(gap) && (gap < 2 || place.words.some(isCapital)) && fits(place.words) ? bare(place) : undefined;
/** The person comes before the company. */
const BESIDE_CONTACT = [
  ...[1, 2, 3, -1].map((gap) => besideContact(gap, ([first]) => isGiven(first))),
  ...[2, 1, -1].map((gap) => besideContact(gap, ({ length }) => length > 1)),
];

/** Words with capitals that begin with a name people are given, not after "ciao" or "con". */
const amongOthers: Way = ({ words: [first], capitals, previous = '' }) => {
  const isAnothers = phrases('anothers').cover(previous) || (isCapital(previous) && !TITLES.cover(previous));
  const isName = isGiven(first) && isCapital(first) && capitals.filter(isCapital).length > 1;
  return isName && !isAnothers ? capitals : undefined;
};

/** "ANNA PROVA" and "anna prova" as names are written. */
function written(words: readonly string[]): string {
  const name = words.map((word) => word.replace(/[-'’]+$/, '')).join(' ');
  const isPlain = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  return isPlain ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

/** The last name that is found in the first way that finds one. */
function found(places: readonly Place[], ...ways: readonly Way[]): readonly string[] | undefined {
  for (const way of ways) {
    const name = places.map(way).findLast((words) => words && words.length > 0);
    if (name) return name;
  }
  return undefined;
}

/** A name that is introduced as one; a surname by itself takes the place of that of the name that is known. */
function introducedIn(places: readonly Place[], known = ''): readonly string[] {
  const first = found(places, introducedBy('introduces'));
  const last = found(places, introducedBy('surname')) ?? [];
  // "Nome e cognome: Anna Prova" tells both at once.
  if (first || last.length === 0) return [...(first ?? []), ...last.filter((word) => !first?.includes(word))];
  const words = known.split(' ').filter(Boolean);
  return [...words.slice(0, Math.max(1, words.length - 1)), ...last];
}

/**
 * @param text without addresses and numbers, as `contactIn` leaves it.
 * @param asked Gaia has just asked for the name.
 * @param known a name: only what is introduced as one takes its place, and a surname that of its last word.
 */
export function nameIn(text: string, asked: boolean, known?: string): string | undefined {
  const clauses = wordsOfClauses(text);
  const places = placesIn(clauses);
  const introduced = introducedIn(places, known);
  if (introduced.length > 0) return written(introduced);
  const told = found(places, afterIs);
  // "Im Sommer": one word may be anything.
  if (told && (!known || told.length > 1)) return written(told);
  if (known) return undefined;
  const said = clauses.filter(([word]) => word !== GAP);
  const isOnly = said.filter((clause) => !EMPTY.cover(clause.join(' '))).length === 1 && !asksIn(text);
  const ways = [...BESIDE_CONTACT, ...(asked && isOnly ? [bare] : [])];
  const name = found(places, ...ways, ...(asked || said.length < clauses.length ? [amongOthers] : []));
  return name && written(name);
}
