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

const levelNamed = new Map(
  Object.entries(names.levels).flatMap(([level, words]) => words.map((word) => [word, level as FactLevel] as const)),
);
/** The longest first: "mastery pro" is no "mastery". */
const levelNames = anyOf([...levelNamed.keys()]);
/** The levels that a folded text names, by their letters or by a course or exam of theirs. */
export const levelsIn = (folded: string): FactLevel[] => [
  ...new Set(folded.match(levelNames)?.map((word) => levelNamed.get(word.replace('-', ' '))!)),
];
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
