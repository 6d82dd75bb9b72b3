// What a native form submission says, as a script would have sent it.
import { hash } from 'node:crypto';
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
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-address.js';
import { idempotencyKey } from '../http/request-headers.js';

/** What a browser sends for a ticked box that has no value of its own. */
export const TICKED = 'on';

export type Entries = Readonly<Record<string, unknown>>;

/**
 * The entries of a form, with what the page's address has chosen for those left blank; undefined where the body was not
 * read.
 */
export function entriesOf({ body, headers }: FastifyRequest, kind: LeadKind): Entries | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { fields } = leadForm(kind);
  const entries = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, entryOf(fields, name, value)]));
  // A key says that a script has filled the form, or that the gateway has.
  if (entries[KEY_FIELD]) return entries;
  const blank = Object.entries(chosenByAddress(kind, headers.referer)).filter(([name]) => !entries[name]);
  return { ...entries, ...Object.fromEntries(blank) };
}

/** The value of a field: the last one where it was sent twice, as in JSON; `true` for a ticked box. */
function entryOf(fields: Fields, name: string, value: unknown): unknown {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return last === TICKED && Object.hasOwn(fields, name) && isBox(fields[name]!) ? true : last;
}

/** What an address may say of a field: one of its choices, a tick, or as much as may be typed into a line. */
function isAcceptedFromAddress(field: Field, value: string): boolean {
  if (field.type === 'choice') return Object.hasOwn(field.options, value);
  return field.type === 'flag' || (field.type === 'line' && value.length <= (field.max ?? LIMITS.line));
}

/**
 * What the address of the form's page has chosen beforehand, as in `/contatti?servizio=certificazioni&avvisami=si`.
 * Where a script runs it fills the fields, and the visitor may change them; without one they are delivered blank.
 */
function chosenByAddress(kind: LeadKind, referer: string | undefined): Entries {
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time of day, in UTC, at which the day of a key ends: where there is least traffic. */
const DAY_ENDS_MS = 4 * 60 * 60 * 1000;

/**
 * The idempotency key of a native form: the token in the page, where a script or the gateway has written one, else one
 * for all that this visitor sends within a day. The id of a lead is made of key and content, so only a request with the
 * same content is taken for a repetition.
 */
export function keyOfNativeForm({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>, now = Date.now()): string {
  const token = (body as Entries | undefined)?.[KEY_FIELD];
  const given = idempotencyKey(typeof token === 'string' ? token : undefined);
  return given ?? hash('sha256', `${clientKey(ip)} ${Math.floor((now - DAY_ENDS_MS) / DAY_MS)}`);
}
