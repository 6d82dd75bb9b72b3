// Free text as people type or paste it: cleaned once here, so browser, gateway and workers agree on every character.
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { optional } from './optional.js';

const INVALID_TEXT = 'Il testo contiene caratteri non validi';

// NUL is refused by PostgreSQL and lone surrogates by strict UTF-8 writers: such a request could never be stored.
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
// C0/C1 controls but tab and line ends; whatever Unicode says not to show (bidi controls, zero-width characters, soft
// hyphens, fillers that pass for letters, tags and selectors that can hide a text in a text) but what emoji are made
// of: their style and, inside one, the joiner.
const INVISIBLE =
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB]|(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Invisible characters out, line ends as `\n`, NFC, outer space trimmed. Cleaning a clean text changes nothing. */
export function cleanText(value: string): string {
  // NFC last: letter and accent may have stood apart until something invisible between them was taken out.
  return value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** As `cleanText`, on one line: a subject or a name cannot contain a line break. */
export function cleanLine(value: string): string {
  return cleanText(value.replace(/[\r\n\t\u2028\u2029\u0085]+/g, ' ')).replace(/ {2,}/g, ' ');
}

const storable = z.refine<string>((value) => !UNSTORABLE.test(value), { error: INVALID_TEXT, abort: true });
const ofType = (required: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null ? required : 'Scrivi un testo';
const inItalian = (count: number) => count.toLocaleString('it-IT');
// Nothing else looks at a text that is too long: the patterns of the fields are meant for short ones.
const atMost = (max: number) =>
  z.maxLength(max, {
    error: ({ input }) => `Al massimo ${inItalian(max)} caratteri: qui sono ${inItalian(String(input).length)}`,
    abort: true,
  });

/** A required single line; `required` is shown when it is missing or blank. */
export const line = (required: string, max: number = LIMITS.line) =>
  z.string({ error: ofType(required) }).check(storable, z.overwrite(cleanLine), z.minLength(1, required), atMost(max));

/** An optional single line; blank means not given. Further checks run after cleaning. */
export const optionalLine = (max: number = LIMITS.line, ...checks: z.core.$ZodCheck<string>[]) =>
  optional(z.string('Scrivi un testo').check(storable, z.overwrite(cleanLine), atMost(max), ...checks));

/**
 * A code is stored in capitals and without the blanks that people put between its groups. Capitals may be longer than
 * the letters that were typed, and are composed again, so that a stored code is read back unchanged.
 */
const asCode = z.overwrite<string>((typed) => cleanLine(typed).replace(/\s+/g, '').toUpperCase().normalize('NFC'));

/** A required code, such as a tax code. */
export const code = (required: string, max: number = LIMITS.line) =>
  z.string({ error: ofType(required) }).check(storable, asCode, z.minLength(1, required), atMost(max));

/** As `code`; blank means not given. */
export const optionalCode = (max: number = LIMITS.line) =>
  optional(z.string('Scrivi un testo').check(storable, asCode, atMost(max)));

/** A required text of several lines. */
export const text = (required: string, max: number = LIMITS.text) =>
  z.string({ error: ofType(required) }).check(storable, z.overwrite(cleanText), z.minLength(1, required), atMost(max));

/** An optional text of several lines; blank means not given. */
export const optionalText = (max: number = LIMITS.text) =>
  optional(z.string('Scrivi un testo').check(storable, z.overwrite(cleanText), atMost(max)));
