// THE registry: every kind of request, once. What is typed by LeadKind does not compile until it knows a new kind.
import type * as z from 'zod/mini';
import { complaint } from './complaint.js';
import { contact } from './contact.js';
import { corporate } from './corporate.js';
import { languagecert } from './languagecert.js';
import type { LeadForm } from './lead-form.js';
import { quote } from './quote.js';
import { school } from './school.js';
import { translation } from './translation.js';

export const leadForms = { contact, translation, corporate, school, languagecert, complaint, quote } as const;

export type LeadKind = keyof typeof leadForms;
export type LeadPayload<K extends LeadKind = LeadKind> = z.output<(typeof leadForms)[K]['schema']>;

export const leadKinds = Object.keys(leadForms) as LeadKind[];

/** The form of a kind, typed for code that works on all kinds alike. */
export const leadForm = (kind: LeadKind): LeadForm<LeadKind> => leadForms[kind] as unknown as LeadForm<LeadKind>;

/** The Italian words for a stored value: the label of a choice, the value itself otherwise. */
export function displayValue(kind: LeadKind, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  const text = String(value);
  const options: Readonly<Record<string, string>> | undefined = (leadForm(kind).options as Record<string, Readonly<Record<string, string>>>)[field];
  return (options && Object.hasOwn(options, text) ? options[text] : undefined) ?? text;
}
