// E-mail addresses and phone numbers in a message.
import { asciiPhoneSigns, cleanLine, isPhone, leadSchemas, phoneKey } from '@school/contracts';
import type { ContactSlots } from './slots.js';

// All repetitions are bounded: a message made for it could otherwise take seconds.
const EMAIL_LIKE = /(?<![^\s,;:<>()"'])[^\s,;:<>()"'@]{0,80}@[^\s,;:<>()"']{0,255}/g;
/** As above, with the apostrophes of names as in d'amico@. */
const EMAIL_WITH_APOSTROPHE = /(?<![^\s,;:<>()"])[^\s,;:<>()"@]{0,80}@[^\s,;:<>()"']{0,255}/g;
/** Signs of telephone numbers that are not ASCII. */
const WIDE_SIGN = /\d[\u2010-\u2015\u2212\u00A0]\d/;
const PHONE_LIKE =
  /(?<![\w@]|\d\.)(?:\+|00)?\(?\d[\d\s()./-]{4,24}\d(?:[ ,]{1,2}(?:int|interno|ext)\.? ?\d{1,5})?(?![\w@])/gi;
/** The number of a company or a person for the tax office. */
const TAX_NUMBER = /\b(?:p\.? ?iva|partita iva|vat|c\.? ?f\.?|codice fiscale)[\s:.]*(?:IT)?\d{8,}/gi;
const DATE = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2})\s*$/;
const YEARS = /^\s*(?:19|20)\d{2}(?:\s*[-/]\s*(?:19|20)?\d{2})?\s*$/;
/** Digits that may have been meant for a number; a year is none. */
const HALF_A_NUMBER = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}/;
const LEAST_DIGITS_UNASKED = 8;
/** An Italian mobile number begins with 3 and has nine digits at least. */
const HALF_A_MOBILE = /^(?:(?:\+|00)39)?3\d{0,7}$/;
/** "anna punto prova chiocciola example punto it", "anna (at) example.com", "anna @ example.com" */
const SIGN = / ?[([]at[)\]] ?| (?:chiocciola|at|@) /i;
const DOT = /(?: (?:punto|dot) |\.)/i;
const PART = /[\w-]{1,40}/;
const [DOTTED, ENDING] = [`(?:${DOT.source}${PART.source}){0,3}`, `(?:${DOT.source}\\w{2,12}){1,3}\\b`];
const DICTATED = new RegExp(`${PART.source}${DOTTED}(?:${SIGN.source})${PART.source}${ENDING}`, 'gi');
/** "Guardate at example.com" spells no dot, and is no address. */
const typed = (address: string): string =>
  / at /i.test(address) && !/ (?:punto|dot) /i.test(address)
    ? address
    : address.replace(SIGN, '@').replaceAll(new RegExp(DOT, 'gi'), '.');

/** A text with its addresses as they are typed. */
export const withAddresses = (text: string): string => text.replace(DICTATED, typed);

const emailSchema = leadSchemas.quote.shape.email;
const blank = (text: string): string => '|'.repeat(text.length);

/** What a text tells of how to be reached. */
export interface ContactReading {
  readonly contact: ContactSlots;
  /** Something looks like an address or a number and is none. */
  readonly invalid: 'email' | 'telefono' | null;
  /** The text, each address and number blanked. */
  readonly rest: string;
}

/** @param asked Gaia has just asked for a way to be reached: fewer digits are then a number. */
export function contactIn(said: string, asked: boolean): ContactReading {
  const text = withAddresses(said);
  // An apostrophe at the beginning is a quotation mark.
  const addresses = [...text.matchAll(EMAIL_WITH_APOSTROPHE)].map(([address]) =>
    address.replace(/^['‘’]+|[.!?]+$/g, ''),
  );
  const email = addresses.map((address) => emailSchema.safeParse(address).data).findLast(Boolean);
  const withoutEmail = text.replace(EMAIL_LIKE, blank).replace(TAX_NUMBER, blank);

  const withNumbers = WIDE_SIGN.test(withoutEmail) ? asciiPhoneSigns(withoutEmail) : withoutEmail;
  const numbers = [...withNumbers.matchAll(PHONE_LIKE)]
    .map(([number]) => cleanLine(number.replace(',', '')))
    .filter((number) => !DATE.test(number) && !YEARS.test(number));
  const marked = asked || /\b(tel|cell|telefon|numero|chiam|whats|phone|call|numéro|número|nummer)/i.test(withoutEmail);
  const isWhole = (number: string) => isPhone(number) && !HALF_A_MOBILE.test(number.replace(/[^\d+]/g, ''));
  const telefono = numbers.findLast(
    (number) => isWhole(number) && (marked || number.replace(/\D/g, '').length >= LEAST_DIGITS_UNASKED),
  );
  const rest = telefono ? withNumbers.replace(PHONE_LIKE, blank) : withoutEmail;

  const noAddress = !email && (addresses.length > 0 || (!telefono && /\bchiocciola\b/i.test(text)));
  const noNumber = asked && !email && !telefono && HALF_A_NUMBER.test(withoutEmail);
  return {
    contact: { ...(email && { email }), ...(telefono && { telefono }) },
    invalid: noAddress ? 'email' : noNumber ? 'telefono' : null,
    rest,
  };
}

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export function contactKey({ email, telefono }: ContactSlots): string {
  if (email) return email.toLowerCase();
  return phoneKey(telefono ?? '');
}
