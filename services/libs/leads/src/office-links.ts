// The links by which an office says what it has done with a request. A link is signed for the request and the office, so
// nobody needs an account. It is valid while the lead exists; another key revokes all links.
import { type KeyObject, timingSafeEqual } from 'node:crypto';
import type { OfficeId } from '@school/contracts';
import { keyedHash } from './keyed-hash.js';

/** Where the links lead: office, lead, signature. */
export const OFFICE_ENDPOINT = '/api/uffici';

export const officeLink = (key: KeyObject, leadId: string, office: OfficeId): string =>
  `${OFFICE_ENDPOINT}/${office}/${leadId}/${keyedHash(key, 'office-link', office, leadId)}`;

/** Whether a signature is the keyed hash of these texts. */
export function isSigned(signature: string, key: KeyObject, ...parts: readonly string[]): boolean {
  const [expected, given] = [Buffer.from(keyedHash(key, ...parts)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
