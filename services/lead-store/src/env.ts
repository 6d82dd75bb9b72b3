import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

const count = (most: number) => z.coerce.number().int().min(1).max(most);

export const leadStoreEnv = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  ...envFields.observability,
  ...envFields.database,
  ...leadEnvFields.erasures,
  ...envFields.workerTiming,
  /** Jobs processed at once; leads of the same turn of the event loop share a transaction, see `LeadRepository`. */
  STORE_CONCURRENCY: count(500).default(50),
  /** The size of the connection pool. */
  DATABASE_POOL: count(100).default(10),
  /** How often the reconciler runs. */
  RECONCILE_EVERY_SECONDS: count(86_400).default(300),
});

export type LeadStoreEnv = z.output<typeof leadStoreEnv>;

/** Injection token of this process's environment. */
export const LEAD_STORE_ENV = Symbol('LEAD_STORE_ENV');
