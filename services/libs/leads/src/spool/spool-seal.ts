// Encrypts entries of the spool (AES-256-GCM), so that a copy of the disk discloses no request.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The file is not a whole lead, or was not encrypted with this key. The message quotes nothing of its contents. */
export class UnreadableEntryError extends Error {
  override readonly name = 'UnreadableEntryError';
}

/** @param name authenticated together with the contents, which can be decrypted only with the same name. */
export function seal(contents: Buffer, key: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(contents), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws UnreadableEntryError for another key or name, or changed contents. */
export function unseal(sealed: Buffer, key: Buffer, name: string): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableEntryError('The entry cannot be decrypted with SPOOL_KEY', { cause });
  }
}
