// Lists of words and phrases, as the guard looks for them in a folded text.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type List = readonly string[];
type Lists = Readonly<Record<string, List>>;
type Words = Readonly<
  Record<'units' | 'programs' | 'kinds' | 'levels' | 'parts' | 'topics' | 'unpublished', Lists> &
    Record<
      | 'hourly'
      | 'free'
      | 'weekends'
      | 'clauses'
      | 'clockMarks'
      | 'negations'
      | 'visitors'
      | 'doubts'
      | 'past'
      | 'unknown',
      List
    > &
    Record<'asserts' | 'courses' | 'yes' | 'asks' | 'today', List> & {
      claims: Readonly<Record<'agents' | 'deeds' | 'promises', List>>;
    }
>;
export const words = parse(readFileSync(new URL('../../knowledge/guard.yaml', import.meta.url), 'utf8')) as Words;

/** One pattern for a list of folded phrases, each whole; one that ends with `*` is the beginning of a word. */
export function anyOf(phrases: List, flags = ''): RegExp {
  const patterns = phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase.endsWith('*') ? RegExp.escape(phrase.slice(0, -1)) : `${RegExp.escape(phrase)}(?![\\p{L}\\d])`,
    );
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})`, `u${flags}`);
}

/** The lists that a text holds something of. */
export function finder(lists: Lists): (folded: string) => Set<string> {
  const patterns = Object.entries(lists).map(([name, list]) => [name, anyOf(list)] as const);
  return (folded) => new Set(patterns.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name));
}

const BETWEEN = new RegExp(String.raw`[,;:]\s|[()–—\n|]|\s-\s|\s(?=(?:${words.clauses.join('|')})\s)`);
/** The clauses of a folded sentence. */
export const clausesOf = (sentence: string): string[] =>
  sentence.split(BETWEEN).filter((clause) => clause.trim() !== '');
