// Telephone numbers as people, phones and programs write them.
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { line, optionalLine } from './text.js';

const INVALID = 'Numero di telefono non valido';
const TOO_SHORT = `${INVALID}: mancano delle cifre`;
const SEVERAL = `${INVALID}: scrivine uno solo`;

/** The fewest digits of a number, and the most that a number of any country has (ITU-T E.164). */
const DIGITS = { least: 6, most: 15 } as const;
const EXTENSION = /[\s,;]*(?:interno|int|ext|est|x|#)[.:\s]*\d{1,5}$/i;
/** "Tel.", "cell:", "tel:" before a number that was copied with its label. */
const LABEL = /^(?:tel(?:efono)?|cell(?:ulare)?|mobile|phone|fax)\b[.:\s]*(?=[+(\d])/i;
const DIGITS_AND_PUNCTUATION = /^\+?[\d\s()[\].,/·•_-]+$/;

/** The digit of any script: Unicode keeps the ten digits of each in a row, from zero to nine. */
function asciiDigit(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
  return String(value);
}

/**
 * A text with the digits, dashes, blanks and signs of telephone numbers in ASCII; its length in characters is kept where
 * the text has no compatibility characters of several letters.
 */
export const asciiPhoneSigns = (text: string): string =>
  text
    .replace(/[\p{Pd}\u2212\u00AF\u02D7]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\u2044\u2215]/g, '/');

const clean = (value: string): string => asciiPhoneSigns(value).replace(LABEL, '').trim();

/** What is wrong with a number, in Italian; undefined for a number that can be called. */
function faultOf(value: string): string | undefined {
  const number = clean(value).replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  if (!DIGITS_AND_PUNCTUATION.test(number)) return digits > DIGITS.most ? SEVERAL : INVALID;
  if (digits < DIGITS.least) return TOO_SHORT;
  return digits > DIGITS.most ? SEVERAL : undefined;
}

/** Whether a text is a telephone number, or blank, which stands for "not given". */
export const isPhone = (value: string): boolean => value === '' || faultOf(value) === undefined;

/**
 * The number to dial, without extension and punctuation: `+39061234567` for `0039 (06) 123-4567 int. 12`. The zero in
 * brackets that some write after a country code is dialled in Italy alone.
 */
export function dialledNumber(value: string): string {
  const number = clean(value).replace(EXTENSION, '').replace(/^00/, '+');
  const abroad = /^\+(?!\s*39)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number;
  return (abroad.startsWith('+') ? '+' : '') + abroad.replace(/\D/g, '');
}

/** What all ways of writing one number have in common: its digits, without extension and without Italy's prefix. */
export const phoneKey = (value: string): string =>
  dialledNumber(value)
    .replace(/^\+39|^39(?=\d{8,})/, '')
    .replace(/\D/g, '');

const inAscii = z.overwrite<string>(clean);
const callable = z.refine<string>(isPhone, { error: ({ input }) => faultOf(String(input)) });

/** A required number, stored as it was written, in ASCII. */
export const phone = (required: string) => line(required, LIMITS.phone).check(inAscii, callable);

/** As `phone`; blank means not given. */
export const optionalPhone = () => optionalLine(LIMITS.phone, inAscii, callable);
