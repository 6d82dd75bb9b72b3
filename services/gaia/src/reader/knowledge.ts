// The names of things and of what is reckoned, as staff write them in `knowledge/`.
import { readFileSync } from 'node:fs';
import type { FactLevel, Topic } from '@school/catalog';
import { parse } from 'yaml';
import { z } from 'zod';

export const FOLDER = new URL('../../knowledge/', import.meta.url);
export const readKnowledge = (file: string, folder = FOLDER): string => readFileSync(new URL(file, folder), 'utf8');

const namesSchema = z.strictObject({
  levels: z.record(z.string(), z.array(z.string())),
  topics: z.record(z.string(), z.strictObject({ called: z.string(), words: z.array(z.string()) })),
  days: z.array(z.array(z.string())).length(8),
  phone: z.array(z.string()),
  ages: z.array(z.string()),
  up: z.array(z.string()),
  down: z.array(z.string()),
  generic: z.array(z.string()),
  beside: z.array(z.string()),
});
const names = namesSchema.parse(parse(readKnowledge('names.yaml')));

/** "One to one" is written with hyphens as well. */
const escaped = (word: string) => word.replaceAll('*', '[a-z]*').replaceAll(' ', '[ -]');
/** Any of some words, in folded text. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${words
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})\\b`,
    'g',
  );
const table = <K extends string>(
  lists: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [K, RegExp])[] => Object.entries(lists).map(([key, words]) => [key as K, anyOf(words)]);

const levelNames = table<FactLevel>(names.levels);
const topicNames = table<Topic>(
  Object.fromEntries(Object.entries(names.topics).map(([topic, { words }]) => [topic, words])),
);
const withName = <K>(named: readonly (readonly [K, RegExp])[], folded: string): K[] =>
  named.filter(([, words]) => folded.search(words) >= 0).map(([key]) => key);

/**
 * The levels that a folded text names, by their letters or by a course or exam of theirs. "Mastery pro" is no
 * "mastery".
 */
export function levelsIn(folded: string): FactLevel[] {
  const found = withName(levelNames, folded);
  if (found.length < 2) return found;
  const places = levelNames.flatMap(([level, words]) =>
    [...folded.matchAll(words)].map(({ index, 0: word }) => ({ level, index, end: index + word.length })),
  );
  const isWithin = ({ index, end }: (typeof places)[number]) =>
    places.some((other) => other.index <= index && end <= other.end && other.end - other.index > end - index);
  return found.filter((level) => places.some((place) => place.level === level && !isWithin(place)));
}
const isLetters = (name: string) => /^[abc] ?[12]$/.test(name);
const isOfLanguageCert = (name: string) => names.topics['languagecert']!.words.includes(name.split(' ')[0]!);
const cambridgeNames = table<FactLevel>(
  Object.fromEntries(
    Object.entries(names.levels)
      .map(([level, called]) => [level, called.filter((name) => !isLetters(name) && !isOfLanguageCert(name))] as const)
      .filter(([, called]) => called.length > 0),
  ),
);
/** The levels whose Cambridge exams a folded text names: "il First", "il PET"; "il B2" may be a course. */
export const cambridgeExamsIn = (folded: string): FactLevel[] => withName(cambridgeNames, folded);
/** The topics whose own words a folded text has; those words may stand there in passing. */
export const topicsNamedIn = (folded: string): Topic[] => withName(topicNames, folded);
const generic = anyOf(names.generic);
/** As `topicsNamedIn`, without the words that are said of any course or exam. */
export const ownTopicsIn = (folded: string): Topic[] => topicsNamedIn(folded.replace(generic, ' '));
/** A text in which each level's name is this one word: which level is asked about says nothing of the side. */
export const LEVEL = 'LEVEL';
export const withoutLevels = (folded: string): string =>
  levelNames.reduce((text, [, words]) => text.replace(words, LEVEL), folded);

export const topicCalled = (topic: Topic): string => names.topics[topic]!.called;

const beside = new Set(names.beside);
const followUpsSchema = z.strictObject({
  picks: z.record(z.string(), z.array(z.string())),
  sums: z.record(z.string(), z.array(z.string())),
  numbers: z.array(z.array(z.string())),
  tens: z.array(z.string()),
  fillers: z.array(z.string()),
  units: z.record(z.string(), z.array(z.string())),
  pay: z.array(z.string()),
  'people-openers': z.array(z.string()),
  groups: z.array(z.string()),
  pairs: z.array(z.string()),
  between: z.array(z.string()),
});
const followUps = followUpsSchema.parse(parse(readKnowledge('follow-ups.yaml')));

const between = anyOf(followUps.between);
/** "In gruppo o da soli?": one thing is held against another. */
export const isBetween = (folded: string): boolean => folded.search(between) >= 0;

export type Choosing = 'other' | 'first' | 'second' | 'easier' | 'harder' | 'cheaper' | 'shorter';
export type Reckoning = 'least' | 'most' | 'together' | 'difference' | 'lacking' | 'afford' | 'hour' | 'each';
const picks = table<Choosing>(followUps.picks);
const reckonings = table<Reckoning>(followUps.sums);
/** Which of several things is meant, and the rest of the text. */
export function pickIn(folded: string): { readonly pick: Choosing; readonly rest: string } | null {
  const found = picks.find(([, words]) => folded.search(words) >= 0);
  return found ? { pick: found[0], rest: folded.replace(found[1], ' ').trim() } : null;
}
export const reckoningsIn = (folded: string): Reckoning[] => withName(reckonings, folded);

const units = table<Unit>(followUps.units);
const unitWords = anyOf(Object.values(followUps.units).flat());
const paying = anyOf(followUps.pay);
const peopleOpeners = new Set(followUps['people-openers']);
/** "Famiglia di 4". */
const groups = anyOf(followUps.groups);
const pairs = anyOf(followUps.pairs);
/** "Io e mio marito": two, without a number. */
export const isPair = (folded: string): boolean => folded.search(pairs) >= 0;
export type Unit = 'hours' | 'euro' | 'people' | 'others';
/** The numbers of a folded text: what each counts, and whether nothing else is said but that a price is asked. */
export function numbersIn(
  folded: string,
): readonly { readonly value: number; readonly unit: Unit | null; readonly isAlone: boolean }[] {
  const words =
    inFigures(folded)
      .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
      .replaceAll('€', ' euro ')
      .match(/\d+|[a-z][a-z0-9]*/g) ?? [];
  const isOfLessons = (word: string) => levelsIn(word).length > 0 || topicsNamedIn(word).includes('individuale');
  const isAlone = words.every(
    (word) => /^\d+$/.test(word) || beside.has(word) || word.search(paying) === 0 || isOfLessons(word),
  );
  return words.flatMap((word, at) => {
    if (!/^\d{1,4}$/.test(word)) return [];
    const before = words[at - 1] ?? '';
    const counted = units.find(([, names]) => (words[at + 1] ?? '').search(names) === 0)?.[0];
    const isGroup = (words[at - 2] ?? '').search(groups) === 0;
    const unit = counted ?? (before === 'euro' ? 'euro' : isGroup || peopleOpeners.has(before) ? 'people' : null);
    return [{ value: Number(word), unit, isAlone }];
  });
}

const ages = anyOf(names.ages);
const OLDEST_CHILD = 17;
/** "Di 4 anni", "two kids, 7 and 10": a number of years that a child may have. */
export const hasAge = (folded: string): boolean =>
  folded.search(ages) >= 0 ||
  numbersIn(folded).some(({ value, unit }) => value <= OLDEST_CHILD && (unit === null || unit === 'others'));

const numberWords = followUps.numbers.map(anyOf);
const tens = new RegExp(`\\b(${followUps.tens.join('|')})([ae]|i)?([a-z]{3,8})?\\b`, 'g');
/** "Trenta", "trentacinque" as digits. */
const tensInFigures = (folded: string): string =>
  folded.replace(tens, (all, ten: string, _ending, rest?: string) => {
    const units = rest === undefined ? 0 : numberWords.findIndex((words) => words.test(rest)) + 2;
    return rest !== undefined && units < 2 ? all : String((followUps.tens.indexOf(ten) + 2) * 10 + units);
  });
/** Numbers in words, from two on, as digits. */
const inFigures = (folded: string): string =>
  numberWords.reduce((text, words, index) => text.replace(words, String(index + 2)), tensInFigures(folded));

const fillers = new Set(followUps.fillers);
/** "Ah ok", "boh": nothing is asked and nothing told. */
export const isFiller = (folded: string): boolean =>
  (folded.match(/[a-z0-9']+/g) ?? []).every((word) => fillers.has(word));

const days = names.days.map(anyOf);
/** Behind the weekdays: the day after today. */
export const TOMORROW = 8;
const phone = anyOf(names.phone);
export const isOfPhone = (folded: string): boolean => folded.search(phone) >= 0;
/** The ISO weekdays (1 = Monday) that a folded text names, and `TOMORROW`. */
export const daysIn = (folded: string): number[] =>
  days.flatMap((words, index) => (folded.search(words) >= 0 ? [index + 1] : []));

/** "E il B2?", "¿y el individual?": names of things and levels, and nothing else. */
export function isOnlyNames(folded: string): boolean {
  const rest = topicNames.reduce((text, [, words]) => text.replace(words, ' '), withoutLevels(folded));
  const bare = rest.replaceAll(LEVEL, ' ');
  return bare !== folded && (bare.match(/[a-z0-9]+/g) ?? []).every((word) => beside.has(word));
}

/** "E in tre?", "10 ore di B2 individuale": nothing but how many, and of what. */
export const isOnlyNumber = (folded: string): boolean => {
  const unnamed = withoutLevels(folded).replaceAll(LEVEL, ' ');
  const words =
    inFigures(unnamed)
      .replace(unitWords, ' ')
      .match(/[a-z]+/g) ?? [];
  const isName = (word: string) => topicsNamedIn(word).some((topic) => topic === 'individuale');
  return /\d/.test(inFigures(unnamed)) && words.every((word) => beside.has(word) || isName(word));
};

/** "E la domenica?": nothing but days. */
export const isOnlyDays = (folded: string): boolean =>
  (folded.match(/[a-z0-9]+/g) ?? []).every((word) => beside.has(word) || daysIn(word).length > 0);

const LEVELS: readonly FactLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const steps = [
  [anyOf(names.up), 1],
  [anyOf(names.down), -1],
] as const;
/** The level above or below one, where a folded text asks for it, and the rest of the text; null at either end. */
export function levelBeside(
  folded: string,
  level: FactLevel,
): { readonly level: FactLevel; readonly rest: string } | null {
  const step = steps.find(([words]) => folded.search(words) >= 0);
  const beside = step && LEVELS[LEVELS.indexOf(level) + step[1]];
  return step && beside ? { level: beside, rest: folded.replace(step[0], ' ').trim() } : null;
}
