import { envFields } from '@school/platform';
import { z } from 'zod';
import { modelFields, modelProblems } from './model/model-env.js';

/**
 * Variables by which LangChain or a provider's library sends conversations elsewhere, without anybody having said so
 * here.
 */
const EGRESS = [
  'LANGSMITH_TRACING',
  'LANGSMITH_TRACING_V2',
  'LANGSMITH_GATEWAY',
  'LANGCHAIN_TRACING_V2',
  'OPENAI_BASE_URL',
  'ANTHROPIC_BASE_URL',
  'ANTHROPIC_API_URL',
] as const;
type Egress = (typeof EGRESS)[number];

/** What decides to whom a conversation is shown. */
const disclosure = {
  ...modelFields,
  ...(Object.fromEntries(EGRESS.map((name) => [name, z.string().optional()])) as Record<
    Egress,
    z.ZodOptional<z.ZodString>
  >),
};

function checkDisclosure(env: Partial<z.output<z.ZodObject<typeof disclosure>>>, context: z.core.$RefinementCtx): void {
  for (const [name, message] of modelProblems(env)) context.addIssue({ code: 'custom', path: [name], message });
  for (const name of EGRESS) {
    if (env[name] === undefined || env[name] === 'false') continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'would send conversations to another service: unset it',
    });
  }
}
/** Also beside other errors: all that is wrong is told at once. */
const ALWAYS = { when: () => true };

export const gaiaEnv = z
  .object({
    ...envFields.nodeEnv,
    ...envFields.listening,
    ...envFields.redis,
    ...envFields.observability,
    ...envFields.workerTiming,
    ...envFields.school,
    ...disclosure,
  })
  .superRefine(checkDisclosure, ALWAYS);

export type GaiaEnv = z.output<typeof gaiaEnv>;
