import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

/** The command reads every store of requests, so it needs all their addresses. */
export const operatorEnv = z.object({
  ...envFields.redis,
  ...envFields.database,
  ...leadEnvFields.spool,
  ...leadEnvFields.erasures,
});

export type OperatorEnv = z.output<typeof operatorEnv>;
