import { type LeadForm, displayValue, labelOf, officeOf } from '@school/contracts';
import { officeMailboxes } from '#src/content/office-mailboxes.ts';

/** Maximum length of a body in characters. Mail programs and browsers silently truncate longer URLs. */
const LONGEST_BODY = 1800;

/** A mailto link to the responsible office, with the entries as text. Visitors can use it if sending fails. */
export function mailtoHref(form: LeadForm, entries: object): string {
  const lines = Object.entries(entries)
    .filter(([, value]) => Boolean(value))
    .map(([field, value]) => `${labelOf(form, field)}: ${displayValue(form, field, value)}`);
  const body = shortened(lines.join('\n').toWellFormed(), LONGEST_BODY);
  const mailbox = officeMailboxes[officeOf(form, entries)];
  return `mailto:${mailbox}?subject=${encodeURIComponent(`${form.title}: richiesta dal sito`)}&body=${encodeURIComponent(body)}`;
}

/** Truncates with an ellipsis, never within a grapheme. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter('it', { granularity: 'grapheme' }).segment(text)) {
    if (short.length + segment.length >= max) break;
    short += segment;
  }
  return `${short}…`;
}
