// What was asked for: product, exam, level, format, audience, place, period, languages. Each reader takes what the words say and nothing
// more; what no reader understands stays in the visitor's words.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { type Word, WordList, dataAt, isCapital, listsOf, named } from './lists.js';
import { numberWord } from './people.js';
import type { DetailSlots } from './slots.js';
import { type Told, runAround, wordsAt } from './told.js';
import { type Turn, written } from './turn.js';

const [LEVELS, LEVEL_LINKS, PLACES, PLACE_OPENERS, DESTINATIONS, COMPANIES, SCHOOLS] =
  named('levels', 'level-links', 'places', 'place-openers', 'destinations', 'organisations', 'schools');
const [RELATIVES, AUDIENCE_LINKS, AUDIENCE_OPENS, AUDIENCE_LEADS, ONESELF, YEARS] =
  named('relatives', 'audience-links', 'audience-opens', 'audience-leads', 'oneself', 'years');
const [TIMES, TIME_SPANS, TIME_OPENERS, TIME_LINKS, TIME_KEPT] =
  named('times', 'time-spans', 'time-openers', 'time-links', 'time-openers-kept');
const [INDIVIDUAL, GROUP, NOT_NAMES, MORE, DIRECTION_OPENS, DIRECTION_LINKS] =
  named('individuale', 'gruppo', 'not-names', 'more', 'direction-opens', 'direction-links');
const EXAMS = listsOf<string>('exams');
const PRODUCTS = Object.entries(dataAt('products') as Record<string, { service: string }>).map(([label, { service }]) =>
  ({ label, service, list: new WordList(['products', label, 'words']) }));

const LOCALES = ['it', 'en', 'fr', 'es', 'de'] as const;
const CODES = dataAt('language-codes') as string[];
/** A language's name; what is no code stays as it is. */
const nameOf = (code: string, locale: string): string =>
  CODES.includes(code) ? new Intl.DisplayNames(locale, { type: 'language' }).of(code)! : code;
/** The languages by the beginnings of their names, as each of ours has them. */
const LANGUAGES = Map.groupBy(LOCALES.flatMap((locale) => CODES.map((code) => ({ code, name: fold(nameOf(code, locale)) }))), ({ name }) =>
  name.slice(0, 3));
/** A day of each month, and the days of a week. */
const DATES = [...Array.from({ length: 12 }, (_, month) => [month, 1]), ...Array.from({ length: 7 }, (_, day) => [0, day + 1])]
  .map(([month, day]) => new Date(2026, month!, day));
/** The names of months and days, as the languages themselves have them. */
const CALENDAR = new Set(LOCALES.flatMap((locale) => DATES.flatMap((date) =>
  [date.toLocaleDateString(locale, { month: 'long' }), date.toLocaleDateString(locale, { weekday: 'long' })].map(fold))));

/** The Italian names of languages in another of ours; other words stay as they are. */
export function languagesAs(value: string, locale: string): string {
  const codeOf = (name: string) => CODES.find((code) => nameOf(code, 'it') === name);
  return value.split(', ').map((name) => nameOf(codeOf(name) ?? name, locale)).join(', ');
}

const isNumber = ({ folded }: Word): boolean => /^\d{1,4}(?:er|st|nd|rd|th)?$/.test(folded);

/** The code of the language that a word names: "inglese", "inglesi", "Englischkurs", "Deutschen". */
export const languageOf = ({ meant }: Word): string | undefined =>
  LANGUAGES.get(meant.slice(0, 3))?.find(({ name }) => {
    const stem = name.replace(/[aeio]$/, '');
    const ending = meant.startsWith(stem) && stem.length > 3 ? meant.slice(stem.length) : '-';
    return meant === name || /^[aeio]?$/.test(ending) || (stem === name && /^(?:en|er|es|kurs\w*|unterricht|stunden)$/.test(ending));
  })?.code;

/** The languages, by their Italian names; of a translation from one into another the visitor's own words. */
function languagesIn(turn: Turn, words: readonly Word[]): Told | undefined {
  const said = words.filter((word) => languageOf(word));
  const [from, to] = said.map((word) => words.indexOf(word));
  if (from === undefined) return undefined;
  let start = from;
  while (start > 0 && DIRECTION_LINKS.has(words[start - 1])) start -= 1;
  const isJoined = to === from + 1 && /^\s?[-–—/>]+\s?$/.test(turn.rest.slice(words[from]!.to, words[to]!.from));
  const between = words.slice(from + 1, to);
  const isOneWay = to !== undefined && between.length > 0 && between.every((word) => DIRECTION_LINKS.has(word)) &&
    DIRECTION_OPENS.has(...words.slice(start, from));
  if (!isJoined && !isOneWay) return { value: [...new Set(said.map((word) => nameOf(languageOf(word)!, 'it')))].join(', '), words: said };
  const run = words.slice(isJoined ? from : start, to! + 1);
  return { value: written(turn, run), words: run };
}

const first = (turn: Turn, words: readonly Word[], list: WordList): Told | undefined => {
  const [found] = list.all(words).map((at) => wordsAt(words, at));
  return found && { value: written(turn, found), words: found };
};

/** "B1", "da A2 a B2" as "A2–B2", "principianti". */
function levelIn(turn: Turn, words: readonly Word[]): Told | undefined {
  const codes = words.filter(({ folded }) => /^[abc][12]$/.test(folded));
  if (codes.length === 0) return first(turn, words, LEVELS);
  const between = words.slice(words.indexOf(codes[0]!) + 1, words.indexOf(codes.at(-1)!));
  const isRange = codes.length === 2 && (between.length === 0 || (between.length === 1 && LEVEL_LINKS.has(between[0])));
  return { value: [...new Set(codes.map(({ folded }) => folded.toUpperCase()))].join(isRange ? '–' : ', '), words: codes };
}

const MOST_LABELS = 3;

/** The labels of all that is named, the particular instead of the general. */
function labelled(words: readonly Word[], entries: readonly (readonly [string, WordList])[]): Told | undefined {
  const found = entries.flatMap(([label, list]) => list.all(words).slice(0, 1).map((at) => ({ label, words: wordsAt(words, at) })));
  const isWithin = (one: Told['words'], other: Told['words']) => other.length > one.length && one.every((word) => other.includes(word));
  const isGeneral = (label: string, said: Told['words']) => found.some((other) => other.label.startsWith(`${label} `) ||
    isWithin(said, other.words));
  const labels = found.filter(({ label, words: said }) => !isGeneral(label, said)).map(({ label }) => label);
  const several = labels.length > 1 ? labels.filter((label) => label !== 'Cambridge') : labels;
  return several.length > 0 ? { value: several.slice(0, MOST_LABELS).join(', '), words: found.flatMap((one) => one.words) } : undefined;
}

/** @param service what the request is for: a translation has no course for a product. */
export function productIn(words: readonly Word[], service: string | undefined): Told | undefined {
  const isCourse = service !== 'traduzioni' && service !== 'viaggi-studio';
  return labelled(words, PRODUCTS.filter((product) => product.service === service ||
    (isCourse && product.service === 'corsi-lingua')).map(({ label, list }) => [label, list]));
}

/** The services of the products that are named. */
export const servicesOfProducts = (words: readonly Word[]): string[] =>
  PRODUCTS.filter(({ list }) => list.has(...words)).map(({ service }) => service);

/** One to one or in a group; of both, neither. */
function formatIn(words: readonly Word[]): Told | undefined {
  const [one, group] = [INDIVIDUAL.has(...words), GROUP.has(...words)];
  return one === group ? undefined : { value: one ? 'individuale' : 'di gruppo', words: [] };
}

/** "Figlia di 9 anni", "per me e mia moglie"; "ne parlo con mio marito" is for nobody. */
function audienceIn(turn: Turn, words: readonly Word[]): Told | undefined {
  const links = (word: Word) => AUDIENCE_LINKS.has(word) || RELATIVES.has(word) || isNumber(word) || numberWord(word) > 0;
  const ends = (word: Word) => RELATIVES.has(word) || YEARS.has(word) || ONESELF.has(word);
  const runs = RELATIVES.all(words).map((core) => runAround(words, core, links, (word) => !AUDIENCE_LEADS.has(word), ends));
  const isFor = ([start, ...run]: readonly Word[]) => start !== undefined &&
    (YEARS.has(...run) || AUDIENCE_OPENS.has(words[words.indexOf(start) - 1]));
  const best = runs.filter(isFor).toSorted((a, b) => b.length - a.length)[0];
  return best && { value: written(turn, best), words: best };
}

/** "Da gennaio", "entro il 15 marzo", "il sabato mattina", "entro due settimane". */
function periodIn(turn: Turn, words: readonly Word[]): Told | undefined {
  const isCount = (word: Word | undefined) => word !== undefined && (isNumber(word) || numberWord(word) > 0);
  const isSpan = (index: number) => TIME_SPANS.has(words[index]) && isCount(words[index - 1]) &&
    TIME_OPENERS.has(...words.slice(Math.max(0, index - 2), index));
  const lengthAt = (word: Word, index: number) => (CALENDAR.has(word.folded) || isSpan(index) ? 1 : TIMES.lengthAt(words, index));
  const cores = words.map((word, index) => ({ index, length: lengthAt(word, index) })).filter(({ length }) => length > 0);
  const within = new Set(cores.flatMap((core) => wordsAt(words, core)));
  const links = (word: Word) => within.has(word) || TIME_LINKS.has(word) || isCount(word);
  const ends = (word: Word) => within.has(word) || isNumber(word);
  const runs = cores.map((core) => runAround(words, core, links, (word) => ends(word) || TIME_KEPT.has(word), ends));
  const values = [...new Set(runs.map((run) => written(turn, run)))];
  return values.length > 0 ? { value: values.join(', '), words: runs.flat() } : undefined;
}

/** A town behind a preposition; neither a month, a language, nor an exam. */
function isTown(word: Word | undefined): boolean {
  if (!word || !isCapital(word) || word.text.length < 4 || /\d/.test(word.text)) return false;
  return !languageOf(word) && !CALENDAR.has(word.folded) && (word.folded === 'roma' || !NOT_NAMES.has(word)) &&
    !EXAMS.some(([, exam]) => exam.has(word));
}

/** Online, at the visitor's own place, or in a town that is named; the town of a company is only where it stands. */
function placeIn(turn: Turn, words: readonly Word[]): Told | undefined {
  const places = [PLACES, DESTINATIONS].flatMap((list) => list.all(words).map((at) => wordsAt(words, at)));
  const isPlain = places.length === 0 && !COMPANIES.has(...words) && !SCHOOLS.has(...words);
  const towns = isPlain ? words.filter((word, index) => isTown(word) && index > 0 && PLACE_OPENERS.has(words[index - 1]) &&
    !isCapital(words[index - 1]!)) : [];
  const all = [...places, ...towns.map((town) => [town])];
  return all.length > 0 ? { value: [...new Set(all.map((run) => written(turn, run)))].join(', '), words: all.flat() } : undefined;
}

type Reader = (turn: Turn, words: readonly Word[]) => Told | undefined;
const readers: readonly (readonly [keyof DetailSlots, Reader])[] = [
  ['lingue', languagesIn],
  ['esame', (_turn, words) => labelled(words, EXAMS)],
  ['livello', levelIn],
  ['formato', (_turn, words) => formatIn(words)],
  ['destinatari', audienceIn],
  ['luogo', placeIn],
  ['periodo', periodIn],
];
/** Of these a message may tell several, clause by clause; to these one more may be added ("anche francese"). */
const SEVERAL: ReadonlySet<keyof DetailSlots> = new Set(['esame', 'luogo', 'periodo']);
const ADDS_UP: ReadonlySet<keyof DetailSlots> = new Set(['lingue', 'esame']);

export const line = (value: string): string => cleanLine(value).slice(0, LIMITS.line);

/** What the clauses tell, but for company and people. @param known what was told before. */
export function detailsIn(turn: Turn, clauses: readonly (readonly Word[])[], known: DetailSlots):
  { readonly slots: DetailSlots; readonly words: readonly Word[] } {
  const slots: Partial<Record<keyof DetailSlots, string>> = {};
  const words: Word[] = [];
  for (const [slot, read] of readers) {
    const told = clauses.flatMap((clause) => read(turn, clause) ?? []);
    const before = known[slot];
    // "Marzo non riesco, facciamo aprile": of several the new one.
    const others = before ? told.filter(({ value }) => !before.includes(value)) : [];
    const added = others.length > 0 && ADDS_UP.has(slot) && MORE.has(...turn.words) ? [before!] : [];
    const kept = (others.length > 0 ? others : told).slice(0, SEVERAL.has(slot) ? undefined : 1).map(({ value }) => value);
    if (kept.length > 0) slots[slot] = line([...new Set([...added, ...kept])].join(', '));
    words.push(...told.flatMap((one) => one.words));
  }
  return { slots, words };
}
