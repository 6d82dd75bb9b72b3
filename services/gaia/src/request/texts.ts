// What Gaia says of a request for a quote, in the visitor's language.
import { type QuoteService, quoteServices } from '@school/contracts';
import { z } from 'zod';
import { type Language, languages } from '../language/languages.js';
import { readYaml } from '../reader/knowledge.js';
import { filled } from '../reader/words.js';
import type { QuoteFields } from './draft.js';

const names = ['servizio', 'richiesta', 'nome', 'email', 'telefono'] as const;
const missing = ['servizio', 'richiesta', 'nome', 'contatto'] as const;
const record = <K extends string>(...keys: readonly K[]) => z.record(z.enum(keys), z.string());
const schema = z.object({
  lines: z.record(z.string(), z.string()),
  missing: record(...missing),
  invalid: record('email', 'telefono'),
  chips: record('yes', 'change', 'cancel', 'resume'),
  labels: record(...names),
  service: record(...(Object.keys(quoteServices) as QuoteService[])),
});
const texts = z.record(z.enum(languages), schema).parse(readYaml('quote/texts.yaml'));

/** What a request still lacks; `contatto`: an e-mail address or a phone number. */
export type Missing = (typeof missing)[number];

/** A sentence with the values of its `{names}`. @throws where nobody has written it. */
export function line(language: Language, name: string, values: Readonly<Record<string, string>> = {}): string {
  const sentence = texts[language].lines[name];
  if (sentence === undefined) throw new Error(`knowledge/quote/texts.yaml has no ${name} in ${language}`);
  return filled(sentence, values);
}

/** Its shorter words: chips, services, what is missing or invalid. */
export const textsOf = (language: Language) => texts[language];

/** On one line, without what the panel would draw as Markdown. */
const plain = (value: string): string => value.replace(/\s*\n\s*/g, ' ').replace(/[[\]*`]/g, '');

/** The summary that a yes refers to: what would be sent, as a list. */
export function summaryOf(fields: QuoteFields, language: Language): string {
  const { service, labels } = texts[language];
  const shown = { ...fields, servizio: service[fields.servizio] };
  const rows = names.flatMap((name) => (shown[name] ? [`- ${labels[name]}: ${plain(shown[name])}`] : []));
  return [line(language, 'summary'), ...rows].join('\n');
}

/** What stands beneath the summary: what the data are for, and the question. */
export const askedOf = (language: Language): string => `${line(language, 'privacy')}\n${line(language, 'confirm')}`;
