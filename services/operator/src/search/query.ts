// Parses what an operator types to name a request or a person.
import { domainToASCII } from 'node:url';
import { isLeadId, isPhone, phoneKey } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { EXIT, OperatorError } from '../operator-error.js';

const REFERENCE = /^([a-z]{3})[- ]?([0-9a-z]{4})[- ]?([0-9a-z]{4})$/i;

/** Only A–Z change: no other letter may become an ASCII letter. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * An address as stored ones are compared: composed as the forms compose it; capitals and the writing of an
 * international domain make no difference, anything else does; `anna+corsi@…` is not `anna@…`.
 * @throws OperatorError for a text that is not an address.
 */
export function canonicalAddress(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  if (at < 1 || domain === '' || /\s/.test(address))
    throw new OperatorError('That is not an e-mail address', EXIT.usage);
  return `${asciiLowerCase(address.slice(0, at))}@${domain}`;
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
  if (value.includes('@')) return { by: 'email', value: canonicalAddress(value) };
  if (isLeadId(value.toLowerCase())) return { by: 'id', value: value.toLowerCase() };
  const reference = canonicalReference(value);
  if (reference) return { by: 'reference', value: reference };
  if (value !== '' && isPhone(value)) return { by: 'phone', value: phoneKey(value) };
  throw new OperatorError(
    'Give an e-mail address, a reference such as TRA-7K3Q-F2MX, the id of a lead, or a phone number',
    EXIT.usage,
  );
}
