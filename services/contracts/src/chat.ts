// The call to Gaia and the job that carries it.
import * as z from 'zod/mini';
import { CHAT_LIMITS } from './chat-limits.js';

const CHAT_INVALID = 'La conversazione non è valida';

export const chatMessage = z.object({
  // Only these two roles pass: a forged system or tool turn would speak with our voice to a language model.
  role: z.enum(['user', 'assistant'], 'Ruolo non ammesso'),
  content: z
    .string(CHAT_INVALID)
    .check(z.maxLength(CHAT_LIMITS.characters, `Un messaggio può avere al massimo ${CHAT_LIMITS.characters.toLocaleString('it-IT')} caratteri`)),
});

export const chatRequest = z.object({
  messages: z.array(chatMessage, CHAT_INVALID).check(
    z.minLength(1, 'Scrivi un messaggio'),
    z.maxLength(CHAT_LIMITS.messages, `La conversazione è arrivata al limite di ${CHAT_LIMITS.messages} messaggi: iniziane una nuova`),
    z.refine((messages) => {
      const last = messages.at(-1);
      return last === undefined || (last.role === 'user' && last.content.trim() !== '');
    }, 'Scrivi un messaggio'),
  ),
});

export type ChatMessage = z.output<typeof chatMessage>;
export type ChatRequest = z.output<typeof chatRequest>;

export const chatReply = z.object({
  /** The assistant's words: plain text with a small safe subset of Markdown. */
  message: z.string(),
  /** True on the one turn that sent a quote request to staff. */
  quoteRequest: z.boolean(),
  /** The pages of the site that the answer stands on. */
  sources: z.optional(z.array(z.object({ title: z.string(), href: z.string() }))),
  /** Suggested next messages. */
  chips: z.optional(z.array(z.string())),
  /** A page of the site whose form can be opened already filled: its path, and values by the form's own field names (never consents). */
  form: z.optional(z.object({ href: z.string(), values: z.record(z.string(), z.string()) })),
});

export type ChatReply = z.output<typeof chatReply>;

/** Data of a job on the chat queue. */
export const chatJob = z.object({
  v: z.literal(1),
  /** Names the visitor's conversation, so that one request for a quote is one lead whatever is retried. */
  conversation: z.string(),
  messages: z.array(chatMessage),
  /** Epoch milliseconds after which nobody waits for the reply. */
  deadline: z.number(),
  /** Somebody reads the reply's sentences while it is written. */
  stream: z.optional(z.boolean()),
  /** The gateway that listens for the reply before it is the job's result. */
  replyTo: z.optional(z.string()),
});

export type ChatJob = z.output<typeof chatJob>;
