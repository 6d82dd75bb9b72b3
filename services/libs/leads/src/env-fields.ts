// Variables of the processes that accept, store or erase leads.
import { z } from 'zod';
import { ERASURE_KEY_BYTES, type ErasureLedgerOptions, checkErasureDirectory } from './erasure/erasure-ledger.js';
import type { SpoolOptions } from './spool/spool.js';
import { prepareSpoolDirectory } from './spool/spool-directory.js';
import { SPOOL_KEY_BYTES } from './spool/spool-seal.js';

const MIB = 1024 * 1024;
const amount = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int()
    .min(0);

const randomKey = (name: string, bytes: number) =>
  z
    .base64({ error: `${name} must be ${bytes} random bytes in base64: openssl rand -base64 ${bytes}` })
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === bytes, `must be ${bytes} random bytes in base64: openssl rand -base64 ${bytes}`);

/** The ledger of erasures, see `ErasureLedger`. */
export const erasures = {
  /** On no volume that a backup of the stores restores. */
  ERASURES_DIR: z
    .string({ error: 'ERASURES_DIR must be the directory of the ledger of erasures' })
    .superRefine((directory, context) => {
      const problem = checkErasureDirectory(directory);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  ERASURES_KEY: randomKey('ERASURES_KEY', ERASURE_KEY_BYTES),
};

/** The ledger that a process's environment describes. */
export const erasureLedgerOptions = (env: z.output<z.ZodObject<typeof erasures>>): ErasureLedgerOptions => ({
  directory: env.ERASURES_DIR,
  key: env.ERASURES_KEY,
});

/** The spool, see `Spool`. */
export const spool = {
  /** Shared by all gateways, and on another disk than Redis. */
  SPOOL_DIR: z
    .string({ error: 'SPOOL_DIR must be the directory in which requests wait while Redis is away' })
    .superRefine((directory, context) => {
      const problem = prepareSpoolDirectory(directory);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  /** Encrypts the entries (AES-256-GCM). The same for all gateways. */
  SPOOL_KEY: randomKey('SPOOL_KEY', SPOOL_KEY_BYTES).optional(),
  SPOOL_MAX_FILES: amount('SPOOL_MAX_FILES').default(20_000),
  SPOOL_MAX_BYTES: amount('SPOOL_MAX_BYTES').default(256 * MIB),
  /** Free disk space that the spool preserves, in bytes. */
  SPOOL_MIN_FREE_BYTES: amount('SPOOL_MIN_FREE_BYTES').default(128 * MIB),
};

/** The spool that a process's environment describes. */
export const spoolOptions = (env: z.output<z.ZodObject<typeof spool>>): SpoolOptions => ({
  directory: env.SPOOL_DIR,
  key: env.SPOOL_KEY,
  maxFiles: env.SPOOL_MAX_FILES,
  maxBytes: env.SPOOL_MAX_BYTES,
  minFreeBytes: env.SPOOL_MIN_FREE_BYTES,
});
