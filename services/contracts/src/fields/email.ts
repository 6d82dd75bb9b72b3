import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { line } from './text.js';

export const EMAIL_INVALID = 'Email non valida';
/** RFC 5321: the part before the @ has at most 64 characters. */
const LOCAL_PART_MAX = 64;

/** An e-mail address that a mail server will take: one address, ASCII, no comments, no display name. */
export const email = (required: string = EMAIL_INVALID) =>
  line(required, LIMITS.email).check(
    z.email({ error: EMAIL_INVALID, abort: true }),
    z.refine((value) => value.indexOf('@') <= LOCAL_PART_MAX, EMAIL_INVALID),
  );
