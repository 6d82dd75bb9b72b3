import { type LeadForm, displayValue, labelOf, officeOf } from '@school/contracts';
import { officeMailboxes } from '#src/content/office-mailboxes.ts';

/** Characters of a body. Mail programs and browsers cut longer addresses, without a word. */
const LONGEST_BODY = 1800;

/**
 * A mailto link with the entries as a readable text, to the office that the request would have gone to: when sending
 * fails, the visitor's own mail program can still carry them.
 */
export function mailtoHref(form: LeadForm, entries: object): string {
  const lines = Object.entries(entries)
    .filter(([, value]) => Boolean(value))
    .map(([field, value]) => `${labelOf(form, field)}: ${displayValue(form, field, value)}`);
  const body = shortened(lines.join('\n').toWellFormed(), LONGEST_BODY);
  const mailbox = officeMailboxes[officeOf(form, entries)];
  return `mailto:${mailbox}?subject=${encodeURIComponent(`${form.title}: richiesta dal sito`)}&body=${encodeURIComponent(body)}`;
}

/** Ends with an ellipsis where it was cut: between two characters as people see them. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter('it', { granularity: 'grapheme' }).segment(text)) {
    if (short.length + segment.length >= max) break;
    short += segment;
  }
  return `${short}…`;
}
