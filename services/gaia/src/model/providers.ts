// The one file that names providers of language models.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { SystemMessage } from '@langchain/core/messages';

/** Where and as whom a model is called. */
export interface ModelAddress {
  /** `provider:name`, as `openai:gpt-5-mini` or `ollama:qwen3:4b`. */
  readonly model: string;
  /** Another server that speaks the provider's protocol. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
}

export interface LanguageModel {
  readonly model: BaseChatModel;
  /** The instructions, so that the provider keeps them from visitor to visitor. */
  readonly asSystem: (text: string) => SystemMessage;
}

/** A reply is short; what a server would write beyond that is neither paid nor waited for. */
const MOST_TOKENS = 1500;
/** Servers of one's own ask for no key, their client's library does. */
const NO_KEY = 'none';

/** The libraries print what they can't read, and with it what was said. */
const SILENT = { logLevel: 'off' } as const;

const OPENAI = 'https://api.openai.com/v1';
const OLLAMA = 'http://ollama:11434/v1';

/** The protocol of OpenAI, which other servers speak too. */
async function openAi(
  url: string,
  { baseUrl, apiKey }: ModelAddress,
  model: string,
  timeout: number,
): Promise<LanguageModel> {
  const { ChatOpenAI } = await import('@langchain/openai');
  const configuration = { ...SILENT, baseURL: baseUrl ?? url };
  const asked = { model, maxTokens: MOST_TOKENS, maxRetries: 0, timeout, apiKey: apiKey ?? NO_KEY };
  // The beginning of a request is cached by the server, unasked.
  return { model: new ChatOpenAI({ ...asked, configuration }), asSystem: (text) => new SystemMessage(text) };
}

// Address and key are always given: left out, the libraries read them from variables of their own. Whether a call is
// worth repeating is not theirs to decide: another model is waiting. Each library is loaded only where its provider is
// configured.
const providers = {
  openai: (address: ModelAddress, model: string, timeout: number) => openAi(OPENAI, address, model, timeout),
  // A model on a machine of the school's own, as docker-compose.yml runs it.
  ollama: (address: ModelAddress, model: string, timeout: number) => openAi(OLLAMA, address, model, timeout),
  anthropic: async ({ baseUrl, apiKey }: ModelAddress, model: string, timeout: number): Promise<LanguageModel> => {
    const { ChatAnthropic } = await import('@langchain/anthropic');
    const anthropicApiUrl = baseUrl ?? 'https://api.anthropic.com';
    const asked = { model, maxTokens: MOST_TOKENS, maxRetries: 0, apiKey: apiKey ?? NO_KEY };
    return {
      model: new ChatAnthropic({ ...asked, anthropicApiUrl, clientOptions: { ...SILENT, timeout } }),
      // LangChain's middleware marks the end of a request, which serves the same conversation; this mark serves every
      // visitor.
      asSystem: (text) =>
        new SystemMessage({ content: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }] }),
    };
  },
} as const;

export const providerNames = Object.keys(providers) as (keyof typeof providers)[];

/** What `GAIA_MODEL` may be. */
export const modelName = new RegExp(`^(${providerNames.join('|')}):\\S+$`);

/**
 * Opens a model; nothing is called yet.
 * @param timeoutMs how long one call may take, in milliseconds.
 */
export async function openModel(address: ModelAddress, timeoutMs: number): Promise<LanguageModel> {
  const separator = address.model.indexOf(':');
  const provider = address.model.slice(0, separator) as keyof typeof providers;
  return providers[provider](address, address.model.slice(separator + 1), timeoutMs);
}
