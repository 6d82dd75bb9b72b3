import { LEAD_VERSION, type Lead, leadPhone, leadReference, phoneKey } from '@school/contracts';
import type { ContactRequestEntity } from './entities/contact-request.entity.js';
import type { LeadEntity } from './entities/lead.entity.js';

export function leadRow(lead: Lead): Omit<LeadEntity, 'storedAt' | 'mailedAt'> {
  const phone = leadPhone(lead);
  return {
    id: lead.id,
    kind: lead.kind,
    reference: leadReference(lead.kind, lead.id),
    receivedAt: new Date(lead.receivedAt),
    origin: lead.origin ?? null,
    consentVersion: lead.consent.version,
    consentGiven: lead.consent.given,
    suspicion: lead.suspicion,
    phoneKey: phone === undefined ? null : phoneKey(phone),
    payload: lead.payload,
  };
}

/** The lead of a row. The payload is of the row's kind, because only whole leads are stored. */
export const leadOf = (row: LeadEntity): Lead =>
  ({
    v: LEAD_VERSION,
    id: row.id,
    kind: row.kind,
    receivedAt: row.receivedAt.toISOString(),
    ...(row.origin !== null && { origin: row.origin }),
    consent: { version: row.consentVersion, given: row.consentGiven },
    suspicion: row.suspicion,
    payload: row.payload,
  }) as Lead;

export const isContact = (lead: Lead): lead is Lead<'contact'> => lead.kind === 'contact';

/** `last_name` when no last name was given: the column is NOT NULL. */
const NO_LAST_NAME = '-';

/** The row of a contact request, which has two shapes: one word of a whole name is the first name. Blank fields are NULL. */
export function contactRequestRow({ payload, receivedAt }: Lead<'contact'>): Omit<ContactRequestEntity, 'id'> {
  const [firstName = '', ...others] = payload.name?.split(' ') ?? [];
  const name =
    'firstName' in payload
      ? { firstName: payload.firstName, lastName: payload.lastName }
      : { firstName, lastName: others.join(' ') || NO_LAST_NAME };
  return {
    ...name,
    email: payload.email,
    phone: payload.phone || null,
    course: payload.course || payload.courseType || null,
    message: payload.message || null,
    createdAt: new Date(receivedAt),
  };
}
