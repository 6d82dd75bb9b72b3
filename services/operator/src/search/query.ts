// Parses what an operator types to name a request or a person.
import { cleanEmail, isLeadId, isPhone, phoneKey, readEmail } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { EXIT, OperatorError } from '../operator-error.js';

const REFERENCE = /^([a-z]{3})[- ]?([0-9a-z]{4})[- ]?([0-9a-z]{4})$/i;

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
  const [, prefix, ...code] = REFERENCE.exec(text.trim()) ?? [];
  if (prefix === undefined) return undefined;
  return [prefix, ...code.map((part) => part.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))]
    .join('-')
    .toUpperCase();
}

/** @throws OperatorError */
export function parseQuery(text: string): LeadQuery {
  const value = text.trim();
  if (cleanEmail(value).includes('@')) return { by: 'email', value: canonicalAddress(value) };
  if (isLeadId(value.toLowerCase())) return { by: 'id', value: value.toLowerCase() };
  const reference = canonicalReference(value);
  if (reference) return { by: 'reference', value: reference };
  if (value !== '' && isPhone(value)) return { by: 'phone', value: phoneKey(value) };
  throw new OperatorError(
    'Give an e-mail address, a reference such as TRA-7K3Q-F2MX, the id of a lead, or a phone number',
    EXIT.usage,
  );
}
