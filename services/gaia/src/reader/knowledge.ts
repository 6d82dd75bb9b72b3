// The names of things and of what is counted, as staff write them in `knowledge/`.
import { readFileSync } from 'node:fs';
import type { FactLevel, Topic } from '@school/catalog';
import { parse } from 'yaml';
import { z } from 'zod';
import { numberIn } from './numbers.js';

export const FOLDER = new URL('../../knowledge/', import.meta.url);
export const readKnowledge = (file: string, folder = FOLDER): string => readFileSync(new URL(file, folder), 'utf8');
export const readYaml = (file: string): unknown => parse(readKnowledge(file));

const namesSchema = z.strictObject({
  levels: z.record(z.string(), z.array(z.string())),
  topics: z.record(z.string(), z.array(z.string())),
  generic: z.array(z.string()),
  beside: z.array(z.string()),
  except: z.array(z.string()),
});
const names = namesSchema.parse(readYaml('names.yaml'));

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

const levelNamed = new Map(
  Object.entries(names.levels).flatMap(([level, words]) => words.map((word) => [word, level as FactLevel] as const)),
);
/** The longest first: "mastery pro" is no "mastery". */
const levelNames = anyOf([...levelNamed.keys()]);
/** "Tranne il B1", "non del B1", "il B2 no": the level is named to be left out. */
const BUT = new RegExp(
  `\\b(?:${names.except.join('|')}) (?:(?:${names.beside.join('|')})(?: |(?<=l)'))*${levelNames.source}|` +
    `${levelNames.source},? (?:no|non|nein)\\b`,
  'g',
);
const levelsNamedIn = (folded: string): FactLevel[] => [
  ...new Set(folded.match(levelNames)?.map((word) => levelNamed.get(word.replace('-', ' '))!)),
];
/** The levels that a folded text means, by their letters or by a course or exam of theirs. */
export const levelsIn = (folded: string): FactLevel[] => levelsNamedIn(folded.replace(BUT, ' '));
/** Those that it leaves out. */
export const levelsLeftOutIn = (folded: string): FactLevel[] => levelsNamedIn((folded.match(BUT) ?? []).join(' '));
/** A text in which each level's name is this one word: which level is asked about says nothing of the side. */
export const LEVEL = 'LEVEL';
export const withoutLevels = (folded: string): string => folded.replace(levelNames, LEVEL);

const topicNames = Object.entries(names.topics).map(([topic, words]) => [topic as Topic, anyOf(words)] as const);
/** The topics whose own words a folded text has; those words may stand there in passing. */
export const topicsNamedIn = (folded: string): Topic[] =>
  topicNames.filter(([, words]) => folded.search(words) >= 0).map(([topic]) => topic);
const generic = anyOf(names.generic);
/** As `topicsNamedIn`, without the words that are said of any course or exam. */
export const ownTopicsIn = (folded: string): Topic[] => topicsNamedIn(folded.replace(generic, ' '));

const beside = new Set(names.beside);
const countsSchema = z.strictObject({
  units: z.record(z.string(), z.array(z.string())),
  'people-openers': z.array(z.string()),
  groups: z.array(z.string()),
  pairs: z.array(z.string()),
});
const counts = countsSchema.parse(readYaml('follow-ups.yaml'));

const units = Object.entries(counts.units).map(
  ([unit, words]) => [unit as 'hours' | 'people' | 'others', anyOf(words)] as const,
);
const unitWords = anyOf(Object.values(counts.units).flat());
const peopleOpeners = new Set(counts['people-openers']);
/** "Famiglia di 4". */
const groups = anyOf(counts.groups);
/** "Io e mio marito": two, without a number. */
const pairs = anyOf(counts.pairs);
/** Numbers in words, from two on, as digits. */
const inFigures = (folded: string): string =>
  folded.replace(/[a-z]+/g, (word) => ((numberIn(word) ?? 0) > 1 ? String(numberIn(word)) : word));

interface Counts {
  readonly hours: number | null;
  /** 1 where nobody else is spoken of. */
  readonly people: number;
  /** A number that counts nothing known. */
  readonly bare: number | null;
}

/** "From 5pm", "18:30" */
const CLOCK = /\b\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b|\b\d{1,2}[:.]\d{2}\b/g;

/** What a folded text counts; a time of day counts nothing. */
export function countsIn(folded: string): Counts {
  const words = inFigures(folded.replace(CLOCK, ' ')).match(/\d+|[a-z][a-z0-9]*/g) ?? [];
  const counted = words.flatMap((word, at) => {
    // "I passed the First in 2019"
    if (!/^\d{1,3}$/.test(word)) return [];
    const named = units.find(([, names]) => (words[at + 1] ?? '').search(names) === 0)?.[0];
    const isGroup = (words[at - 2] ?? '').search(groups) === 0;
    const unit = named ?? (isGroup || peopleOpeners.has(words[at - 1] ?? '') ? 'people' : null);
    return [{ value: Number(word), unit }];
  });
  const of = (wanted: 'hours' | 'people' | null) => counted.find(({ unit }) => unit === wanted)?.value ?? null;
  return { hours: of('hours'), people: of('people') ?? (folded.search(pairs) >= 0 ? 2 : 1), bare: of(null) };
}

/** Nothing but the name of a level, a course or an exam: "B2", "il first?" */
export function isOnlyName(folded: string): boolean {
  const words = folded.replace(levelNames, ' ').match(/[a-z]+/g) ?? [];
  const named = (word: string) => topicsNamedIn(word).length > 0;
  return (levelsIn(folded).length > 0 || words.some(named)) && words.every((word) => beside.has(word) || named(word));
}

/** "E in tre?", "10 ore di B2 individuale": nothing but how many, and of what. */
export function isOnlyNumber(folded: string): boolean {
  const text = inFigures(withoutLevels(folded).replaceAll(LEVEL, ' '));
  const words = text.replace(unitWords, ' ').match(/[a-z]+/g) ?? [];
  return /\d/.test(text) && words.every((word) => beside.has(word) || topicsNamedIn(word).includes('individuale'));
}
