// What the gateway would say of a form, and how its entries read in a mail.
import { type FieldErrors, type LeadForm, displayValue, labelOf, officeOf, parseRequest } from '@school/contracts';
import { officeMailboxes } from '#src/content/office-mailboxes.ts';

/** What the gateway would say of these entries, by field. */
export function validationErrors(form: LeadForm, entries: object): FieldErrors {
  const parsed = parseRequest(form, entries);
  return parsed.success ? {} : parsed.errors;
}

/** Mail programs and browsers cut longer addresses. */
const LONGEST_BODY = 1800;

/**
 * A mailto link with the entries as a readable text, to the office that the request would have gone to: when sending
 * fails, the visitor's own mail program can still carry them.
 */
export function mailtoHref(form: LeadForm, entries: object): string {
  const lines = Object.entries(entries)
    .filter(([, value]) => Boolean(value))
    .map(([field, value]) => `${labelOf(form, field)}: ${displayValue(form, field, value)}`);
  const body = lines.join('\n').slice(0, LONGEST_BODY);
  const mailbox = officeMailboxes[officeOf(form, entries)];
  return `mailto:${mailbox}?subject=${encodeURIComponent(`${form.title}: richiesta dal sito`)}&body=${encodeURIComponent(body)}`;
}
