// Parses request bodies in JSON, limited in size and depth, valid UTF-8.
import { CHAT_ENDPOINT } from '@school/contracts';
import { ProblemException } from '@school/platform';
import type { FastifyInstance } from 'fastify';

const KIB = 1024;
export const LEAD_BODY_BYTES = 32 * KIB;
const CHAT_BODY_BYTES = 64 * KIB;
/**
 * Real requests nest at most three levels; JSON.parse would accept thousands, and recursion over the result would
 * overflow the stack.
 */
const MAX_DEPTH = 8;

/** How deeply a JSON text nests, without parsing it. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Buffer): unknown {
  try {
    const text = utf8.decode(body);
    if (jsonDepth(text) <= MAX_DEPTH) return JSON.parse(text);
  } catch {
    // Malformed in whatever way: the answer is the same.
  }
  throw new ProblemException(400, { detail: 'Il contenuto della richiesta non è JSON valido.' });
}

/**
 * Makes a server accept `application/json` bodies; media types without a reader of their own are answered 415, large
 * bodies 413.
 */
export function readJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: CHAT_BODY_BYTES },
    async (request: { url: string }, body: Buffer) => {
      if (!request.url.startsWith(CHAT_ENDPOINT) && body.length > LEAD_BODY_BYTES) throw new ProblemException(413);
      return parseJson(body);
    },
  );
}
