// What was asked for: languages, exam, level, format, audience, place, period. Each reader takes what the words say and nothing more;
// what no reader understands stays in the visitor's words.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { type Found, type Told, type Word, WordList, dataAt, isCapital, list, listsOf, runsAround, wordOf } from './lists.js';
import { numberWord } from './people.js';
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
const datesIn = (dates: readonly Date[], part: Intl.DateTimeFormatOptions): ReadonlySet<string> =>
  new Set(LOCALES.flatMap((locale) => dates.map((date) => fold(date.toLocaleDateString(locale, part)))));
/** The names of months and days, as the languages themselves have them. */
const MONTHS = datesIn(
  Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)),
  { month: 'long' },
);
const DAYS = datesIn(
  Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1)),
  { weekday: 'long' },
);
/** "On Wednesdays", "montags" as well. */
const isDay = ({ folded }: Word): boolean => DAYS.has(folded) || DAYS.has(folded.replace(/s$/, ''));
const isDate = (word: Word): boolean => MONTHS.has(word.folded) || isDay(word);

/** The Italian names of languages in another of ours; other words stay as they are. */
export function languagesAs(value: string, locale: string): string {
  const codeOf = (name: string) => CODES.find((code) => nameOf(code, 'it') === name);
  return value
    .split(', ')
    .map((name) => nameOf(codeOf(name) ?? name, locale))
    .join(', ');
}

const CODE = /^[abc][12]$/;
const isFigure = ({ folded }: Word): boolean => /^\d{1,4}(?:er|st|nd|rd|th|h|am|pm)?$/.test(folded);
const isCount = (word: Word | undefined): boolean => word !== undefined && (isFigure(word) || numberWord(word) > 0);
const at = (words: readonly Word[], { index, length }: Found): readonly Word[] => words.slice(index, index + length);
/** As it is typed: nothing is named by a word that was put right. */
const asTyped = (words: readonly Word[]): Word[] => words.map((word) => ({ ...word, meant: word.folded }));

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

/** The languages, by their Italian names; of a translation from one into another the visitor's own words. */
function languagesIn(turn: Turn, words: readonly Word[]): Told[] {
  const said = words.filter((word, index) => languageOf(word) && !list('of-a-country').has(words[index - 1]));
  const [from, to] = said.map((word) => words.indexOf(word));
  if (from === undefined) return [];
  let start = from;
  while (start > 0 && list('direction-links').has(words[start - 1])) start -= 1;
  const isJoined = to === from + 1 && /^\s?[-–—/>]+\s?$/.test(turn.rest.slice(words[from]!.to, words[to]!.from));
  const between = words.slice(from + 1, to);
  const isOneWay =
    to !== undefined &&
    between.length > 0 &&
    between.every((word) => list('direction-links').has(word)) &&
    list('direction-opens').has(...words.slice(start, from));
  if (!isJoined && !isOneWay) return said.map((word) => ({ value: nameOf(languageOf(word)!, 'it'), words: [word] }));
  const run = words.slice(isJoined ? from : start, to! + 1);
  return [{ value: isJoined ? run.map(({ text }) => text).join('–') : written(turn, run), words: run }];
}

/** "B1", "da A2 a B2" as "A2–B2", "principianti e B1". */
function levelsIn(turn: Turn, words: readonly Word[]): Told[] {
  const found = list('levels')
    .all(asTyped(words))
    .map((one) => at(words, one));
  const codeOr = (said: readonly Word[]) => (CODE.test(said[0]!.folded) ? said[0]!.text.toUpperCase() : written(turn, said));
  const told = found.map((said) => ({ value: codeOr(said), words: said }));
  const codes = found.flat();
  const between = words.slice(words.indexOf(codes[0]!) + 1, words.indexOf(codes[1]!));
  const isRange =
    told.length === 2 &&
    codes.every(({ folded }) => CODE.test(folded)) &&
    (between.length === 0 || (between.length === 1 && list('level-links').has(between[0])));
  return isRange ? [{ value: told.map(({ value }) => value).join('–'), words: codes }] : told;
}

const MOST_LABELS = 3;

/** The labels of all that is named, the particular instead of the general. */
function labelled(words: readonly Word[], entries: readonly (readonly [string, WordList])[]): Told[] {
  const typed = asTyped(words);
  const found = entries.flatMap(([value, list]) =>
    list
      .all(typed)
      .slice(0, 1)
      .map((one) => ({ value, words: at(words, one) })),
  );
  const isWithin = (one: Told['words'], other: Told['words']) => other.length > one.length && one.every((word) => other.includes(word));
  const isGeneral = (one: Told) => found.some((other) => other.value.startsWith(`${one.value} `) || isWithin(one.words, other.words));
  const particular = found.filter((one) => !isGeneral(one));
  return particular.filter(({ value }) => particular.length === 1 || value !== 'Cambridge').slice(0, MOST_LABELS);
}

const joined = (told: readonly Told[]): Told | undefined =>
  told.length === 0
    ? undefined
    : { value: [...new Set(told.map(({ value }) => value))].join(', '), words: told.flatMap(({ words }) => words) };

/** @param service what the request is for: a translation has no course for a product. */
export function productIn(words: readonly Word[], service: string | undefined): Told | undefined {
  const isCourse = service !== 'traduzioni' && service !== 'viaggi-studio';
  return joined(
    labelled(
      words,
      PRODUCTS.filter((product) => product.service === service || (isCourse && product.service === 'corsi-lingua')).map(
        ({ label, words: named }) => [label, named],
      ),
    ),
  );
}

/** The services of the products that are named. */
export const servicesOfProducts = (words: readonly Word[]): string[] =>
  PRODUCTS.filter((product) => product.words.has(...words)).map(({ service }) => service);

const MANNERS = [
  ['individuale', 'di gruppo'],
  ['in parte online', 'online', 'in presenza'],
] as const;

/** One to one or in a group, online or in a classroom: of what is not told the known one stays. */
function formatIn(words: readonly Word[], known = ''): string | undefined {
  const said = labelled(words, FORMATS).map(({ value }) => value);
  const [alone, where] = MANNERS.map((kinds) => kinds.filter((kind) => said.includes(kind)));
  // Both one to one and in a group is unsure; both online and in a classroom is in parts.
  const told = [alone!.length > 1 ? undefined : alone![0], where!.length > 1 ? MANNERS[1][0] : where![0]];
  const before = MANNERS.map((kinds) => known.split(', ').find((kind) => (kinds as readonly string[]).includes(kind)));
  return told.some(Boolean)
    ? told
        .map((kind, index) => kind ?? before[index])
        .filter(Boolean)
        .join(', ')
    : undefined;
}

/** "Figlia di 9 anni", "per me e mia moglie", "mio figlio deve"; "ne parlo con mio marito" is for nobody. */
function audienceIn(turn: Turn, words: readonly Word[], known: DetailSlots): Told[] {
  const isAge = (word: Word) => list('years').has(word) || isCount(word);
  const links = (word: Word) => list('audience-links').has(word) || list('learners').has(word) || isAge(word);
  // "Mia nipote 10 lezioni": the number is of something else.
  const ends = (word: Word) => list('years').has(word) || list('oneself').has(word) || (isCount(word) && !words[words.indexOf(word) + 1]);
  const cores = [list('relatives'), list('school-years')].flatMap((list) => list.all(words)).toSorted((a, b) => a.index - b.index);
  const runs = runsAround(words, cores, links, (word) => !list('audience-leads').has(word), ends);
  const isFor = (run: readonly Word[]) => {
    const from = words.indexOf(run[0]!);
    const told = run.slice(run.findIndex((word) => list('relatives').has(word)) + 1);
    return (
      list('years').has(...run) ||
      list('school-years').has(...run) ||
      list('audience-opens').has(words[from - 1]) ||
      told.some(isCount) ||
      list('audience-needs').has(...words.slice(from)) ||
      list('levels').has(...words.slice(from)) ||
      (known.destinatari !== undefined && words.length === run.length)
    );
  };
  return runs
    .filter(isFor)
    .map((run) => ({ value: written(turn, run), words: run }))
    .toSorted((a, b) => b.words.length - a.words.length);
}

/** "Da gennaio", "entro il 15 marzo", "entro due settimane"; apart from it "il sabato mattina", "dalle 18 alle 20". */
function periodIn(turn: Turn, words: readonly Word[]): Told[] {
  const isSpan = (index: number) =>
    list('time-spans').has(words[index]) &&
    isCount(words[index - 1]) &&
    list('time-openers').has(...words.slice(Math.max(0, index - 2), index));
  const isHour = (index: number) => /^(?:\d|1\d|2[0-4])(?:h|am|pm)?$/.test(words[index]!.folded) && list('clock').endsBefore(words, index);
  const lengthAt = (word: Word, index: number) =>
    Math.max(isDate(word) || isSpan(index) || isHour(index) ? 1 : 0, list('times').lengthAt(words, index));
  const cores = words.map((word, index) => ({ index, length: lengthAt(word, index) })).filter(({ length }) => length > 0);
  // "Lunedì 3 marzo" is a date, "il lunedì dalle 3" none.
  const isWeekly = (core: Found) =>
    isHour(core.index) || (isInWeek(at(words, core)) && !(words[core.index + 1] && isFigure(words[core.index + 1]!)));
  const links = (word: Word) => list('time-links').has(word) || isCount(word);
  return [false, true]
    .flatMap((weekly) => {
      const others = new Set(cores.filter((core) => isWeekly(core) !== weekly).flatMap((core) => at(words, core)));
      const mine = cores.filter((core) => isWeekly(core) === weekly);
      return runsAround(
        words,
        mine,
        (word) => links(word) && !others.has(word),
        (word) => isFigure(word) || list('time-openers-kept').has(word),
        isFigure,
      );
    })
    .map((run) => ({ value: written(turn, run), words: run }));
}

/** Days, hours and times of the day come back every week. */
const isInWeek = (words: readonly Word[]): boolean => list('week').has(...words) || words.some(isDay);

/** From when, until when, and when in the week are told apart: one leaves the others as they are. */
function kindOf(period: string): string {
  const words = period.split(/[^\p{L}\p{N}]+/u).map(wordOf);
  if (isInWeek(words) || words.some((word, index) => /^\d{1,2}$/.test(word.text) && list('clock').endsBefore(words, index))) return 'week';
  return list('until').has(words[0]) ? 'until' : 'from';
}

/** A town behind a preposition; neither a month, a language, nor an exam. */
function isTown(word: Word): boolean {
  if (!isCapital(word) || word.text.length < 4 || /\d/.test(word.text)) return false;
  return (
    !languageOf(word) &&
    !isDate(word) &&
    (word.folded === 'roma' || !list('not-names').has(word)) &&
    !list('titles').has(word) &&
    !EXAMS.some(([, exam]) => exam.has(word))
  );
}

/** At the visitor's own place, or in a town: not where somebody lives, nor where a company stands; of a journey any country it names. */
function placeIn(turn: Turn, words: readonly Word[], known: DetailSlots & { readonly servizio?: string }): Told[] {
  const isJourney = known.servizio === 'viaggi-studio' || list('services', 'viaggi-studio').has(...turn.words);
  const isOthers = list('elsewhere').has(...words) || list('organisations').has(...words) || list('schools').has(...words);
  const isOpened = (index: number) =>
    index > 0 &&
    !isCapital(words[index - 1]!) &&
    (list('place-openers').has(words[index - 1]) ||
      (list('of-place').has(words[index - 1]) && (list('places').endsBefore(words, index) || list('places').endsBefore(words, index - 1))));
  const places = list('places').all(words);
  const destinations = list('destinations')
    .all(words)
    .filter(({ index }) => !list('elsewhere').has(...words) && (isJourney || isOpened(index)));
  const towns = words.flatMap((word, index) =>
    (!isOthers || places.length > 0) && isTown(word) && isOpened(index) ? [{ index, length: 1 }] : [],
  );
  const cores = [...places, ...destinations, ...towns].toSorted((a, b) => a.index - b.index);
  const leads = (word: Word) => places.length > 0 && !list('place-openers').has(word);
  return runsAround(
    words,
    cores,
    (word) => list('place-links').has(word),
    leads,
    () => false,
  ).map((run) => ({ value: written(turn, run), words: run }));
}

/** "Ha 18 anni", behind somebody who was told of. */
function ageIn(turn: Turn, words: readonly Word[]): Told[] {
  const years = words.findIndex(
    (word, index) => list('years').has(word) && isCount(words[index - 1]) && list('age-of').endsBefore(words, index - 1),
  );
  const run = words.slice(years - 1, years + 1);
  return years < 0 ? [] : [{ value: written(turn, run), words: run }];
}

type Reader = (turn: Turn, words: readonly Word[], known: DetailSlots) => Told[];
/** `several`: of these a message may tell more than one, and one more may be added ("anche francese"). */
const readers: readonly { readonly slot: keyof DetailSlots; readonly read: Reader; readonly several?: true }[] = [
  { slot: 'lingue', read: languagesIn, several: true },
  { slot: 'esame', read: (_turn, words) => labelled(words, EXAMS), several: true },
  { slot: 'livello', read: levelsIn, several: true },
  { slot: 'destinatari', read: audienceIn },
  { slot: 'luogo', read: placeIn, several: true },
  { slot: 'periodo', read: periodIn, several: true },
];

export const line = (value: string): string => cleanLine(value).slice(0, LIMITS.line);

/** What a slot becomes: of several values the new one ("marzo non riesco, facciamo aprile"), beside what it leaves as it was. */
function valueOf({ slot, several }: (typeof readers)[number], told: readonly Told[], before: string | undefined, more: boolean): string {
  const others = before ? told.filter(({ value }) => !before.includes(value)) : [];
  const isMore = others.length > 0 && several && more;
  const added = isMore ? [before!] : slot === 'periodo' ? besides(before, others) : [];
  const kept = (others.length > 0 ? others : told).slice(0, several ? undefined : 1).map(({ value }) => value);
  return kept.length > 0 ? line([...new Set([...added, ...kept])].join(', ')) : '';
}

/** What the clauses tell, but for company and people. @param known what was told before. @param denied what is called wrong. */
export function detailsIn(
  turn: Turn,
  clauses: readonly (readonly Word[])[],
  known: DetailSlots,
  denied: readonly Word[],
): { readonly slots: DetailSlots; readonly words: readonly Word[] } {
  const read = readers.map((reader) => ({ reader, told: clauses.flatMap((clause) => reader.read(turn, clause, known)) }));
  const isMore = list('more').has(...turn.words);
  const slots: DetailSlots = Object.fromEntries(
    read.map(({ reader, told }) => [reader.slot, valueOf(reader, told, known[reader.slot], isMore)] as const).filter(([, value]) => value),
  );
  const [age] = clauses.flatMap((clause) => ageIn(turn, clause));
  const whom = slots.destinatari ?? known.destinatari;
  const destinatari = age && whom && !whom.includes(age.value) ? line(`${whom}, ${age.value}`) : undefined;
  const formato = formatIn(clauses.flat(), known.formato);
  const lingue = instead(known.lingue, slots.lingue, denied);
  return {
    slots: { ...slots, ...(destinatari && { destinatari }), ...(formato && { formato }), ...(lingue && { lingue }) },
    // Which of several levels is whose stays in the visitor's words.
    words: [
      ...(destinatari ? age!.words : []),
      ...read.flatMap(({ reader, told }) => (reader.slot === 'livello' && told.length > 1 ? [] : told.flatMap((one) => one.words))),
    ],
  };
}

/** The parts of a known period that what is told says nothing of. */
const besides = (before: string | undefined, told: readonly Told[]): string[] =>
  (before?.split(', ') ?? []).filter((part) => told.length > 0 && !told.some(({ value }) => kindOf(value) === kindOf(part)));

/** "Dal rumeno, non dal russo": of a direction or a list what is denied gives its place to what is told. */
function instead(before: string | undefined, told: string | undefined, denied: readonly Word[]): string | undefined {
  const wrong = denied.find((word) => languageOf(word) && before?.includes(word.text));
  return wrong && told && before !== wrong.text && !told.includes(' ') ? before!.replace(wrong.text, told) : told;
}
