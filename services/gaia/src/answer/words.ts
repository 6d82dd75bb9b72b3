// What Gaia says of her own, in the visitor's language: sentences in `knowledge/words/`, filled in.
import { z } from 'zod';
import { readYaml } from '../reader/knowledge.js';
import { type Language, languages } from '../reader/languages.js';

const variants = z.array(z.string()).min(1);
const texts = z.record(z.string(), z.string());
const schema = z.strictObject({
  say: z.record(z.string(), variants),
  /** Where a person helps, by the reason. */
  person: z.strictObject({ asked: variants, complaint: variants, unpublished: variants, child: variants }),
  /** A question that stays open beside others. */
  open: z.string(),
  again: variants,
  choices: variants,
  'only-choice': z.string(),
  /** Today's opening. */
  today: z.strictObject({ open: z.string(), over: z.string(), closed: z.string() }),
  /** By the name of a sum or of what follows from several. */
  sums: texts,
  aspects: texts,
  chips: texts,
  topics: texts,
  card: z.strictObject({
    opened: z.string(),
    added: z.string(),
    now: z.string(),
    instead: z.string(),
    updated: z.string(),
    removed: z.string(),
    complaint: z.string(),
    unsent: z.string(),
    beside: z.string(),
    missing: z.string(),
    how: z.string(),
    privacy: z.string(),
    labels: texts,
    faults: texts,
    services: texts,
  }),
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
