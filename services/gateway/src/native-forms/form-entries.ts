// Reads a native form submission into the shape that the site's script sends.
import type { KeyObject } from 'node:crypto';
import {
  type Field,
  type Fields,
  KEY_FIELD,
  LIMITS,
  type LeadKind,
  isBox,
  leadForm,
  parametersOf,
} from '@school/contracts';
import { keyedHash } from '@school/leads';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-address.js';
import { idempotencyKey } from '../http/request-headers.js';

/** What a browser sends for a ticked box that has no value of its own. */
export const TICKED = 'on';

export type Entries = Readonly<Record<string, unknown>>;

/** The entries of a form. Blank ones are filled from the page's address. Undefined if the body was not read. */
export function entriesOf({ body, headers }: FastifyRequest, kind: LeadKind): Entries | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { fields } = leadForm(kind);
  const entries = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, entryOf(fields, name, value)]));
  const blank = Object.entries(entriesFromAddress(kind, headers.referer)).filter(([name]) => !entries[name]);
  return { ...entries, ...Object.fromEntries(blank) };
}

/** The value of a field: the last one where it was sent twice, as in JSON; `true` for a ticked box. */
function entryOf(fields: Fields, name: string, value: unknown): unknown {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return last === TICKED && Object.hasOwn(fields, name) && isBox(fields[name]!) ? true : last;
}

/** Whether an address may fill a field: with one of its choices, a tick, or a text that fits into a line. */
function isAcceptedFromAddress(field: Field, value: string): boolean {
  if (field.type === 'choice') return Object.hasOwn(field.options, value);
  return field.type === 'flag' || (field.type === 'line' && value.length <= (field.max ?? LIMITS.line));
}

/**
 * The entries that the address of the form's page selects, as in `/contatti?servizio=certificazioni&avvisami=si`. A page
 * that is sent natively was not filled by its script.
 */
function entriesFromAddress(kind: LeadKind, referer: string | undefined): Entries {
  if (!referer || !URL.canParse(referer)) return {};
  const { page, fields } = leadForm(kind);
  const { pathname, searchParams } = new URL(referer);
  if (pathname !== page?.path) return {};
  return Object.fromEntries(
    Object.entries(parametersOf(kind)).flatMap(([name, parameter]) => {
      const [field, value] = [fields[name]!, searchParams.get(parameter)];
      return value && isAcceptedFromAddress(field, value) ? [[name, field.type === 'flag' || value]] : [];
    }),
  );
}

/**
 * The idempotency key of a native form: the token that a script or the gateway wrote into the form, otherwise one key
 * for everything that a client sends within a day. The id of a lead also depends on its content, so only a request with
 * the same content counts as a repetition.
 */
export function keyOfNativeForm({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>, secret: KeyObject): string {
  const token = (body as Entries | undefined)?.[KEY_FIELD];
  const given = idempotencyKey(typeof token === 'string' ? token : undefined);
  // With a secret, because the id of the lead, which is derived from this key, opens its receipt.
  return given ?? keyedHash(secret, 'native-form', clientKey(secret, ip));
}
