// E-mail addresses as people, phones and programs write them.
import * as z from 'zod/mini';
import { EMAIL_INVALID, LIMITS } from './limits.js';
import { cleanLine, line } from './text.js';

const LOCAL_PART_NOT_ASCII =
  'Prima della @ sono ammesse solo lettere latine senza accenti: serve un altro indirizzo email';
const TWO_DOTS = `${EMAIL_INVALID}: due punti di seguito`;
export const EMAIL_FAULTS: readonly string[] = [EMAIL_INVALID, LOCAL_PART_NOT_ASCII, TWO_DOTS];
/** RFC 5321, 4.5.3.1.1: the part before the @ has at most 64 characters. */
const LOCAL_PART_MAX = 64;

/** RFC 5322, 3.2.3: before the @ stand words of these characters, joined by single dots; then a host name. */
const WORD = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?';
const ADDRESS = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z\\d-]*[A-Za-z\\d])$`,
);
const NOT_ASCII = /[^\0-\x7F]/;
const DOMAIN_IN_ANY_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Removes what keyboards and programs add to an address: the scheme of a copied link, angle brackets, blanks beside the
 * @, the dot at the end of a sentence. Curly apostrophes become straight, and full-width letters narrow.
 */
const withoutAdditions = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replace(/^<|>$/g, '')
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/g, '@')
    .replace(/[.,;:]$/, '');

/** The address with an ASCII domain: `info@xn--mnchen-3ya.de` for `info@münchen.de`. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!NOT_ASCII.test(domain) || !DOMAIN_IN_ANY_LETTERS.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The address as it is sent, of what was typed or pasted: on one line, without additions, with an ASCII domain. */
export const cleanEmail = (typed: string): string => withAsciiDomain(withoutAdditions(cleanLine(typed)));

/** The address that a form stores of what was typed; undefined if it takes none of that. */
export function readEmail(typed: string): string | undefined {
  const address = cleanEmail(typed);
  return ADDRESS.test(address) && isShort(address) ? address : undefined;
}

const cleaned = z.overwrite<string>(cleanEmail);

/** The Italian message for a text that is not an address. */
function faultOf(address: string): string {
  if (NOT_ASCII.test(address.slice(0, address.lastIndexOf('@')))) return LOCAL_PART_NOT_ASCII;
  return /^\S+@\S+$/.test(address) && address.includes('..') ? TWO_DOTS : EMAIL_INVALID;
}

const isShort = (address: string): boolean =>
  address.length <= LIMITS.email && address.lastIndexOf('@') <= LOCAL_PART_MAX;
const short = z.refine<string>(isShort, EMAIL_INVALID);

const address = z.email({ pattern: ADDRESS, error: ({ input }) => faultOf(String(input)), abort: true });
const addressOrBlank = z.refine<string>((value) => value === '' || ADDRESS.test(value), {
  error: ({ input }) => faultOf(String(input)),
  abort: true,
});

/**
 * An e-mail address that a mail server will take: one address, no comments, no display name. A domain in any letters
 * becomes ASCII. Without `required`, blank means not given.
 */
export const email = (required?: string) =>
  line(required, LIMITS.email, cleaned, required ? address : addressOrBlank, short);
