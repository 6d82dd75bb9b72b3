import * as z from 'zod/mini';
import { EMAIL_INVALID, LIMITS } from './limits.js';
import { line, optionalLine } from './text.js';

const LOCAL_PART_NOT_ASCII =
  'Prima della @ sono ammesse solo lettere latine senza accenti: serve un altro indirizzo email';
/** RFC 5321: the part before the @ has at most 64 characters. */
const LOCAL_PART_MAX = 64;

/** The pattern of zod, extended by internationalised top-level domains (`xn--p1ai`). */
const ADDRESS =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;
const NOT_ASCII = /[^\u0000-\u007F]/;
const DOMAIN_IN_ANY_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address with its domain as mail servers know it: `info@xn--mnchen-3ya.de` for `info@münchen.de`. What is no
 * domain stays.
 */
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

const asciiDomain = z.overwrite(withAsciiDomain);
const isAsciiBeforeAt = (value: string): boolean => !NOT_ASCII.test(value.slice(0, value.lastIndexOf('@')));
const asciiLocalPart = z.refine<string>(isAsciiBeforeAt, { error: LOCAL_PART_NOT_ASCII, abort: true });
const notTooLong = z.refine<string>(
  (value) => value.length <= LIMITS.email && value.indexOf('@') <= LOCAL_PART_MAX,
  EMAIL_INVALID,
);

/**
 * An e-mail address that a mail server will take: one address, no comments, no display name. A domain in any letters
 * becomes ASCII.
 */
export const email = (required: string = EMAIL_INVALID) =>
  line(required, LIMITS.email).check(
    asciiDomain,
    asciiLocalPart,
    z.email({ pattern: ADDRESS, error: EMAIL_INVALID, abort: true }),
    notTooLong,
  );

const addressOrBlank = z.refine<string>((value) => value === '' || ADDRESS.test(value), {
  error: EMAIL_INVALID,
  abort: true,
});

/** As `email`; blank means not given. */
export const optionalEmail = () => optionalLine(LIMITS.email, asciiDomain, asciiLocalPart, addressOrBlank, notTooLong);
