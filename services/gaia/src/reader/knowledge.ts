// The names of things, as staff write them in `knowledge/`.
import { readFileSync } from 'node:fs';
import type { FactLevel, Topic } from '@school/catalog';
import { parse } from 'yaml';
import { z } from 'zod';

export const FOLDER = new URL('../../knowledge/', import.meta.url);
export const readKnowledge = (file: string, folder = FOLDER): string => readFileSync(new URL(file, folder), 'utf8');
export const readYaml = (file: string): unknown => parse(readKnowledge(file));

const namesSchema = z.strictObject({
  levels: z.record(z.string(), z.array(z.string())),
  topics: z.record(z.string(), z.array(z.string())),
  generic: z.array(z.string()),
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
const table = <K extends string>(
  lists: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [K, RegExp])[] => Object.entries(lists).map(([key, words]) => [key as K, anyOf(words)]);

const levelNames = table<FactLevel>(names.levels);
const topicNames = table<Topic>(names.topics);
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
/** The topics whose own words a folded text has; those words may stand there in passing. */
export const topicsNamedIn = (folded: string): Topic[] => withName(topicNames, folded);
const generic = anyOf(names.generic);
/** As `topicsNamedIn`, without the words that are said of any course or exam. */
export const ownTopicsIn = (folded: string): Topic[] => topicsNamedIn(folded.replace(generic, ' '));
/** A text in which each level's name is this one word: which level is asked about says nothing of the side. */
export const LEVEL = 'LEVEL';
export const withoutLevels = (folded: string): string =>
  levelNames.reduce((text, [, words]) => text.replace(words, LEVEL), folded);
