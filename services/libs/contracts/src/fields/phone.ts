import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { line, optionalLine } from './text.js';

const PHONE_INVALID = 'Numero di telefono non valido';

// As people write numbers in Italy: +39 06 123 4567, 06/1234567, 333.123.4567, (06) 123-4567, 0039…, "int. 12".
const EXTENSION = /\s*(?:int|interno|ext)\.?\s*\d{1,5}$/i;
const PUNCTUATED_DIGITS = /^\+?[\d\s()./-]+$/;

/** True for 6 to 15 digits (E.164's limit) with the punctuation people use; blank is "not given". */
export function isPhone(value: string): boolean {
  const number = value.replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  return value === '' || (PUNCTUATED_DIGITS.test(number) && digits >= 6 && digits <= 15);
}

/** What two ways of writing one number have in common: its digits, without extension and Italy's prefix. */
export const phoneKey = (value: string): string =>
  value
    .replace(EXTENSION, '')
    .replace(/\D/g, '')
    .replace(/^0039|^39(?=\d{8,})/, '');

const plausible = z.refine<string>(isPhone, PHONE_INVALID);

export const phone = (required: string) => line(required, LIMITS.phone).check(plausible);

export const optionalPhone = () => optionalLine(LIMITS.phone, plausible);
