// Variables that several processes read, defined once.
import { z } from 'zod';
import { ERASURE_KEY_BYTES, type ErasureLedgerOptions, checkErasureDirectory } from '../leads/erasure-ledger.js';
import type { SpoolOptions } from '../leads/spool.js';
import { prepareSpoolDirectory } from '../leads/spool-directory.js';
import { SPOOL_KEY_BYTES } from '../leads/spool-seal.js';

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port` })
    .int()
    .min(0)
    .max(65_535);
const address = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address such as ${example}` });

export const nodeEnv = {
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('development'),
};

/** How a process logs: `info` and, in production, JSON when not given. */
export const logging = {
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
};

/** What a process tells of itself. */
export const observability = {
  ...logging,
  /** Where Prometheus reads GET /metrics, apart from the service's own port; not given, nowhere. 0 takes a free port. */
  METRICS_PORT: port('METRICS_PORT').optional(),
  /** A collector of traces (OTLP over HTTP); not given, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?$/, 'http://127.0.0.1:4318').optional(),
};

/** Where a process listens. */
export const listening = { PORT: port('PORT').default(0), HOST: z.string().default('127.0.0.1') };

export const redis = { REDIS_URL: address('REDIS_URL', /^rediss?$/, 'redis://127.0.0.1:6379') };

export const database = { DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/school') };

/** How long a job's lock lasts and how often stalled jobs are looked for: together, how soon a killed worker's job is taken over. */
export const workerTiming = {
  WORKER_LOCK_MS: z.coerce.number().int().min(500).default(15_000),
  WORKER_STALLED_CHECK_MS: z.coerce.number().int().min(250).default(10_000),
  /** Multiplies every waiting time between two attempts; below 1 only to rehearse outages. */
  RETRY_TIME_SCALE: z.coerce.number().min(0.0001).max(1).default(1),
};

/** The owner's file. */
export const school = { SCHOOL_FILE: z.string({ error: "SCHOOL_FILE must be the path of the owner's file" }) };

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

/** Who was erased: see `ErasureLedger`. */
export const erasures = {
  /** On no volume that a backup of the stores brings back. */
  ERASURES_DIR: z.string({ error: 'ERASURES_DIR must be the directory of the ledger of erasures' }).superRefine((directory, context) => {
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

/** Where leads wait while Redis does not take them. */
export const spool = {
  /** Shared by all gateways, and not on Redis's disk. */
  SPOOL_DIR: z
    .string({ error: 'SPOOL_DIR must be the directory in which requests wait while Redis is away' })
    .superRefine((directory, context) => {
      const problem = prepareSpoolDirectory(directory);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  /** Seals what waits there (AES-256-GCM). The same for all gateways. */
  SPOOL_KEY: randomKey('SPOOL_KEY', SPOOL_KEY_BYTES).optional(),
  SPOOL_MAX_FILES: amount('SPOOL_MAX_FILES').default(20_000),
  SPOOL_MAX_BYTES: amount('SPOOL_MAX_BYTES').default(256 * MIB),
  /** What the spool leaves free of its disk, in bytes. */
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
