// Telephone numbers as people, phones and programs write them.
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { line } from './text.js';

const INVALID = 'Numero di telefono non valido';
const TOO_SHORT = `${INVALID}: mancano delle cifre`;
const SEVERAL = `${INVALID}: scrivine uno solo`;
const WORDS = `${INVALID}: scrivi solo il numero, senza altre parole o lettere`;
const SIGNS = `${INVALID}: scrivi solo cifre, con il + davanti al prefisso`;
export const PHONE_FAULTS: readonly string[] = [TOO_SHORT, SEVERAL, WORDS, SIGNS];

const LEAST_DIGITS = 6;
/** ITU-T E.164. */
const MOST_DIGITS = 15;
const EXTENSION = /[\s,;]*(?:int(?:erno)?|ext|x|#)[.:\s]*\d{1,5}$/i;
/** "Tel.", "cell:", "tel:" before a number that was copied with its label. */
const LABEL = /^[a-z]+[.:\s]+(?=[+(\d])/i;
const DIGITS_AND_PUNCTUATION = /^[([]?\s?\+?[\d\s()[\].,/·•_-]+$/;

/** The value of a digit of any script: Unicode keeps the ten digits of each in a row, from zero to nine. */
function digitValue(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits, dashes, blanks and signs of telephone numbers in ASCII. */
export const asciiPhoneSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, digitValue);

const clean = (value: string): string => asciiPhoneSigns(value).replace(LABEL, '').trim();

/** The Italian message for an invalid number; undefined for a valid one. */
function faultOf(value: string): string | undefined {
  const number = clean(value).replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  if (digits > MOST_DIGITS) return SEVERAL;
  if (/\p{L}/u.test(number)) return WORDS;
  if (!DIGITS_AND_PUNCTUATION.test(number)) return SIGNS;
  return digits < LEAST_DIGITS ? TOO_SHORT : undefined;
}

/** Whether a text is a telephone number, or blank, which stands for "not given". */
export const isPhone = (value: string): boolean => value === '' || faultOf(value) === undefined;

/**
 * The number to dial, without extension and punctuation: `+39061234567` for `(0039) 06 123-4567 int. 12`. The zero in
 * brackets that some write after a country code is dialled in Italy alone.
 */
export function dialledNumber(value: string): string {
  const number = clean(value)
    .replace(EXTENSION, '')
    .replace(/^[([]?\s?(?:00|\+)/, '+');
  const abroad = /^\+(?!\s*39)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number;
  return (abroad.startsWith('+') ? '+' : '') + abroad.replace(/\D/g, '');
}

/** The digits of a number without extension and Italy's prefix: the same for all ways of writing it. */
export const phoneKey = (value: string): string =>
  dialledNumber(value)
    .replace(/^\+39|^39(?=\d{8,})/, '')
    .replace(/\D/g, '');

const inAscii = z.overwrite<string>(clean);
const callable = z.refine<string>(isPhone, { error: ({ input }) => faultOf(String(input)) });

/** A number, stored as it was written, in ASCII. Without `required`, blank means not given. */
export const phone = (required?: string) => line(required, LIMITS.phone, inAscii, callable);
