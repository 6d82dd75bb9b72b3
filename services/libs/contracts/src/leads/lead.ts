// The envelope in which a lead travels from the gateway to the workers.
import * as z from 'zod/mini';
import { type LeadKind, leadForm, leadKinds } from '../forms/forms.js';
import type { LeadPayload } from '../forms/schemas.js';
import type { AcceptedLead } from './accepted-lead.js';
import { parseLead } from './parse-lead.js';

/** Raised when an older worker could not read a lead whole; workers read this version and the one before. */
export const LEAD_VERSION = 3;

/** Version of the consent and notice texts under the forms, stored with every lead. Change it with their text. */
export const CONSENT_TEXT_VERSION = '2026-11';

const envelope = z.object({
  v: z.union([z.literal(LEAD_VERSION - 1), z.literal(LEAD_VERSION)]),
  id: z.uuid(),
  kind: z.enum(leadKinds),
  receivedAt: z.iso.datetime(),
  /** Path of the page it was sent from, when the browser sent one. */
  origin: z.optional(z.string()),
  consent: z.object({ version: z.string(), given: z.array(z.string()) }),
  /** Signs of a robot; a suspect goes to the office `verifica` and is never dropped. */
  suspicion: z.array(z.string()),
  payload: z.unknown(),
});

export type Lead<K extends LeadKind = LeadKind> = {
  [Kind in K]: Omit<z.output<typeof envelope>, 'kind' | 'payload'> & {
    readonly kind: Kind;
    readonly payload: LeadPayload<Kind>;
  };
}[K];

/** An envelope of a newer version than this worker supports: left to a newer worker, not discarded. */
export class UnsupportedLeadVersionError extends Error {
  override readonly name = 'UnsupportedLeadVersionError';
  constructor(version: unknown) {
    super(`Lead envelope version ${String(version)} is not supported by this worker (it reads ${LEAD_VERSION})`);
  }
}

/** A job that can never become a lead. Its message names fields, never their contents. */
export class InvalidLeadError extends Error {
  override readonly name = 'InvalidLeadError';
}

/**
 * Reads a lead from a job's data.
 * @throws UnsupportedLeadVersionError for a newer envelope, InvalidLeadError for anything else that is not a lead.
 */
export function readLead(data: unknown): Lead {
  const version = typeof data === 'object' && data !== null && 'v' in data ? data.v : undefined;
  if (typeof version === 'number' && version > LEAD_VERSION) throw new UnsupportedLeadVersionError(version);
  const parsed = z.safeParse(envelope, data);
  if (!parsed.success)
    throw new InvalidLeadError(`Not a lead: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  const payload = parseLead(parsed.data.kind, parsed.data.payload);
  if (!payload.success)
    throw new InvalidLeadError(`Invalid ${parsed.data.kind} lead: ${Object.keys(payload.errors).join(', ')}`);
  return { ...parsed.data, payload: payload.payload } as Lead;
}

/**
 * Whether its sender is to get a confirmation by mail: who left an address, unless the owner's file excludes the kind.
 * A robot that fills invisible fields wants to mail a third person; where the law asks for a confirmation, weaker signs
 * don't matter.
 */
export function confirmationOf(lead: Lead, unconfirmed: readonly LeadKind[]): AcceptedLead['confirmation'] {
  const { kind, suspicion } = lead;
  if (leadEmail(lead) === undefined || unconfirmed.includes(kind)) return undefined;
  const isDoubtful = leadForm(kind).isConfirmedByLaw ? suspicion.includes('honeypot') : suspicion.length > 0;
  return isDoubtful ? 'limited' : 'promised';
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference to quote, e.g. `TRA-7K3Q-F2MX`: 40 bits of the lead id, without look-alike letters. */
export function leadReference(kind: LeadKind, id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  const code = Array.from({ length: 8 }, (_, index) => CROCKFORD[Number((bits >> BigInt(35 - index * 5)) & 31n)]).join(
    '',
  );
  return `${leadForm(kind).prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The visitor's name as written, for staff to read. */
export function leadName({ payload }: Lead): string {
  if ('nome' in payload) return 'cognome' in payload ? `${payload.nome} ${payload.cognome}` : payload.nome;
  return 'firstName' in payload ? payload.name || `${payload.firstName} ${payload.lastName}` : payload.name;
}

/** The visitor's e-mail address; Gaia's quotes may have a phone number only. */
export const leadEmail = ({ payload }: Lead): string | undefined => payload.email || undefined;

export const leadPhone = ({ payload }: Lead): string | undefined =>
  ('phone' in payload ? payload.phone : 'telefono' in payload ? payload.telefono : undefined) || undefined;
