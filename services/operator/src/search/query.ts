// Parses what an operator types to name a request or a person.
import { cleanEmail, isLeadId, isPhone, phoneKey, readEmail } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { EXIT, OperatorError } from '../operator-error.js';

/** As somebody types it, and as it stands in a text that was copied. */
const REFERENCE = /^([a-z]{3})[- ]?([0-9a-z]{4})[- ]?([0-9a-z]{4})$/i;
const REFERENCE_IN_TEXT = /(?<![0-9a-z])([a-z]{3})-([0-9a-z]{4})-([0-9a-z]{4})(?![0-9a-z])/i;
/** Also in the address of a receipt and in the name of a job. */
const ID_IN_TEXT = /(?<![0-9a-f])[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Only A–Z change: no other letter may become an ASCII letter. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * An address as stored ones are compared: of every spelling that a form takes, what the form stores, without regard to
 * capitals. `anna+corsi@…` is not `anna@…`.
 * @throws OperatorError for a text of which a form takes no address.
 */
export function canonicalAddress(text: string): string {
  const address = readEmail(text);
  if (address === undefined)
    throw new OperatorError('That is not an e-mail address. Give one alone, as in anna@example.it', EXIT.usage);
  return asciiLowerCase(address);
}

/** A reference as it is printed. Letters that look like digits, and are in no reference, are read as those. */
export function canonicalReference(text: string): string | undefined {
  const typed = text.trim().replaceAll(DASHES, '-');
  const [, prefix, ...code] = REFERENCE.exec(typed) ?? REFERENCE_IN_TEXT.exec(typed) ?? [];
  if (prefix === undefined) return undefined;
  return [prefix, ...code.map((part) => part.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))]
    .join('-')
    .toUpperCase();
}

/** @throws OperatorError */
export function parseQuery(text: string): LeadQuery {
  const value = text.trim();
  if (cleanEmail(value).includes('@')) return { by: 'email', value: canonicalAddress(value) };
  const id = ID_IN_TEXT.exec(value.toLowerCase())?.[0];
  if (id && isLeadId(id)) return { by: 'id', value: id };
  const reference = canonicalReference(value);
  if (reference) return { by: 'reference', value: reference };
  if (value !== '' && isPhone(value)) return { by: 'phone', value: phoneKey(value) };
  throw new OperatorError(
    'Give an e-mail address, a reference such as TRA-7K3Q-F2MX, the id of a lead, or a phone number',
    EXIT.usage,
  );
}
