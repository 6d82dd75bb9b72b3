// The call to Gaia. Only the types come from the contracts: their checks would weigh more than the rest of the chat.
import type { CHAT_ENDPOINT, CHAT_LIMITS, ChatMessage, ChatReply } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

// Written again, but held to the contract by their types.
const endpoint: typeof CHAT_ENDPOINT = '/api/gaia-chat';
export const limits: typeof CHAT_LIMITS = { messages: 40, characters: 2000 };

function isReply(value: unknown): value is ChatReply {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

/**
 * Sends the whole conversation, the visitor's new message last, and returns Gaia's reply.
 * @param key names the conversation, so that whatever is tried again asks for one quote only.
 * @throws ApiError when the gateway refuses, the browser's own error when it does not answer.
 */
export async function askGaia(messages: readonly ChatMessage[], key: string, signal: AbortSignal): Promise<ChatReply> {
  const body = { messages: messages.map(({ role, content }) => ({ role, content: content.slice(0, limits.characters) })) };
  const reply = await postJson(endpoint, body, { idempotencyKey: key, signal });
  if (!isReply(reply)) throw new Error('The answer is no reply of Gaia');
  return reply;
}
