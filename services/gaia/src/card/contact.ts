// E-mail addresses and telephone numbers in what the visitor writes, by the patterns of the forms.
import {
  asciiPhoneSigns,
  cleanEmail,
  cleanLine,
  dialledNumber,
  isPhone,
  leadSchemas,
  phoneKey,
} from '@school/contracts';

export interface Contact {
  readonly email?: string;
  readonly telefono?: string;
}

interface Found {
  readonly kind: keyof Contact;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

// All repetitions are bounded: a message made for it could otherwise take seconds.
const EMAIL_LIKE = /(?<![^\s,;:<>()"«»“”[\]'’])[^\s,;:<>()"«»“”@[\]]{1,64}@[^\s,;:<>()"«»“”[\]]{3,255}/g;
const PHONE_LIKE = /(?<![\w@/.|])(?:\(?\+|00)?\(?\d[\d\s()./-]{4,22}\d(?![\w@])/g;
/** The number of a company, a customer, an invoice. */
const OTHER_NUMBER =
  /(?:iva|vat|fiscale|c\.?f|client\w*|customer|polizza|policy|pratica|ordine|order|fattura|invoice|iban|protocollo)[\s.:#]*(?:n|nr|num|numero|number|no)?[\s.:°#]*$/i;
const DATE_OR_HOURS =
  /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$|^\d{1,2}[.:]\d{2}\s*-\s*\d{1,2}[.:]\d{2}$|^(?:19|20)\d{2}\D/;
/** With its country, an Italian mobile or landline number, a Spanish one. */
const DIALLED = /^(?:\+\d{8,15}|3\d{8,9}|0\d{5,10}|[679]\d{8})$/;
/** The tax number of a company, in one word. */
const TAX_NUMBER = /^\d{11}$/;

const emailSchema = leadSchemas.quote.shape.email;

/** All addresses and numbers of a text in ASCII signs, in order. */
export function contactsIn(text: string): Found[] {
  const emails = [...text.matchAll(EMAIL_LIKE)].flatMap(({ 0: written, index }): Found[] => {
    const kept = written.replace(/^['’*]+|['’*.!?…]+$/g, '');
    const value = cleanEmail(kept);
    const from = index + written.indexOf(kept);
    return emailSchema.safeParse(value).success ? [{ kind: 'email', value, from, to: from + kept.length }] : [];
  });
  const withoutEmails = text.replace(EMAIL_LIKE, (written) => '|'.repeat(written.length));
  const numbers = [...withoutEmails.matchAll(PHONE_LIKE)].flatMap(({ 0: written, index }): Found[] => {
    const value = cleanLine(written).replace(/^\((\+?\d+)\)/, '$1');
    const isOther = OTHER_NUMBER.test(text.slice(Math.max(0, index - 40), index)) || DATE_OR_HOURS.test(value);
    if (isOther || TAX_NUMBER.test(value) || !isPhone(value) || !DIALLED.test(dialledNumber(value))) return [];
    return [{ kind: 'telefono', value, from: index, to: index + written.length }];
  });
  return [...emails, ...numbers].toSorted((one, other) => one.from - other.from);
}

/** The last address and the last number of a message. */
export function contactIn(message: string): Contact {
  const found = contactsIn(asciiPhoneSigns(message));
  return Object.fromEntries(found.map(({ kind, value }) => [kind, value]));
}

/** A message with a sign where each address and number stood. */
export const withGaps = (message: string, gap: string): string =>
  contactsIn(asciiPhoneSigns(message))
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from) + gap + left.slice(to), asciiPhoneSigns(message));

/** One form for one person: the address in lower case, or the digits without the Italian prefix. */
export const contactKey = ({ email, telefono }: Contact): string =>
  email ? email.toLowerCase() : phoneKey(telefono ?? '');
