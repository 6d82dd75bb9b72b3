import { envFields } from '@school/platform';
import { z } from 'zod';

export const leadStoreEnv = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  ...envFields.observability,
  ...envFields.database,
  ...envFields.workerTiming,
  ...envFields.school,
});

export type LeadStoreEnv = z.output<typeof leadStoreEnv>;
