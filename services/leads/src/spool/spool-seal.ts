// Seals what waits on disk, so that a copied disk or a backup gives nobody's request away.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const SPOOL_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No JSON begins like this: what is sealed and what is not can lie side by side. */
const MARK = Buffer.from('SEALED1\n');

/** Sealed under another key than ours, or damaged. */
export class SealedError extends Error {
  override readonly name = 'SealedError';
}

export const isSealed = (contents: Buffer): boolean => contents.subarray(0, MARK.length).equals(MARK);

/** @param name what the contents belong to; they open under this name only. */
export function seal(contents: Buffer, key: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(contents), cipher.final()]);
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws SealedError when the key or the name is another one, or a bit was changed. */
export function unseal(sealed: Buffer, key: Buffer | undefined, name: string): Buffer {
  if (!key) throw new SealedError('The entry is sealed and this process has no key');
  const body = sealed.subarray(MARK.length);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, body.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealedError('The entry does not open with this key', { cause });
  }
}
