// THE registry: every form, once. Free of zod, see field.ts.
import { complaint } from './complaint/form.js';
import { contact } from './contact/form.js';
import { corporate } from './corporate/form.js';
import type { LeadForm } from './form.js';
import { languagecert } from './languagecert/form.js';
import { quote } from './quote/form.js';
import { school } from './school/form.js';
import { translation } from './translation/form.js';

export { complaint, contact, corporate, languagecert, quote, school, translation };

export const leadForms = { contact, translation, corporate, school, languagecert, complaint, quote } as const;

export type LeadKind = keyof typeof leadForms;
export type FieldsOf<K extends LeadKind> = (typeof leadForms)[K]['fields'];

export const leadKinds = Object.keys(leadForms) as LeadKind[];

/** The form of a kind, typed for code that works on all kinds alike. */
export const leadForm = (kind: LeadKind): LeadForm => leadForms[kind];

/** The consents that a visitor gives by sending a form. */
export const consentsOf = (kind: LeadKind): string[] =>
  Object.entries(leadForm(kind).fields).flatMap(([name, { type }]) => (type === 'consent' ? [name] : []));

/** The Italian name of a field. */
export const labelOf = (kind: LeadKind, field: string): string => leadForm(kind).fields[field]?.label ?? field;

/** The Italian text of a stored value: the label of a choice, the value itself otherwise. */
export function displayValue(kind: LeadKind, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  const text = String(value);
  const field = leadForm(kind).fields[name];
  return (field?.type === 'choice' && Object.hasOwn(field.options, text) && field.options[text]) || text;
}
