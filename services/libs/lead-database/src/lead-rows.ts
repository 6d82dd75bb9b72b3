import { LEAD_VERSION, type Lead, leadForm, leadPhone, leadReference, phoneKey } from '@school/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { ContactRequestEntity } from './entities/contact-request.entity.js';
import { LeadEntity } from './entities/lead.entity.js';

export function leadRow(lead: Lead): Omit<LeadEntity, 'storedAt'> {
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

/** `last_name` when no last name was given: the column is NOT NULL. */
const NO_LAST_NAME = '-';

/** The halves of a whole name: "Anna Rossi" as people say it, or "Rossi, Anna" as lists write it. */
function halvesOf(name: string): Pick<ContactRequestEntity, 'firstName' | 'lastName'> {
  const [before = name, ...after] = name.split(/\s*,\s*/).filter(Boolean);
  if (after.length > 0) return { firstName: after.join(' '), lastName: before };
  const [firstName = '', ...others] = before.split(' ');
  return { firstName, lastName: others.join(' ') || NO_LAST_NAME };
}

/** The row of a contact request, which has two shapes. Blank fields are NULL. */
export function contactRequestRow({ payload, receivedAt }: Lead<'contact'>): Omit<ContactRequestEntity, 'id'> {
  const name =
    'firstName' in payload ? { firstName: payload.firstName, lastName: payload.lastName } : halvesOf(payload.name);
  return {
    ...name,
    email: payload.email,
    phone: payload.phone || null,
    course: payload.course || payload.courseType || null,
    message: payload.message || null,
    createdAt: new Date(receivedAt),
  };
}

/**
 * Stores a lead; one that is stored already is not changed. It is committed when this resolves.
 * @throws DatabaseUnavailableError, QueryFailedError
 */
export async function storeLead(database: Database, lead: Lead): Promise<void> {
  if (!leadForm(lead.kind).table) await database.use((manager) => insertLead(manager, lead));
  else
    await database.transaction(async (manager) => {
      if (await insertLead(manager, lead))
        await manager.insert(ContactRequestEntity, contactRequestRow(lead as Lead<'contact'>));
    });
}

/** @returns whether the lead is new. */
async function insertLead(manager: EntityManager, lead: Lead): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(LeadEntity)
    .values(leadRow(lead))
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length > 0;
}
