// Encrypts entries of the spool (AES-256-GCM), so that a copy of the disk discloses no request.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const SPOOL_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No JSON begins like this: encrypted and plain entries can be told apart. */
const MARK = Buffer.from('SEALED1\n');

/** The entry was encrypted with another key, or is damaged. */
export class SealedError extends Error {
  override readonly name = 'SealedError';
}

export const isSealed = (contents: Buffer): boolean => contents.subarray(0, MARK.length).equals(MARK);

/** @param name authenticated with the contents: they can be decrypted under this name alone. */
export function seal(contents: Buffer, key: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(contents), cipher.final()]);
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws SealedError for another key or name, or changed contents. */
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
