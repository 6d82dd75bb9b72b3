import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

/** The command looks into every place where a request may lie, so it needs the way to all of them. */
export const operatorEnv = z.object({ ...envFields.redis, ...envFields.database, ...leadEnvFields.spool, ...leadEnvFields.erasures });

export type OperatorEnv = z.output<typeof operatorEnv>;
