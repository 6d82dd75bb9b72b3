// The school's facts in the visitor's language. A fact is recognised by its Italian sentence, and the translation takes
// over the figures, days and names that stand there: none is written down twice.
import type { Fact } from '@school/catalog';
import { z } from 'zod';
import { readYaml } from '../reader/knowledge.js';
import { type ForeignLanguage, type Language, foreignLanguages, languages } from './languages.js';

const tableOf = <K extends string>(keys: readonly K[]) => z.record(z.enum(keys), z.record(z.string(), z.string()));

/**
 * By language and by name, `id` or `id variant`: what the fact says, with `{placeholders}`; `*` stands for any level.
 */
export const sentences = tableOf(languages).parse(
  Object.fromEntries(languages.map((language) => [language, readYaml(`facts/${language}.yaml`)])),
);
const words = tableOf(foreignLanguages).parse(readYaml('facts/values.yaml'));

const PLACEHOLDER = /\{(\w+)\}/;
const escaped = (text: string): string => text.replace(/[.*+?()]/g, '\\$&');

/** The Italian sentences by the fact's id. */
const known = Map.groupBy(
  Object.entries(sentences.it).map(([name, sentence]) => {
    const parts = sentence
      .split(PLACEHOLDER)
      .map((part, place) => (place % 2 === 1 ? `(?<${part}>.+?)` : escaped(part)));
    return { name, pattern: new RegExp(`^${parts.join('')}$`) };
  }),
  ({ name }) => name.split(' ')[0]!,
);

const italianMonth = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => italianMonth.format(Date.UTC(2000, month)));
/** "22 ottobre 2025" or "22/10/2025", after a day of the week or by itself. */
const DATE = new RegExp(`(\\p{L}+(?:dì|ato|ica) )?(\\d{1,2})(?: (${months.join('|')}) |/(\\d{2})/)(\\d{4})`, 'gu');
/** Only words by themselves: never a part of an address or a link. */
const wordOf = (language: ForeignLanguage) =>
  new RegExp(`(?<=^|[\\s(])(?:${Object.keys(words[language]).join('|')})(?=$|[\\s,;)])`, 'g');
const dateIn = (language: ForeignLanguage) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
const forms = new Map(
  foreignLanguages.map((language) => [language, { date: dateIn(language), word: wordOf(language) }]),
);

/** The owner's own words stay as they are written. */
const OWNERS: ReadonlySet<string> = new Set(['name', 'address', 'district', 'accreditation', 'recognition']);

function valueIn(value: string, language: ForeignLanguage): string {
  const { date, word } = forms.get(language)!;
  const dated = value.replace(
    DATE,
    (_, weekday = '', day: string, month: string | undefined, number: string, year: string) => {
      const written = date.format(
        Date.UTC(Number(year), month ? months.indexOf(month) : Number(number) - 1, Number(day)),
      );
      // "Am Montag, 30. November": the day as it is published, also where it is not that date's.
      return (language === 'de' ? weekday.replace(' ', ', ') : weekday) + written;
    },
  );
  return dated.replace(word, (italian) => words[language][italian]!);
}

interface Sentence {
  /** As in `sentences`. */
  readonly name: string;
  /** By placeholder, in Italian. */
  readonly values: Readonly<Record<string, string>>;
}

/** A fact's sentence; null where nobody has written it down yet. */
export function sentenceOf({ id, level, value }: Fact): Sentence | null {
  for (const { name, pattern } of known.get(level ? id.replace(`-${level.toLowerCase()}.`, '-*.') : id) ?? []) {
    const match = pattern.exec(value);
    if (match) return { name, values: match.groups ?? {} };
  }
  return null;
}

/** What a fact says, in a language; in Italian where nobody has translated it yet. */
export function factIn(fact: Fact, language: Language): string {
  const found = language === 'it' ? null : sentenceOf(fact);
  if (language === 'it' || !found) return fact.value;
  const told = (name: string): string =>
    OWNERS.has(name) ? found.values[name]! : valueIn(found.values[name]!, language);
  return sentences[language][found.name]!.replace(new RegExp(PLACEHOLDER, 'g'), (_, name: string) => told(name));
}
