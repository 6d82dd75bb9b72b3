import { createHmac } from 'node:crypto';

/** The HMAC-SHA-256 of several texts. The first one names the use, so that a hash of one use is none of another. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
