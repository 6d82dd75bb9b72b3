// The call to Gaia. The contracts' checks stay out: they would weigh more than the rest of the chat.
import { CHAT_ENDPOINT, CHAT_LIMITS, type ChatMessage, type ChatReply } from '@school/contracts';
import { postJson } from '#src/lib/api.ts';

function isReply(value: unknown): value is ChatReply {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

/**
 * Sends the whole conversation, the visitor's new message last, and returns Gaia's reply.
 * @param key names the conversation, so that whatever is tried again asks for one quote only.
 * @throws ApiError when the gateway refuses, the browser's own error when it does not answer.
 */
export async function askGaia(messages: readonly ChatMessage[], key: string, signal: AbortSignal): Promise<ChatReply> {
  const body = { messages: messages.map(({ role, content }) => ({ role, content: content.slice(0, CHAT_LIMITS.characters) })) };
  const reply = await postJson(CHAT_ENDPOINT, body, { idempotencyKey: key, signal });
  if (!isReply(reply)) throw new Error('The answer is no reply of Gaia');
  return reply;
}
