// What Gaia says of her own, in the visitor's language: sentences in `knowledge/words/`, filled in.
import { z } from 'zod';
import { type Language, languages } from '../language/languages.js';
import { readYaml } from './knowledge.js';

const variants = z.array(z.string()).min(1);
const schema = z.strictObject({
  say: z.record(z.string(), variants),
  person: z.strictObject({
    asked: variants,
    grave: variants,
    unanswered: variants,
    partly: variants,
    aside: variants,
  }),
  again: variants,
  clarify: variants,
  'quote-offer': z.string(),
  /** Today's opening. */
  today: z.strictObject({ open: z.string(), over: z.string(), closed: z.string() }),
  /** By the name of a sum or of what follows from several. */
  sums: z.record(z.string(), z.string()),
  /** The sides of a thing, as nouns. */
  sides: z.record(z.string(), z.string()),
  chips: z.record(z.string(), z.string()),
  topics: z.record(z.string(), z.string()),
});
export type Words = z.output<typeof schema>;

const load = (language: Language): Words => schema.parse(readYaml(`words/${language}.yaml`));
const loaded = Object.fromEntries(languages.map((language) => [language, load(language)])) as Record<Language, Words>;
export const wordsOf = (language: Language): Words => loaded[language];

/** Puts values in the place of `{name}`. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The variants take turns, so that the same is never said twice running. */
export const variant = (of: readonly string[], turn: number): string => of[turn % of.length]!;
