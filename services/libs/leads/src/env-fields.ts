// Environment variables of the processes that accept or erase leads.
import { createSecretKey } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';

/** Of HMAC-SHA-256. */
const KEY_BYTES = 32;
const RANDOM_BYTES = `must be ${KEY_BYTES} random bytes in base64: openssl rand -base64 ${KEY_BYTES}`;
const randomKey = (name: string) =>
  z
    .base64({ error: `${name} ${RANDOM_BYTES}` })
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === KEY_BYTES, RANDOM_BYTES)
    .transform((key) => createSecretKey(key));

const directory = (name: string, purpose: string) =>
  z.string({ error: `${name} must be the directory ${purpose}` }).superRefine((path, context) => {
    try {
      accessSync(`${path}/`, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      context.addIssue({
        code: 'custom',
        message: `must be a directory that this process can read and write: ${code}`,
      });
    }
  });

/** The ledger of erasures, see `ErasureLedger`. */
export const erasures = {
  /** Not on a volume that is restored from a backup together with PostgreSQL or Redis. */
  ERASURES_DIR: directory('ERASURES_DIR', 'of the ledger of erasures'),
  ERASURES_KEY: randomKey('ERASURES_KEY'),
};

export const links = {
  /** Signs the links in the mails to offices, see `officeLink`. The same for mailers and gateways. */
  LINKS_KEY: randomKey('LINKS_KEY'),
};

/** The spool, see `Spool`. */
export const spool = {
  /** Shared by all gateways. On another disk than that of Redis, it also takes requests when that one is full. */
  SPOOL_DIR: directory('SPOOL_DIR', 'in which requests wait while Redis is unavailable'),
};
