// E-mail addresses and phone numbers in a message.
import { cleanLine, isPhone, phoneKey, quote } from '@school/contracts';

export interface ContactSlots {
  readonly email?: string;
  readonly telefono?: string;
}

// All repetitions are bounded: a message made for it could otherwise take seconds.
const EMAIL_LIKE = /(?<![^\s,;:<>()"'])[^\s,;:<>()"'@]{0,80}@[^\s,;:<>()"']{0,255}/g;
const PHONE_LIKE = /(?<![\w@.])(?:\+|00)?\(?\d[\d\s()./-]{4,24}\d(?:[ ,]{1,2}(?:int|interno|ext)\.? ?\d{1,5})?(?![\w@])/gi;
/** The number of a company or a person for the tax office. */
const TAX_NUMBER = /\b(?:p\.? ?iva|partita iva|vat|c\.? ?f\.?|codice fiscale)[\s:.]*(?:IT)?\d{8,}/gi;
const NOT_A_PHONE = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|(?:19|20)\d{2}(?:\s*[-/]\s*(?:19|20)?\d{2})?|\d{4}-\d{2}-\d{2})\s*$/;
const LEAST_DIGITS_UNASKED = 8;
/** An Italian mobile number begins with 3 and has nine digits at least. */
const HALF_A_MOBILE = /^(?:(?:\+|00)39)?3\d{0,7}$/;

/** "anna punto prova chiocciola example punto it": to be written, not put together from pieces. */
const DICTATED = /\bchiocciola\b|\b[\w.-]{2,40} at [\w-]{2,40} (?:punto|dot) [a-z]{2,4}\b/i;

const emailSchema = quote.schema.shape.email;

/** @returns the contact, what looked like one and isn't, and the text with a lone @ in their place. */
export function contactIn(text: string, asked: boolean): { contact: ContactSlots; invalid: 'email' | 'telefono' | null; rest: string } {
  const addresses = [...text.matchAll(EMAIL_LIKE)].map(([address]) => address.replace(/[.!?]+$/, ''));
  const email = addresses.findLast((address) => emailSchema.safeParse(address).success);
  const withoutEmail = text.replace(EMAIL_LIKE, ' @ ').replace(TAX_NUMBER, ' , ');

  const numbers = [...withoutEmail.matchAll(PHONE_LIKE)].map(([number]) => cleanLine(number.replace(',', ''))).filter((number) => !NOT_A_PHONE.test(number));
  const marked = asked || /\b(tel|cell|telefon|numero|chiam|whats)/i.test(withoutEmail);
  const telefono = numbers.findLast((number) => isPhone(number) && !HALF_A_MOBILE.test(number.replace(/[^\d+]/g, '')) && (marked || number.replace(/\D/g, '').length >= LEAST_DIGITS_UNASKED));
  const rest = telefono ? withoutEmail.replace(PHONE_LIKE, ' @ ') : withoutEmail;

  const invalid = !email && (addresses.length > 0 || (!telefono && DICTATED.test(text))) ? 'email' : asked && !email && !telefono && /\d{3,}/.test(withoutEmail) ? 'telefono' : null;
  return { contact: { ...(email && { email: cleanLine(email) }), ...(telefono && { telefono }) }, invalid, rest };
}

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export function contactKey({ email, telefono }: ContactSlots): string {
  if (email) return email.toLowerCase();
  return phoneKey(telefono ?? '');
}
