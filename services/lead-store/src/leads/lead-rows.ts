// Maps leads to rows and back.
import { LEAD_VERSION, type Lead, leadReference, splitName } from '@school/contracts';
import type { ContactRequestEntity } from './contact-request.entity.js';
import type { LeadEntity } from './lead.entity.js';

export function leadRow(lead: Lead): Omit<LeadEntity, 'storedAt' | 'mailedAt'> {
  return {
    id: lead.id,
    kind: lead.kind,
    reference: leadReference(lead.kind, lead.id),
    receivedAt: new Date(lead.receivedAt),
    origin: lead.origin ?? null,
    consentVersion: lead.consent.version,
    consentGiven: lead.consent.given,
    suspicion: lead.suspicion,
    payload: lead.payload,
  };
}

/** The lead of a row. Not validated: what a worker cannot parse becomes a dead letter, which an operator sees. */
export const leadOf = ({
  id,
  kind,
  receivedAt,
  origin,
  consentVersion,
  consentGiven,
  suspicion,
  payload,
}: LeadEntity) =>
  ({
    v: LEAD_VERSION,
    id,
    kind,
    receivedAt: receivedAt.toISOString(),
    ...(origin !== null && { origin }),
    consent: { version: consentVersion, given: consentGiven },
    suspicion,
    payload,
  }) as Lead;

export const isContact = (lead: Lead): lead is Lead<'contact'> => lead.kind === 'contact';

/** The row of either shape of a contact request. Blank fields are NULL. */
export function contactRequestRow({ payload, receivedAt }: Lead<'contact'>): Omit<ContactRequestEntity, 'id'> {
  return {
    ...splitName(payload),
    email: payload.email,
    phone: payload.phone || null,
    course: payload.course || payload.courseType || null,
    message: payload.message || null,
    createdAt: new Date(receivedAt),
  };
}
