// The links by which an office says what it has done with a request. A link is signed for the request and the office, so
// nobody needs an account. It is valid while the lead exists; another key revokes all links.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OfficeId } from '@school/contracts';

/** Where the links lead: office, lead, what is done, signature. */
export const OFFICE_ENDPOINT = '/api/uffici';

/** What an office does with a request, and the event that it causes. */
export const officeActions = { presa: 'taken', risposta: 'answered' } as const;
export type OfficeAction = keyof typeof officeActions;

/** A signature is valid for both actions: who can read one link in a mail can read the other. */
const sign = (key: Buffer, leadId: string, office: string): string =>
  createHmac('sha256', key).update(`office-link\n${office}\n${leadId}`).digest('base64url');

export const officeLink = (key: Buffer, leadId: string, office: OfficeId, action: OfficeAction): string =>
  `${OFFICE_ENDPOINT}/${office}/${leadId}/${action}/${sign(key, leadId, office)}`;

/** Whether a link was made with this key for this lead and office. */
export function isSigned(key: Buffer, leadId: string, office: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(key, leadId, office)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
