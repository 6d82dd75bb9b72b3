// Native form submissions: what a browser sends without a script, because none has been loaded or none may run. They are the requests
// that scripts send in JSON, under another media type.
import { hash } from 'node:crypto';
import { type Fields, KEY_FIELD, type LeadKind, isBox, leadForm, leadKinds } from '@school/contracts';
import { ProblemException } from '@school/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LEAD_BODY_BYTES } from '../http/json-body.js';
import { idempotencyKey } from '../leads/request-headers.js';
import { clientKey } from '../security/client-address.js';

export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

/** Each byte of a letter with an accent is written as three: what is written may be as long as in JSON. */
const ENCODED_BYTES = 3 * LEAD_BODY_BYTES;

/** What a browser sends for a ticked box that has no value of its own. */
export const TICKED = 'on';

const kinds = new Map(leadKinds.map((kind) => [leadForm(kind).endpoint as string | null, kind]));

/** The kind of a native form submission; undefined for every other request. */
export function nativeForm({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): LeadKind | undefined {
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM_CONTENT_TYPE);
  return isForm && routeOptions.url ? kinds.get(routeOptions.url) : undefined;
}

/** What was entered, by the names of the fields; of a field sent twice the last, as in JSON. @throws URIError for what is no UTF-8. */
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
  const isTicked = (name: string, value: string) => Object.hasOwn(fields, name) && isBox(fields[name]!) && value === TICKED;
  return Object.fromEntries(entries.map(([name, value]) => [name, isTicked(name, value) || value]));
}

/** Has the lead endpoints of a server read forms as well; elsewhere they are answered 415, too long ones 413. */
export function readNativeForms(server: FastifyInstance): void {
  server.addContentTypeParser<Buffer>(
    FORM_CONTENT_TYPE,
    { parseAs: 'buffer', bodyLimit: ENCODED_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const kind = nativeForm(request);
      if (!kind) throw new ProblemException(415);
      return parseForm(leadForm(kind).fields, body);
    },
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time of day, in UTC, at which the day of a key ends: two clicks across it are two requests, so it lies where there is least traffic. */
const DAY_ENDS_MS = 4 * 60 * 60 * 1000;

/**
 * The idempotency key of a native form: the token in the page, where a script or the gateway has written one, else one for all that this
 * visitor sends within a day. The id of a lead is made of key and content, so only a request with the same content is taken for a
 * repetition.
 */
export function keyOfNativeForm({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>, now = Date.now()): string {
  const token = (body as Readonly<Record<string, unknown>> | undefined)?.[KEY_FIELD];
  const given = idempotencyKey(typeof token === 'string' ? token : undefined);
  return given ?? hash('sha256', `${clientKey(ip)} ${Math.floor((now - DAY_ENDS_MS) / DAY_MS)}`);
}
