// What the gateway would say of a form, and how its entries read in a mail.
import { officeForRequest } from '@school/catalog';
import { type FieldErrors, type Lead, type LeadKind, displayValue, labelOf, leadForm, parseLead } from '@school/contracts';
import { officeMailboxes } from '#src/content/office-mailboxes.ts';

/** What the gateway would say of these entries, by field. */
export function validationErrors(kind: LeadKind, entries: object): FieldErrors {
  const parsed = parseLead(kind, entries);
  return parsed.success ? {} : parsed.errors;
}

/** Mail programs and browsers cut longer addresses. */
const LONGEST_BODY = 1800;

/**
 * A mailto link with the entries as a readable text, to the office that the request would have gone to: when sending fails, the visitor's
 * own mail program can still carry them.
 */
export function mailtoHref(kind: LeadKind, entries: object): string {
  const { title } = leadForm(kind);
  const lines = Object.entries(entries)
    .filter(([, value]) => Boolean(value))
    .map(([field, value]) => `${labelOf(kind, field)}: ${displayValue(kind, field, value)}`);
  const body = lines.join('\n').slice(0, LONGEST_BODY);
  // The routing reads choices alone, which are what they are before any rule has looked at them.
  const mailbox = officeMailboxes[officeForRequest({ kind, payload: entries } as unknown as Lead)];
  return `mailto:${mailbox}?subject=${encodeURIComponent(`${title}: richiesta dal sito`)}&body=${encodeURIComponent(body)}`;
}
