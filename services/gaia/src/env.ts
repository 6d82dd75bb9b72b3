import { envFields } from '@school/platform';
import { z } from 'zod';
import { checkModels, modelFields } from './model/model-env.js';

const unset = z.literal('false', 'would send conversations to another service: unset it').optional();
/**
 * Variables by which LangChain or a provider's library sends conversations elsewhere, without anybody having said so
 * here.
 */
const egress = {
  LANGSMITH_TRACING: unset,
  LANGSMITH_TRACING_V2: unset,
  LANGSMITH_GATEWAY: unset,
  LANGCHAIN_TRACING_V2: unset,
  OPENAI_BASE_URL: unset,
  ANTHROPIC_BASE_URL: unset,
  ANTHROPIC_API_URL: unset,
};

export const gaiaEnv = z
  .object({
    ...envFields.nodeEnv,
    ...envFields.listening,
    ...envFields.redis,
    ...envFields.observability,
    ...envFields.workerTiming,
    ...envFields.school,
    ...modelFields,
    ...egress,
  })
  // Also beside other errors: all that is wrong is told at once.
  .superRefine(checkModels, { when: () => true });

export type GaiaEnv = z.output<typeof gaiaEnv>;
