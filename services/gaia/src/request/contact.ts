// How the visitor can be reached: e-mail addresses and telephone numbers, typed or dictated. An address that was not
// understood whole is asked for again.
import { asciiPhoneSigns, cleanLine, isPhone, leadSchemas, phoneKey } from '@school/contracts';
import { clausesIn, phrases } from '../words/phrases.js';
import { dictatedIn } from './dictated.js';
import type { QuoteFields } from './draft.js';

export type Contact = Pick<QuoteFields, 'email' | 'telefono'>;

export interface ContactReading {
  /** The last of each that was not told to be wrong or another's. */
  readonly contact: Contact;
  /** The keys of all that was written, also of what was told not to be used. */
  readonly all: readonly string[];
  /** Something looks like an address or a number and is none. */
  readonly invalid: 'email' | 'telefono' | null;
  /** The text, with GAP where each address and number stood. */
  readonly rest: string;
}

/** Stands where an address or a number stood. */
export const GAP = '|';

// All repetitions are bounded: a message made for it could otherwise take seconds.
const EMAIL_LIKE = /(?<![^\s,;:<>()"«»“”[\]])[^\s,;:<>()"«»“”@[\]]{0,80}@[^\s,;:<>()"«»“”[\]]{0,255}/g;
/** Quotes around it, and "all'anna@example.com"; "dell'acqua@example.com" is an address. */
const AROUND_EMAIL = /^['’‘]+(?:all['’])?|^all['’]|['’‘.!?…]+$/gi;
/** Not the number of a company or a person for the tax office. */
const PHONE_LIKE =
  /(?<![\w@|]|\d\.|(?:iva|vat|\bc\.? ?f\.?|fiscale)[\s:.]{0,3})(?:\+|00)?\(?\d[\d\s()./-]{4,24}\d(?:[ ,]{1,2}(?:int|interno|ext)\.? ?\d{1,5})?(?![\w@])/gi;
/** Dates, years, and half of an Italian mobile number, which begins with 3 and has nine digits at least. */
const NO_NUMBER =
  /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|(?:19|20)\d{2}(?:\s*[-/]\s*(?:19|20)?\d{2})?|(?:(?:\+|00)39\s*)?3(?:\D*\d){0,7}\D*)\s*$/;
/** Digits that may have been meant for a number; a year is none. */
const HALF_A_NUMBER = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}/;
const LEAST_DIGITS_UNASKED = 8;
/** "No il numero è": what comes then puts right. */
const ANSWERS_NO = /^\s*(?:no\s+)+(?=(?:il|la|l['’]|è|mio|mia|my|the|it|el|mi|es)(?![\p{L}])|$)/iu;
/** "Non scrivete più a": further off a "no" is of something else. */
const MOST_DENIED = 4;

const emailSchema = leadSchemas.quote.shape.email;
const addressOf = (written: string): string | undefined =>
  emailSchema.safeParse(written.replace(AROUND_EMAIL, '')).data || undefined;

/** @param least digits that it must have. */
function numberOf(written: string, least: number): string | undefined {
  const value = cleanLine(written.replace(',', ''));
  return isPhone(value) && !NO_NUMBER.test(written) && value.replace(/\D/g, '').length >= least ? value : undefined;
}

/**
 * What a pattern finds and is valid. Of these the last is meant, unless the words around it take it back: "scrivete a A
 * e non a B", "B è sbagliata, è A".
 */
function findIn(text: string, pattern: RegExp, valueOf: (written: string) => string | undefined) {
  const found = [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const value = valueOf(written);
    return value ? [{ value, from: index, to: index + written.length }] : [];
  });
  const kept = found.filter(({ from, to }, at) => {
    const before = clausesIn(text.slice(found[at - 1]?.to ?? 0, from)).at(-1)!;
    const after = clausesIn(text.slice(to, found[at + 1]?.from))[0]!;
    const isDenied = phrases('not-next').has(
      before.replace(ANSWERS_NO, '').trim().split(/\s+/).slice(-MOST_DENIED).join(' '),
    );
    return !isDenied && !phrases('not-before').begin(after.replace(/^\s*(?:e|è|is|est|es|ist)\s/, ''));
  });
  return { all: found.map(({ value }) => value), meant: kept.at(-1)?.value };
}

/** @param asked Gaia has just asked for a way to be reached: fewer digits are then a number. */
export function contactIn(said: string, asked = false): ContactReading {
  const { text, isUnclear } = dictatedIn(said);
  const addresses = text.match(EMAIL_LIKE) ?? [];
  const emails = findIn(text, EMAIL_LIKE, addressOf);
  const email = isUnclear ? undefined : emails.meant;

  const withoutEmail = asciiPhoneSigns(text.replace(EMAIL_LIKE, GAP));
  const asNumber = (written: string) => numberOf(written, asked ? 0 : LEAST_DIGITS_UNASKED);
  const numbers = findIn(withoutEmail, PHONE_LIKE, asNumber);
  const telefono = numbers.meant;

  const noAddress = isUnclear || (!email && addresses.length > emails.all.length);
  const noNumber = asked && !email && !telefono && HALF_A_NUMBER.test(withoutEmail);
  return {
    contact: { ...(email && { email }), ...(telefono && { telefono }) },
    all: [
      ...emails.all.map((one) => contactKey({ email: one })),
      ...numbers.all.map((one) => contactKey({ telefono: one })),
    ],
    invalid: noAddress ? 'email' : noNumber ? 'telefono' : null,
    rest: withoutEmail.replace(PHONE_LIKE, (written) => (asNumber(written) ? GAP : written)),
  };
}

/** A text without addresses and numbers; a clause ends where one stood. */
export const withoutContact = (text: string): string => contactIn(text).rest.replace(/\|+/g, ', ');

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export const contactKey = ({ email, telefono }: Contact): string =>
  email ? email.toLowerCase() : phoneKey(telefono ?? '');
