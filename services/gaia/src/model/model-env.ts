// The variables that choose the language models; all unset, Gaia speaks by herself.
import { z } from 'zod';
import { Candidate } from './candidate.js';
import { type ModelAddress, modelName, openModel, providerNames } from './providers.js';

const PROVIDERS = providerNames.join(', ');
const EXAMPLE = `must be a provider and a model's name, as openai:gpt-5-mini; the providers: ${PROVIDERS}`;
const model = z.string().regex(modelName, EXAMPLE).optional();
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://models.example.it/v1' })
  .optional();

export const modelFields = {
  GAIA_MODEL: model,
  GAIA_BASE_URL: baseUrl,
  GAIA_API_KEY: z.string().optional(),
  /** How long a model may take over a turn before the next one is asked, in milliseconds. */
  GAIA_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(7000),
  GAIA_FALLBACK_MODEL: model,
  GAIA_FALLBACK_BASE_URL: baseUrl,
  GAIA_FALLBACK_API_KEY: z.string().optional(),
};

export type ModelEnv = z.output<z.ZodObject<typeof modelFields>>;

/** What is wrong with the variables together, by the name of one. */
export function checkModels(env: Partial<ModelEnv>, context: z.core.$RefinementCtx): void {
  const unkeyed = (name: 'GAIA_MODEL' | 'GAIA_FALLBACK_MODEL', url: keyof ModelEnv, key: keyof ModelEnv) =>
    env[name] && !env[name].startsWith('ollama:') && !env[url] && !env[key]
      ? [[key, `must be set for ${name}, unless ${url} names a server that asks for none`] as const]
      : [];
  const idle = (needed: keyof ModelEnv, ...names: (keyof ModelEnv)[]) =>
    env[needed]
      ? []
      : names.filter((name) => env[name]).map((name) => [name, `has no effect without ${needed}`] as const);
  const problems = [
    ...unkeyed('GAIA_MODEL', 'GAIA_BASE_URL', 'GAIA_API_KEY'),
    ...unkeyed('GAIA_FALLBACK_MODEL', 'GAIA_FALLBACK_BASE_URL', 'GAIA_FALLBACK_API_KEY'),
    ...idle('GAIA_MODEL', 'GAIA_BASE_URL', 'GAIA_API_KEY', 'GAIA_FALLBACK_MODEL'),
    ...idle('GAIA_FALLBACK_MODEL', 'GAIA_FALLBACK_BASE_URL', 'GAIA_FALLBACK_API_KEY'),
  ];
  for (const [name, message] of problems) context.addIssue({ code: 'custom', path: [name], message });
}

/** The models in the order they are asked; the embedded one comes after all of them. */
export async function languageModels(env: ModelEnv): Promise<Candidate[]> {
  const { GAIA_MODEL: first, GAIA_FALLBACK_MODEL: second } = env;
  if (!first) return [];
  // What language models alone need is not loaded where there is none.
  const { askWith } = await import('../agent/language-agent.js');
  const limit = env.GAIA_TIMEOUT_MS;
  const open = async (address: ModelAddress) =>
    new Candidate(address.model, askWith(await openModel(address, limit)), limit);
  const fallback = { baseUrl: env.GAIA_FALLBACK_BASE_URL, apiKey: env.GAIA_FALLBACK_API_KEY };
  return Promise.all([
    open({ model: first, baseUrl: env.GAIA_BASE_URL, apiKey: env.GAIA_API_KEY }),
    ...(second ? [open({ model: second, ...fallback })] : []),
  ]);
}
