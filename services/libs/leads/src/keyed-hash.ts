import { type KeyObject, createHmac } from 'node:crypto';

/**
 * The HMAC-SHA-256 of several texts. The first one names the use, so that a hash of one use is none of another. Of a key
 * as bytes Node would make a KeyObject at each call, which takes eight times as long.
 */
export const keyedHash = (key: KeyObject, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
