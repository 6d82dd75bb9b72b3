// The call to Gaia. The contracts' checks stay out: they would weigh more than the rest of the chat.
import {
  CHAT_ENDPOINT,
  CHAT_LIMITS,
  type ChatMessage,
  type ChatReply,
  type ChatVerdict,
  type QuoteDraft,
  SHARED_MESSAGES,
} from '@school/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { post, refusal } from '#src/lib/api.ts';

/** Longer than the gateway's own timeout. */
export const ANSWERED_WITHIN_MS = 30_000;

const asSent = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.map(({ role, content, chip }) => ({
    role,
    content: content.slice(0, CHAT_LIMITS.characters),
    ...(chip && { chip }),
  }));

/** The body of a turn: the last messages that the gateway takes, and the open card. */
export const bodyOf = (messages: readonly ChatMessage[], request?: object) => ({
  messages: asSent(messages.slice(-CHAT_LIMITS.messages)),
  ...(request && { request }),
});

export function isReply(value: unknown): value is ChatReply {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

interface Asking {
  /** The open card: an order to send it goes under its key, so that it is sent once. */
  readonly card: { readonly key: string; readonly request: QuoteDraft } | undefined;
  readonly signal: AbortSignal;
  /** Called with each sentence as it arrives. The final reply replaces them. */
  readonly onSentence: (sentence: string) => void;
}

/**
 * Sends the whole conversation, the new message last, and returns Gaia's reply.
 * @throws ApiError for an error response, the browser's own error if there is no response.
 */
export async function askGaia(
  messages: readonly ChatMessage[],
  { card, signal, onSentence }: Asking,
): Promise<ChatReply> {
  const accept = 'text/event-stream, application/json';
  const response = await post(CHAT_ENDPOINT, bodyOf(messages, card?.request), {
    ...(card && { idempotencyKey: card.key }),
    signal,
    accept,
    timeoutMs: ANSWERED_WITHIN_MS,
  });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  const reply: unknown =
    isStream && response.body ? await streamedReply(response.body, onSentence) : await response.json();
  if (!isReply(reply)) throw new Error('The answer is no reply of Gaia');
  return reply;
}

/**
 * Rates the last reply. The text of the conversation is sent only if the visitor lets staff read it.
 * @throws as `askGaia`.
 */
export async function judgeReply(messages: readonly ChatMessage[], feedback: ChatVerdict['feedback']): Promise<void> {
  const verdict: ChatVerdict = { messages: feedback.share ? asSent(messages.slice(-SHARED_MESSAGES)) : [], feedback };
  await post(CHAT_ENDPOINT, verdict);
}

async function streamedReply(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSentence: Asking['onSentence'],
): Promise<unknown> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    const { event, data } = next.value;
    if (event === 'sentence') onSentence((JSON.parse(data) as { text: string }).text);
    if (event === 'problem')
      throw refusal({ status: (JSON.parse(data) as { status: number }).status, statusText: '' }, data);
    if (event === 'reply') return JSON.parse(data) as unknown;
  }
  throw new Error('The answer broke off');
}
