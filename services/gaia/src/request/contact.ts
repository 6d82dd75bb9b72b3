// How the visitor can be reached: e-mail addresses and telephone numbers, typed or dictated. An address that was not
// understood whole is asked for again.
import { asciiPhoneSigns, cleanLine, isPhone, leadSchemas, phoneKey } from '@school/contracts';
import { phrases, wordsIn } from '../words/phrases.js';
import { dictatedIn } from './dictated.js';
import type { QuoteFields } from './draft.js';

export type Contact = Pick<QuoteFields, 'email' | 'telefono'>;

export interface ContactReading {
  /** The last of each that was not told to be wrong or another's. */
  readonly contact: Contact;
  /** All that was written, also what was told not to be used. */
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
/** "All'anna@example.com"; "dell'acqua@example.com" is an address. */
const ARTICLE = /^all['’]/i;
const QUOTES = /^['’‘]+|['’‘.!?…]+$/g;
const PHONE_LIKE =
  /(?<![\w@|]|\d\.)(?:\+|00)?\(?\d[\d\s()./-]{4,24}\d(?:[ ,]{1,2}(?:int|interno|ext)\.? ?\d{1,5})?(?![\w@])/gi;
/** The number of a company or a person for the tax office. */
const TAX_NUMBER = /\b(?:p\.? ?iva|partita iva|vat|c\.? ?f\.?|codice fiscale)[\s:.]*(?:IT)?\d{8,}/gi;
const DATE = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2})\s*$/;
const YEARS = /^\s*(?:19|20)\d{2}(?:\s*[-/]\s*(?:19|20)?\d{2})?\s*$/;
/** Digits that may have been meant for a number; a year is none. */
const HALF_A_NUMBER = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}/;
const LEAST_DIGITS_UNASKED = 8;
const MARKED = /\b(tel|cell|telefon|numero|chiam|whats|phone|call|numéro|número|nummer)/i;
/** An Italian mobile number begins with 3 and has nine digits at least. */
const HALF_A_MOBILE = /^(?:(?:\+|00)39)?3\d{0,7}$/;

const emailSchema = leadSchemas.quote.shape.email;
const addressIn = (written: string): string | undefined =>
  emailSchema.safeParse(written.replace(QUOTES, '').replace(ARTICLE, '')).data || undefined;

interface Found {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** The last of some that the words around it do not take back: "scrivete a A e non a B", "B è sbagliata, è A". */
function meant(found: readonly Found[], text: string): string | undefined {
  const kept = found.filter(({ from, to }, at) => {
    const before = text
      .slice(found[at - 1]?.to ?? 0, from)
      .split(/[,;!?\n]|\.\s/)
      .at(-1)!;
    const after = text.slice(to, found[at + 1]?.from).split(/[,;!?\n]|\.\s| ma | but | e non /)[0]!;
    const isPutRight = /\b(?:ma|anzi|bensì|but|mais|sino|sondern)\s*$/i.test(before.replace(/\s+\S{1,3}\s*$/, ''));
    const isDenied = !isPutRight && phrases('not-next').has(wordsIn(before));
    return (
      !isDenied &&
      phrases('not-before').lengthAt(
        wordsIn(after).filter((word) => !/^(?:e|è|is|est|es|ist)$/.test(word)),
        0,
      ) === 0
    );
  });
  return kept.at(-1)?.value;
}

/** @param asked Gaia has just asked for a way to be reached: fewer digits are then a number. */
export function contactIn(said: string, asked = false): ContactReading {
  const { text, isUnclear } = dictatedIn(said);
  const written = [...text.matchAll(EMAIL_LIKE)];
  const emails = written.flatMap(({ 0: match, index }): Found[] => {
    const value = addressIn(match);
    return value ? [{ value, from: index, to: index + match.length }] : [];
  });
  const email = isUnclear ? undefined : meant(emails, text);

  const withoutEmail = asciiPhoneSigns(text.replace(EMAIL_LIKE, GAP).replace(TAX_NUMBER, ' '));
  const least = asked || MARKED.test(withoutEmail) ? 0 : LEAST_DIGITS_UNASKED;
  const numbers = [...withoutEmail.matchAll(PHONE_LIKE)].flatMap(({ 0: match, index }): Found[] => {
    const value = cleanLine(match.replace(',', ''));
    const digits = value.replace(/\D/g, '').length;
    const isWhole = isPhone(value) && !HALF_A_MOBILE.test(value.replace(/[^\d+]/g, ''));
    return isWhole && digits >= least && !DATE.test(match) && !YEARS.test(match)
      ? [{ value, from: index, to: index + match.length }]
      : [];
  });
  const telefono = meant(numbers, withoutEmail);
  const rest = numbers.reduceRight((left, { from, to }) => left.slice(0, from) + GAP + left.slice(to), withoutEmail);

  const noAddress = isUnclear || (!email && written.length > emails.length);
  const noNumber = asked && !email && !telefono && HALF_A_NUMBER.test(withoutEmail);
  return {
    contact: { ...(email && { email }), ...(telefono && { telefono }) },
    all: [...emails, ...numbers].map(({ value }) => value),
    invalid: noAddress ? 'email' : noNumber ? 'telefono' : null,
    rest,
  };
}

/** A text without addresses and numbers; a clause ends where one stood. */
export const withoutContact = (text: string): string => contactIn(text).rest.replace(/\|+/g, ', ');

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export const contactKey = ({ email, telefono }: Contact): string =>
  email ? email.toLowerCase() : phoneKey(telefono ?? '');
