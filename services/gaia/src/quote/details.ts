// What was asked for: a reader for each slot. Each takes what the words of a clause say and nothing more; what no reader understands stays
// in the transcript that goes along.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { type Found, type Word, type WordList, dataAt, isCapital, list, listsOf, wordOf } from './lists.js';
import { isNumber } from './people.js';
import type { DetailSlots } from './slots.js';
import { type Turn, written } from './turn.js';

const EXAMS = listsOf<string>('exams');
const FORMATS = listsOf<string>('formats');
const PRODUCTS = Object.entries(dataAt('products') as Record<string, { service: string }>).map(([label, { service }]) => ({
  label,
  service,
  words: list('products', label, 'words'),
}));

const LOCALES = ['it', 'en', 'fr', 'es', 'de'] as const;
const CODES = dataAt('language-codes') as string[];
/** A language's name; what is no code stays as it is. */
const nameOf = (code: string, locale: string): string =>
  CODES.includes(code) ? new Intl.DisplayNames(locale, { type: 'language' }).of(code)! : code;
/** The languages by the beginnings of their names, as each of ours has them. */
const LANGUAGES = Map.groupBy(
  LOCALES.flatMap((locale) => CODES.map((code) => ({ code, name: fold(nameOf(code, locale)) }))),
  ({ name }) => name.slice(0, 3),
);
/** The names of months and days, as the languages themselves have them. */
const DATES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [
    ...Array.from({ length: 12 }, (_, month) => fold(new Date(2026, month, 1).toLocaleDateString(locale, { month: 'long' }))),
    ...Array.from({ length: 7 }, (_, day) => fold(new Date(2026, 0, day + 1).toLocaleDateString(locale, { weekday: 'long' }))),
  ]),
);
/** "On Wednesdays", "montags" as well. */
const isDate = ({ folded }: Word): boolean => DATES.has(folded) || DATES.has(folded.replace(/s$/, ''));

/** The Italian names of languages in another of ours; other words stay as they are. */
export function languagesAs(value: string, locale: string): string {
  const codeOf = (name: string) => CODES.find((code) => nameOf(code, 'it') === name);
  return value
    .split(', ')
    .map((name) => nameOf(codeOf(name) ?? name, locale))
    .join(', ');
}

const isFigure = ({ folded }: Word): boolean => /^\d{1,4}(?:er|st|nd|rd|th|h|am|pm)?$/.test(folded);
const isCount = (word: Word): boolean => isFigure(word) || isNumber(word);

/** The code of the language that a word names: "inglese", "inglesi", "Englischkurs", "Deutschen". */
const languageOf = ({ meant }: Word): string | undefined =>
  LANGUAGES.get(meant.slice(0, 3))?.find(({ name }) => {
    const stem = name.replace(/[aeio]$/, '');
    const ending = meant.startsWith(stem) && stem.length > 3 ? meant.slice(stem.length) : '-';
    return meant === name || /^[aeio]?$/.test(ending) || (stem === name && /^(?:en|er|es|kurs\w*|unterricht|stunden)$/.test(ending));
  })?.code;

/** Whether a place is a country or a town abroad that journeys go to. */
export const isAbroad = (place: string): boolean => list('destinations').has(...place.split(/[^\p{L}]+/u).map(wordOf));

/** Whether a word names a month, a day, a language or a country to travel to: nobody is called so without a given name. */
export const isThing = (word: Word): boolean => isDate(word) || languageOf(word) !== undefined || list('destinations').has(word);

type Test = (word: Word) => boolean;

/** Around each core the words that link to it, cut at both ends to what may stand there; spans that overlap are one. */
function spansAround(words: readonly Word[], cores: readonly Found[], links: Test, leads: Test, ends: Test = () => false): Word[][] {
  const within = new Set(cores.flatMap(({ index, length }) => words.slice(index, index + length)));
  const goesOn = (word: Word | undefined) => word !== undefined && (within.has(word) || links(word));
  const spans: Word[][] = [];
  for (const { index, length } of cores) {
    if (spans.at(-1)?.includes(words[index]!)) continue;
    let [from, to] = [index, index + length];
    while (goesOn(words[from - 1])) from -= 1;
    while (goesOn(words[to])) to += 1;
    while (!within.has(words[from]!) && !leads(words[from]!)) from += 1;
    while (!within.has(words[to - 1]!) && !ends(words[to - 1]!)) to -= 1;
    spans.push(words.slice(from, to));
  }
  return spans;
}

/** The languages, by their Italian names; of a translation from one into another the visitor's own words. */
function languagesIn(turn: Turn, words: readonly Word[]): string[] {
  const said = words.filter(languageOf);
  const [from, to] = said.map((word) => words.indexOf(word));
  if (from === undefined) return [];
  const isLink = (word: Word | undefined) => list('direction-links').has(word);
  const start = words.findLastIndex((word, index) => index < from && !isLink(word)) + 1;
  const between = words.slice(from + 1, to);
  const isOneWay =
    to !== undefined &&
    (between.length > 0
      ? between.every(isLink) && list('direction-opens').has(...words.slice(start, from))
      : /^\s?[-–—/>]+\s?$/.test(turn.rest.slice(words[from]!.to, words[to]!.from)));
  return isOneWay ? [written(turn, words.slice(start, to + 1))] : said.map((word) => nameOf(languageOf(word)!, 'it'));
}

/** "B1", "principianti", "A2 a B2" */
const levelsIn = (turn: Turn, words: readonly Word[]): string[] =>
  spansAround(
    words,
    list('levels').all(words),
    (word) => list('direction-links').has(word),
    () => false,
  ).map((span) => written(turn, span).replaceAll(/\b[abc][12]\b/g, (code) => code.toUpperCase()));

/** The labels of all that is named, the particular instead of the general: "in parte online", not "online". */
function labelled(words: readonly Word[], entries: readonly (readonly [string, WordList])[]): string[] {
  const found = entries.filter(([, named]) => named.has(...words)).map(([label]) => label);
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one)));
}

/** @param service what the request is for: a translation has no course for a product. */
export function productIn(words: readonly Word[], service: string | undefined): string | undefined {
  const isCourse = service !== 'traduzioni' && service !== 'viaggi-studio';
  const products = PRODUCTS.filter((product) => product.service === service || (isCourse && product.service === 'corsi-lingua'));
  const entries = products.map(({ label, words: named }) => [label, named] as const);
  return labelled(words, entries).join(', ') || undefined;
}

const MANNERS = [
  ['individuale', 'di gruppo'],
  ['in parte online', 'online', 'in presenza'],
];

/** One to one or in a group, online or in a classroom: of what is not told the known one stays. */
function formatIn(words: readonly Word[], known = ''): string {
  const said = labelled(words, FORMATS);
  const kept = MANNERS.filter((kinds) => !kinds.some((kind) => said.includes(kind))).flat();
  const isTold = (kind: string) => said.includes(kind) || (kept.includes(kind) && known.split(', ').includes(kind));
  return said.length > 0 ? MANNERS.flat().filter(isTold).join(', ') : '';
}

/** "Figlia di 9 anni", "per me e mia moglie", "mio figlio deve"; "ne parlo con mio marito" is for nobody. */
function audienceIn(turn: Turn, words: readonly Word[]): string[] {
  const isAge = (word: Word) => list('years').has(word) || isCount(word);
  const links = (word: Word) => list('audience-links').has(word) || list('learners').has(word) || isAge(word);
  // "Mia nipote 10 lezioni": the number is of something else.
  const ends = (word: Word) => list('years').has(word) || list('oneself').has(word) || (isCount(word) && word === words.at(-1));
  const cores = [list('relatives'), list('school-years')].flatMap((kind) => kind.all(words)).toSorted((a, b) => a.index - b.index);
  const isFor = (span: readonly Word[]) => {
    const at = words.indexOf(span[0]!);
    const isMeant = list('audience-opens').has(words[at - 1]) || list('audience-needs').has(...words.slice(at));
    return span.slice(1).some(isAge) || (isMeant && !list('consults').endsBefore(words, at));
  };
  return spansAround(words, cores, links, (word) => !list('audience-leads').has(word), ends)
    .filter(isFor)
    .map((span) => written(turn, span));
}

/** "Da gennaio", "entro il 15 marzo", "due mattine a settimana", "dalle 18 alle 20"; "buon pomeriggio" is a greeting. */
function periodIn(turn: Turn, words: readonly Word[]): string[] {
  const isHour = (index: number) => /^(?:\d|1\d|2[0-4])(?:h|am|pm)?$/.test(words[index]!.folded) && list('clock').endsBefore(words, index);
  const cores = words
    .map((word, index) => ({ index, length: Math.max(isDate(word) || isHour(index) ? 1 : 0, list('times').lengthAt(words, index)) }))
    .filter(({ index, length }) => length > 0 && !list('greeting-opens').has(words[index - 1]));
  const links = (word: Word) => list('time-links').has(word) || isCount(word);
  const leads = (word: Word) => isCount(word) || list('time-openers-kept').has(word);
  return spansAround(words, cores, links, leads, isFigure).map((span) => written(turn, span));
}

/** A town behind a preposition; neither a month nor a language. */
const isTown = (word: Word): boolean =>
  isCapital(word) &&
  /^(?:\D{4,}|\p{Lu}{3})$/u.test(word.text) &&
  !languageOf(word) &&
  !isDate(word) &&
  (word.folded === 'roma' || !list('not-names').has(word));

/** At the visitor's own place, in a town or abroad: not where somebody lives, nor where a company stands. */
function placeIn(turn: Turn, words: readonly Word[]): string[] {
  const places = list('places').all(words);
  const isElsewhere = list('elsewhere').has(...words);
  const isOthers = isElsewhere || list('organisations').has(...words) || list('schools').has(...words);
  const isBehindPlace = (index: number) => list('places').endsBefore(words, index) || list('places').endsBefore(words, index - 1);
  const isOpened = (index: number) =>
    index > 0 &&
    !isCapital(words[index - 1]!) &&
    (list('place-openers').has(words[index - 1]) ||
      list('streets').has(words[index - 1]) ||
      (list('of-place').has(words[index - 1]) && isBehindPlace(index)));
  const destinations = isElsewhere ? [] : list('destinations').all(words);
  const isNamed = (word: Word, index: number) => (!isOthers || places.length > 0) && isTown(word) && isOpened(index);
  // "Via Cristoforo Colombo": the street by its whole name.
  const lengthAt = (index: number) =>
    list('streets').has(words[index - 1]) ? [...words.slice(index), undefined].findIndex((word) => !word || !isCapital(word)) : 1;
  const towns = words.flatMap((word, index) => (isNamed(word, index) ? [{ index, length: lengthAt(index) }] : []));
  const cores = [...places, ...destinations, ...towns].toSorted((a, b) => a.index - b.index);
  const leads = (word: Word) => list('streets').has(word) || (places.length > 0 && !list('place-openers').has(word));
  return spansAround(words, cores, (word) => list('place-links').has(word), leads).map((span) => written(turn, span));
}

const READERS: Readonly<Partial<Record<keyof DetailSlots, (turn: Turn, words: readonly Word[]) => string[]>>> = {
  lingue: languagesIn,
  esame: (_turn, words) => labelled(words, EXAMS),
  livello: levelsIn,
  destinatari: audienceIn,
  luogo: placeIn,
  periodo: periodIn,
};

export const line = (value: string): string => cleanLine(value).slice(0, LIMITS.line);

/**
 * What the clauses tell.
 * @param known what was told before: one more is added to it ("anche francese"). @param denied what is called wrong.
 */
export function detailsIn(turn: Turn, clauses: readonly (readonly Word[])[], known: DetailSlots, denied: readonly Word[]): DetailSlots {
  const isMore = list('more').has(...turn.words);
  const read = Object.entries(READERS).map(([slot, reader]) => {
    const told = clauses.flatMap((clause) => reader(turn, clause));
    const before = known[slot as keyof DetailSlots] ?? '';
    // Of "marzo non riesco, facciamo aprile" only April is new.
    const fresh = told.filter((value) => !before.includes(value));
    // "Dal rumeno, non dal russo": in a direction what is denied gives its place to what is told.
    const wrong = slot === 'lingue' && fresh.length === 1 && denied.find((word) => languageOf(word) && before.includes(` ${word.text}`));
    if (wrong) return [slot, before.replace(wrong.text, fresh[0]!)];
    const values = [...(isMore && before ? [before] : []), ...(fresh.length > 0 ? fresh : told)];
    return [slot, told.length > 0 ? line([...new Set(values)].join(', ')) : ''];
  });
  return Object.fromEntries([...read, ['formato', formatIn(clauses.flat(), known.formato)]].filter(([, value]) => value)) as DetailSlots;
}
