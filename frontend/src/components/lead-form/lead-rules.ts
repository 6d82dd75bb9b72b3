// What a form needs to know of the rules, loaded when a visitor first touches one: a page that is only read does without.
import { type FieldErrors, type LeadKind, displayValue, leadForm, parseLead } from '@school/contracts';
import { school } from '#src/content/school.ts';
import type { Entries } from './definition.ts';

/** What the gateway would say of these entries, by field. */
export function faults(kind: LeadKind, entries: Entries): FieldErrors {
  const parsed = parseLead(kind, entries);
  return parsed.success ? {} : parsed.errors;
}

/** Mail programs and browsers cut longer addresses. */
const LONGEST_BODY = 1800;

/** A mailto link with the entries as a readable text: when sending fails, the visitor's own mail program can still carry them. */
export function mailtoHref(kind: LeadKind, entries: Entries): string {
  const { title, labels } = leadForm(kind);
  const lines = Object.entries(entries)
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([field, value]) => `${(labels as Record<string, string>)[field] ?? field}: ${displayValue(kind, field, value)}`);
  const body = lines.join('\n').slice(0, LONGEST_BODY);
  return `mailto:${school.email}?subject=${encodeURIComponent(`${title}: richiesta dal sito`)}&body=${encodeURIComponent(body)}`;
}
