// Free text as people type or paste it: cleaned once here, so browser, gateway and workers agree on every character.
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { optional } from './optional.js';

// C0/C1 controls but tab and line ends; halves of surrogate pairs and what is no character; the place of an object that
// was not copied along; whatever Unicode says not to show (bidi controls, zero-width characters, soft hyphens, fillers
// that pass for letters, tags and selectors that can hide a text in a text) but what emoji are made of: their style and,
// inside one, the joiner.
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFC\p{Cs}\p{Noncharacter_Code_Point}]|(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
// The Braille cell without dots and the note without a head.
const BLANK_SYMBOL = /[\u2800\u{1D159}]/gu;
// An accent, a style or a joiner at the beginning has nothing to stand on.
const NOTHING_AT_THE_BEGINNING = /^[\s\p{M}\u200D]+/u;

/**
 * Invisible characters out, blank symbols as spaces, line ends as `\n`, NFC, outer space trimmed. Cleaning a clean text
 * changes nothing.
 */
export function cleanText(value: string): string {
  const visible = value.replace(/\r\n?/g, '\n').replace(BLANK_SYMBOL, ' ').replace(INVISIBLE, '');
  // NFC last: letter and accent may have stood apart until something invisible between them was taken out.
  return visible.replace(NOTHING_AT_THE_BEGINNING, '').normalize('NFC').trim();
}

/** As `cleanText`, on one line: a subject or a name cannot contain a line break. */
export function cleanLine(value: string): string {
  return cleanText(value.replace(/[\r\n\t\u2028\u2029\u0085]+/g, ' ')).replace(/ {2,}/g, ' ');
}

const inItalian = (count: number) => count.toLocaleString('it-IT');
// Nothing else looks at a text that is too long: the patterns of the fields are meant for short ones.
const atMost = (max: number) =>
  z.maxLength(max, {
    error: ({ input }) => `Al massimo ${inItalian(max)} caratteri: qui sono ${inItalian(String(input).length)}`,
    abort: true,
  });

/**
 * A text that is cleaned, then checked. `required` is shown when it is missing or blank; without that message the field
 * is optional, and blank means not given.
 */
function cleaned(
  clean: (typed: string) => string,
  required: string | undefined,
  max: number,
  checks: readonly z.core.$ZodCheck<string>[] = [],
) {
  const isMissing = (input: unknown) => input === undefined || input === null;
  const schema = z
    .string({ error: ({ input }) => (required && isMissing(input) ? required : 'Scrivi un testo') })
    .check(z.overwrite(clean), ...(required ? [z.minLength(1, required)] : []), atMost(max), ...checks);
  return required ? schema : optional(schema);
}

/** A single line. Further checks run after cleaning. */
export const line = (required?: string, max: number = LIMITS.line, ...checks: z.core.$ZodCheck<string>[]) =>
  cleaned(cleanLine, required, max, checks);

/** A text of several lines. */
export const text = (required?: string, max: number = LIMITS.text) => cleaned(cleanText, required, max);

/**
 * A code, such as a tax code, in capitals and without the blanks that people put between its groups. Capitals may be
 * longer than the letters that were typed, and are composed again, so that a stored code is read back unchanged.
 */
export const code = (required?: string, max: number = LIMITS.line) =>
  cleaned((typed) => cleanLine(typed).replace(/\s+/g, '').toUpperCase().normalize('NFC'), required, max);
