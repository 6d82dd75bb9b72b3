// The one file that names providers of language models.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { SystemMessage } from '@langchain/core/messages';

/** Where each is called, unless another server that speaks its protocol is named. */
const servers = {
  openai: 'https://api.openai.com/v1',
  // A model on a machine of the school's own, as docker-compose.yml runs it: it speaks OpenAI's protocol.
  ollama: 'http://ollama:11434/v1',
  anthropic: 'https://api.anthropic.com',
};
export const providers = Object.keys(servers) as (keyof typeof servers)[];

/** `provider:name`, as `openai:gpt-5-mini` or `ollama:qwen3:4b`. */
export const modelName = new RegExp(`^(?<provider>${providers.join('|')}):(?<model>\\S+)$`);

/** Where and as whom a model is called. */
interface ModelAddress {
  readonly name: string;
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
/** The libraries print what they can't read, and with it what was said. */
const SILENT = { logLevel: 'off' } as const;

/**
 * Opens a model; nothing is called yet.
 *
 * Address and key are always given: left out, the libraries read them from variables of their own. Whether a call is
 * worth repeating is not theirs to decide: another model is waiting. Each library is loaded only where its provider is
 * configured.
 * @param timeout how long one call may take, in milliseconds.
 */
export async function openModel({ name, baseUrl, apiKey }: ModelAddress, timeout: number): Promise<LanguageModel> {
  const { provider, model } = modelName.exec(name)!.groups as { provider: keyof typeof servers; model: string };
  const { SystemMessage } = await import('@langchain/core/messages');
  const url = baseUrl ?? servers[provider];
  // Servers of one's own ask for no key, their client's library does.
  const asked = { model, maxTokens: MOST_TOKENS, maxRetries: 0, apiKey: apiKey ?? 'none' };
  if (provider !== 'anthropic') {
    const { ChatOpenAI } = await import('@langchain/openai');
    const openAi = new ChatOpenAI({ ...asked, timeout, configuration: { ...SILENT, baseURL: url } });
    // The beginning of a request is cached by the server, unasked.
    return { model: openAi, asSystem: (text) => new SystemMessage(text) };
  }
  const { ChatAnthropic } = await import('@langchain/anthropic');
  const anthropic = new ChatAnthropic({ ...asked, anthropicApiUrl: url, clientOptions: { ...SILENT, timeout } });
  // LangChain's middleware marks the end of a request, which serves the same conversation; this mark serves every
  // visitor.
  const cached = { cache_control: { type: 'ephemeral' } };
  return { model: anthropic, asSystem: (text) => new SystemMessage({ content: [{ type: 'text', text, ...cached }] }) };
}
