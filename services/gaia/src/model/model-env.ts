// The variables that choose the language models; all unset, Gaia speaks by herself.
import { z } from 'zod';
import { Candidate } from './candidate.js';
import { modelName, openModel, providers } from './providers.js';

const EXAMPLE = `must be a provider and a model's name, as openai:gpt-5-mini; the providers: ${providers.join(', ')}`;
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

/** The beginnings of the variables of one model, in the order the models are asked. */
const PREFIXES = ['GAIA', 'GAIA_FALLBACK'] as const;

/** What is wrong with the variables together, by the name of one. */
export function checkModels(env: Partial<ModelEnv>, context: z.core.$RefinementCtx): void {
  const wrong = (name: keyof ModelEnv, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  for (const prefix of PREFIXES) {
    const [name, url, key] = [`${prefix}_MODEL`, `${prefix}_BASE_URL`, `${prefix}_API_KEY`] as const;
    if (!env[name]) {
      for (const idle of [url, key]) if (env[idle]) wrong(idle, `has no effect without ${name}`);
    } else if (!env[key] && !env[url] && !env[name].startsWith('ollama:'))
      wrong(key, `must be set for ${name}, unless ${url} names a server that asks for none`);
  }
  if (env.GAIA_FALLBACK_MODEL && !env.GAIA_MODEL) wrong('GAIA_FALLBACK_MODEL', 'has no effect without GAIA_MODEL');
}

/** The models in the order they are asked; the embedded one comes after all of them. */
export async function languageModels(env: ModelEnv): Promise<Candidate[]> {
  if (!env.GAIA_MODEL) return [];
  // What language models alone need is not loaded where there is none.
  const { askWith } = await import('./language-agent.js');
  const opened = PREFIXES.map(async (prefix) => {
    const name = env[`${prefix}_MODEL`];
    if (!name) return [];
    const address = { name, baseUrl: env[`${prefix}_BASE_URL`], apiKey: env[`${prefix}_API_KEY`] };
    const asked = askWith(await openModel(address, env.GAIA_TIMEOUT_MS));
    return [new Candidate(name, asked, env.GAIA_TIMEOUT_MS)];
  });
  return (await Promise.all(opened)).flat();
}
