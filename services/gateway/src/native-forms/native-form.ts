// Native form submissions: what a browser sends without a script, because none has been loaded or none may run. They
// are the requests that scripts send in JSON, under another media type.
import { hash } from 'node:crypto';
import {
  type Field,
  type Fields,
  KEY_FIELD,
  LIMITS,
  type LeadKind,
  isBox,
  leadForm,
  leadKinds,
  parametersOf,
} from '@school/contracts';
import { ProblemException } from '@school/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LEAD_BODY_BYTES } from '../http/json-body.js';
import { idempotencyKey } from '../leads/request-headers.js';
import { clientKey } from '../security/client-address.js';

export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';
/**
 * What a form of HTML can be sent as: whatever comes of it, a person reads the answer. The site's own are sent as the
 * first alone.
 */
const FORM_CONTENT_TYPES = [FORM_CONTENT_TYPE, 'multipart/form-data'];

/** Each byte of a letter with an accent is written as three: what is written may be as long as in JSON. */
const ENCODED_BYTES = 3 * LEAD_BODY_BYTES;

/** What a browser sends for a ticked box that has no value of its own. */
export const TICKED = 'on';

const kinds = new Map(leadKinds.map((kind) => [leadForm(kind).endpoint as string | null, kind]));

/** The kind of a native form submission; undefined for every other request. */
export function nativeForm({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): LeadKind | undefined {
  const contentType = headers['content-type']?.toLowerCase() ?? '';
  const isForm = FORM_CONTENT_TYPES.some((type) => contentType.startsWith(type));
  return isForm && routeOptions.url ? kinds.get(routeOptions.url) : undefined;
}

/**
 * What was entered, by the names of the fields; of a field sent twice the last, as in JSON.
 * @throws URIError for what is no UTF-8.
 */
function entriesOf(text: string): [name: string, value: string][] {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  const pairs = text.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
    return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as a script would have sent it: a ticked box is `true`. */
function parseForm(fields: Fields, body: Buffer): Record<string, unknown> {
  let entries: [name: string, value: string][];
  try {
    entries = entriesOf(utf8.decode(body));
  } catch {
    throw new ProblemException(400, { detail: 'Il contenuto del modulo non è leggibile.' });
  }
  const length = entries.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
  if (length > LEAD_BODY_BYTES) throw new ProblemException(413);
  const isTicked = (name: string, value: string) =>
    Object.hasOwn(fields, name) && isBox(fields[name]!) && value === TICKED;
  return Object.fromEntries(entries.map(([name, value]) => [name, isTicked(name, value) || value]));
}

/** What an address may say of a field: a choice of its own, a tick, or as much as may be typed into a line. */
function takenFromAddress(field: Field, value: string): boolean {
  if (field.type === 'choice') return Object.hasOwn(field.options, value);
  return field.type === 'flag' || (field.type === 'line' && value.length <= (field.max ?? LIMITS.line));
}

/**
 * What the address of the form's page has chosen beforehand, as in `/contatti?servizio=certificazioni&avvisami=si`.
 * Where a script runs it fills the fields, and the visitor may change them; without one they are delivered blank.
 */
function chosenByAddress(kind: LeadKind, referer: string | undefined): Record<string, unknown> {
  if (!referer || !URL.canParse(referer)) return {};
  const { page, fields } = leadForm(kind);
  const { pathname, searchParams } = new URL(referer);
  if (pathname !== page?.path) return {};
  return Object.fromEntries(
    Object.entries(parametersOf(kind)).flatMap(([name, parameter]) => {
      const [field, value] = [fields[name]!, searchParams.get(parameter)];
      return value && takenFromAddress(field, value) ? [[name, field.type === 'flag' || value]] : [];
    }),
  );
}

/**
 * The entries, with what the page's address has chosen for those left blank. A key says that a script has been there,
 * or this gateway.
 */
function completed(
  entries: Record<string, unknown>,
  kind: LeadKind,
  referer: string | undefined,
): Record<string, unknown> {
  if (entries[KEY_FIELD]) return entries;
  const blank = Object.entries(chosenByAddress(kind, referer)).filter(([name]) => !entries[name]);
  return { ...entries, ...Object.fromEntries(blank) };
}

/** Has the lead endpoints of a server read forms as well; elsewhere they are answered 415, too long ones 413. */
export function readNativeForms(server: FastifyInstance): void {
  server.addContentTypeParser<Buffer>(
    FORM_CONTENT_TYPE,
    { parseAs: 'buffer', bodyLimit: ENCODED_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const kind = nativeForm(request);
      if (!kind) throw new ProblemException(415);
      return completed(parseForm(leadForm(kind).fields, body), kind, request.headers.referer);
    },
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Time of day, in UTC, at which the day of a key ends: two clicks across it are two requests, so it lies where there is
 * least traffic.
 */
const DAY_ENDS_MS = 4 * 60 * 60 * 1000;

/**
 * The idempotency key of a native form: the token in the page, where a script or the gateway has written one, else one
 * for all that this visitor sends within a day. The id of a lead is made of key and content, so only a request with the
 * same content is taken for a repetition.
 */
export function keyOfNativeForm({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>, now = Date.now()): string {
  const token = (body as Readonly<Record<string, unknown>> | undefined)?.[KEY_FIELD];
  const given = idempotencyKey(typeof token === 'string' ? token : undefined);
  return given ?? hash('sha256', `${clientKey(ip)} ${Math.floor((now - DAY_ENDS_MS) / DAY_MS)}`);
}
