// The summary that a yes refers to.
import type { Language } from '../language/languages.js';
import type { QuoteFields } from './draft.js';
import { labelsOf, line, serviceIn } from './texts.js';

/** On one line, without what the panel would draw as Markdown. */
const plain = (value: string): string => value.replace(/\s*\n\s*/g, ' ').replace(/[[\]*`<>]/g, '');

/** What would be sent, as a list. */
export function summaryOf(fields: QuoteFields, language: Language): string {
  const labels = labelsOf(language);
  const shown = { ...fields, servizio: serviceIn(fields.servizio, language) };
  const names = ['servizio', 'richiesta', 'nome', 'email', 'telefono'] as const;
  const rows = names.flatMap((name) => (shown[name] ? [`- ${labels[name]}: ${plain(shown[name])}`] : []));
  return [line(language, 'summary'), ...rows].join('\n');
}

/** What stands beneath the summary: what the data are for, and the question. */
export const askedOf = (language: Language): string => `${line(language, 'privacy')}\n${line(language, 'confirm')}`;
