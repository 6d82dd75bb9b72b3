// Reads the data of jobs and spool entries without trust: a failed job may hold anything.
import { officeFor } from '@school/catalog';
import { type Lead, type LeadKind, isLeadId, leadKinds, leadReference, phoneKey } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { asciiLowerCase } from './query.js';

interface LeadFacts {
  readonly id: string;
  readonly kind: LeadKind;
  readonly reference: string;
  readonly receivedAt: string;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The facts of a lead that are not personal data; undefined if the data is not a lead. */
export function leadFacts(data: unknown): LeadFacts | undefined {
  const { id, kind, receivedAt } = fieldsOf(data);
  if (!leadKinds.includes(kind as LeadKind) || !isLeadId(textOf(id))) return undefined;
  return {
    id: textOf(id),
    kind: kind as LeadKind,
    reference: leadReference(kind as LeadKind, textOf(id)),
    receivedAt: textOf(receivedAt),
  };
}

/** The parts by which the ledger of erasures recognises a lead. */
export const erasureFacts = (data: unknown) => {
  const { id, receivedAt, payload } = fieldsOf(data);
  const address = asciiLowerCase(textOf(fieldsOf(payload)['email']));
  return { id: textOf(id), address: address === '' ? undefined : address, receivedAt: new Date(textOf(receivedAt)) };
};

/** The office that reads a lead; undefined if the data is not a lead. */
export function officeOf(data: unknown): string | undefined {
  const { suspicion, payload } = fieldsOf(data);
  const isLead = leadFacts(data) && Array.isArray(suspicion) && typeof payload === 'object' && payload !== null;
  return isLead ? officeFor(data as Lead) : undefined;
}

/** Whether this is a lead, or an incomplete one, that the query asks for. */
export function isOf(query: LeadQuery, data: unknown): boolean {
  const payload = fieldsOf(fieldsOf(data)['payload']);
  switch (query.by) {
    case 'email':
      // Of what is no lead nobody can tell whose it is.
      return typeof payload['email'] === 'string' || leadFacts(data)
        ? asciiLowerCase(textOf(payload['email'])) === query.value
        : mentions(query.value, data);
    case 'phone':
      return phoneKey(textOf(payload['telefono']) || textOf(payload['phone'])) === query.value;
    case 'id':
      return fieldsOf(data)['id'] === query.value;
    case 'reference':
      return leadFacts(data)?.reference === query.value;
  }
}

/** Whether any text in a value contains an address, and not as part of a longer one. */
export function mentions(address: string, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => mentions(address, part));
  const exact = address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.%+-])${exact}(?![\w-]|\.\w)`).test(asciiLowerCase(textOf(value)));
}
