// The school's facts in the visitor's language. A fact is recognised by its Italian sentence, and the translation takes
// over the figures, days and names that stand there: none is written down twice.
import type { Fact } from '@school/catalog';
import { z } from 'zod';
import { readYaml } from '../reader/knowledge.js';
import { type ForeignLanguage, type Language, foreignLanguages, languages } from '../reader/languages.js';

const tableOf = <K extends string>(keys: readonly K[]) => z.record(z.enum(keys), z.record(z.string(), z.string()));

/**
 * By language and by name, `id` or `id variant`: what the fact says, with `{placeholders}`; `*` stands for any level.
 */
export const sentences = tableOf(languages).parse(
  Object.fromEntries(languages.map((language) => [language, readYaml(`facts/${language}.yaml`)])),
);
const words = tableOf(foreignLanguages).parse(readYaml('facts/values.yaml'));

const PLACEHOLDER = /\{(\w+)\}/g;

interface Sentence {
  /** As in `sentences`. */
  readonly name: string;
  /** By placeholder, in Italian. */
  readonly values: Readonly<Record<string, string>>;
}

const patterns = Object.entries(sentences.it).map(([name, sentence]) => {
  const escaped = sentence.replace(/[.*+?()]/g, '\\$&');
  return { name, id: name.split(' ')[0]!, pattern: new RegExp(`^${escaped.replace(PLACEHOLDER, '(?<$1>.+?)')}$`) };
});

/** A fact's sentence; undefined where nobody has written it down yet. */
export function sentenceOf({ topic, aspect, level, value }: Fact): Sentence | undefined {
  // What is said of one level as of all has one sentence.
  const ids = [...(level ? [`${topic}-*.${aspect}`] : []), `${topic}.${aspect}`];
  const found = patterns.find((one) => ids.includes(one.id) && one.pattern.test(value));
  return found && { name: found.name, values: found.pattern.exec(value)!.groups ?? {} };
}

const italianMonth = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => italianMonth.format(Date.UTC(2000, month)));
/** "22 ottobre 2025" or "22/10/2025", with the blank after a day of the week. */
const DATE = new RegExp(`((?<=dì|ato|ica) )?(\\d{1,2})(?: (${months.join('|')}) |/(\\d{2})/)(\\d{4})`, 'g');
/** The owner's own words stay as they are written. */
const OWNERS: ReadonlySet<string> = new Set(['name', 'address', 'district', 'accreditation', 'recognition']);

/** Days, dates and some words in another language; never a part of an address or a link. */
function valueIn(value: string, language: ForeignLanguage): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const word = new RegExp(`(?<=^|[\\s(-])(?:${Object.keys(words[language]).join('|')})(?=$|[\\s,;)-])`, 'g');
  // "all’11" is an "al" before a vowel.
  const unelided = value.replace(/\b(d?al)l’(?=\d)/g, '$1 ');
  return unelided
    .replace(DATE, (_, blank = '', day: string, name: string | undefined, number: string, year: string) => {
      const month = name ? months.indexOf(name) : Number(number) - 1;
      // "Montag, 30. November": the day as it is published, also where it is not that date's.
      return (blank && language === 'de' ? ', ' : blank) + written.format(Date.UTC(Number(year), month, Number(day)));
    })
    .replace(word, (italian) => words[language][italian]!);
}

/** What a fact says, in a language; in Italian where nobody has translated it yet. */
export function factIn(fact: Fact, language: Language): string {
  const found = language === 'it' ? undefined : sentenceOf(fact);
  if (language === 'it' || !found) return fact.value;
  return sentences[language][found.name]!.replace(PLACEHOLDER, (_, name: string) => {
    const value = found.values[name]!;
    return OWNERS.has(name) ? value : valueIn(value, language);
  });
}
