import { envFields } from '@school/platform';
import { z } from 'zod';

/** The command looks into every place where a request may lie, so it needs the way to all of them. */
export const operatorEnv = z.object({ ...envFields.redis, ...envFields.database, ...envFields.spool, ...envFields.erasures });

export type OperatorEnv = z.output<typeof operatorEnv>;
