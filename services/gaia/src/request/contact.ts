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
const AROUND_EMAIL = /^['’‘*]+(?:all['’])?|^all['’]|['’‘*.!?…]+$/gi;
/** Not the number of a company or a person for the tax office. */
const PHONE_LIKE =
  /(?<![\w@|]|\d\.|\b(?:iva|vat|c\.? ?f\.?|fiscale)[\s:.]{0,3})\(?(?:\+|00)?\(?\d[\d\s()./-]{4,24}\d(?:[ ,]{1,2}(?:int|interno|ext)\.? ?\d{1,5})?(?![\w@])/gi;
/**
 * Dates, years, hours, thousands, and half of an Italian mobile number, which begins with 3 and has nine digits at
 * least.
 */
const NO_NUMBER =
  /^\s*(?:\d{1,2}\.\d\d\s*-\s*\d{1,2}\.\d\d|[1-9]\d{0,2}(?:\.\d{3})+(?:\s*-\s*[1-9]\d{0,2}(?:\.\d{3})+)?|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|(?:19|20)\d{2}(?:\s*[-/]\s*(?:19|20)?\d{2})?|(?:(?:\+|00)39\s*)?3(?:\D*\d){0,7}\D*)\s*$/;
/** Digits that may have been meant for a number; a year is none. */
const HALF_A_NUMBER = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}/;
const LEAST_DIGITS_UNASKED = 8;
/** "No il numero è": what comes then puts right. */
const ANSWERS_NO =
  /^\s*(?:(?:anzi|o meglio|scus[aio]|scusate|ops|ah|oh|sorry|no)\s+)+(?=(?:il|la|l['’]|è|mio|mia|my|the|it|el|mi|es)(?![\p{L}])|$)/iu;
/** "Non scrivete più a": further off a "no" is of something else. */
const MOST_DENIED = 4;

const emailSchema = leadSchemas.quote.shape.email;
/** Behind a whole Italian mobile number, which has ten digits, others count something, and so does a last single one. */
const MOBILE = /^\(?(?:(?:\+|00)39\D{0,2})?3(?:\D{0,2}\d){9}(?!\d)/;
const SINGLE = /^([^a-z]*\d)[\s(./-]+\d$/i;

/** An address or a number within a text; `value` is missing where it is only like one. */
interface Found {
  readonly kind: keyof Contact;
  readonly value: string | undefined;
  readonly from: number;
  readonly to: number;
}

/**
 * All that is an address or a number, or looks like one, addresses first.
 * @param text in ASCII signs, as it is typed. @param least digits of a number.
 */
export function contactsIn(text: string, least = 0): Found[] {
  const find = (kind: Found['kind'], within: string, pattern: RegExp, read: (written: string) => readonly string[]) =>
    [...within.matchAll(pattern)].map(({ 0: written, index }): Found => {
      const [kept = written, value] = read(written);
      const from = index + written.indexOf(kept);
      return { kind, value, from, to: from + kept.length };
    });
  const emails = find('email', text, EMAIL_LIKE, (written) => {
    const kept = written.replace(AROUND_EMAIL, '');
    const { data } = emailSchema.safeParse(kept);
    return [kept, ...(data ? [data] : [])];
  });
  const withoutEmails = text.replace(EMAIL_LIKE, (written) => GAP.repeat(written.length));
  const numbers = find('telefono', withoutEmails, PHONE_LIKE, (written) => {
    const kept = (MOBILE.exec(written)?.[0] ?? written.replace(SINGLE, '$1')).replace(/^\((?!.*\))/, '');
    const value = cleanLine(kept.replace(',', ''));
    const isNumber = isPhone(value) && !NO_NUMBER.test(kept) && value.replace(/\D/g, '').length >= least;
    return [kept, ...(isNumber ? [value] : [])];
  });
  return [...emails, ...numbers.filter(({ value }) => value)];
}

/**
 * Of some the last, unless the words around it take it back: "scrivete a A e non a B", "B è sbagliata, è A".
 */
function meant(found: readonly Found[], text: string): string | undefined {
  const whole = found.filter(({ value }) => value);
  return whole.findLast(({ from, to }, at) => {
    const before = clausesIn(text.slice(whole[at - 1]?.to ?? 0, from)).at(-1)!;
    const after = clausesIn(text.slice(to, whole[at + 1]?.from))[0]!;
    const denies = before.replace(ANSWERS_NO, '').trim().split(/\s+/).slice(-MOST_DENIED).join(' ');
    return (
      !phrases('not-next').has(denies) && !phrases('not-before').begin(after.replace(/^\s*(?:e|è|is|est|es|ist)\s/, ''))
    );
  })?.value;
}

/** @param asked Gaia has just asked for a way to be reached: fewer digits are then a number. */
export function contactIn(said: string, asked = false): ContactReading {
  const dictated = dictatedIn(said);
  const text = asciiPhoneSigns(dictated.text);
  const all = contactsIn(text, asked ? 0 : LEAST_DIGITS_UNASKED);
  const emails = all.filter(({ kind }) => kind === 'email');
  const email = dictated.isUnclear ? undefined : meant(emails, text);
  const telefono = meant(
    all.filter(({ kind }) => kind === 'telefono'),
    text,
  );
  const rest = all
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => left.slice(0, from) + GAP + left.slice(to), text);
  const noAddress = dictated.isUnclear || (!email && emails.some(({ value }) => !value));
  const noNumber = asked && !email && !telefono && HALF_A_NUMBER.test(rest);
  return {
    contact: { ...(email && { email }), ...(telefono && { telefono }) },
    all: all.flatMap(({ kind, value }) => (value ? [contactKey({ [kind]: value })] : [])),
    invalid: noAddress ? 'email' : noNumber ? 'telefono' : null,
    rest,
  };
}

/** A text without addresses and numbers; a clause ends where one stood. */
export const withoutContact = (text: string): string => contactIn(text).rest.replace(/\|+/g, ', ');

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export const contactKey = ({ email, telefono }: Contact): string =>
  email ? email.toLowerCase() : phoneKey(telefono ?? '');
