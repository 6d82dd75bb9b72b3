// The call to Gaia and the job that carries it.
import * as z from 'zod/mini';
import { CHAT_LIMITS, SHARED_MESSAGES } from './chat-limits.js';

const CHAT_INVALID = 'La conversazione non è valida';

const chatMessage = z.object({
  // Only these two roles are allowed: a language model would trust a forged system or tool turn.
  role: z.enum(['user', 'assistant'], 'Ruolo non ammesso'),
  content: z
    .string(CHAT_INVALID)
    .check(
      z.maxLength(
        CHAT_LIMITS.characters,
        `Un messaggio può avere al massimo ${CHAT_LIMITS.characters.toLocaleString('it-IT')} caratteri`,
      ),
    ),
});

export const chatRequest = z.object({
  messages: z.array(chatMessage, CHAT_INVALID).check(
    z.minLength(1, 'Scrivi un messaggio'),
    z.maxLength(
      CHAT_LIMITS.messages,
      `La conversazione è arrivata al limite di ${CHAT_LIMITS.messages} messaggi: iniziane una nuova`,
    ),
    z.refine((messages) => {
      const last = messages.at(-1);
      return last === undefined || (last.role === 'user' && last.content.trim() !== '');
    }, 'Scrivi un messaggio'),
  ),
});

export type ChatMessage = z.output<typeof chatMessage>;
export type ChatRequest = z.output<typeof chatRequest>;

/** A visitor's verdict on a reply. It is sent to the same endpoint, and answered with no content. */
export const chatVerdict = z.object({
  /** The end of the conversation, the judged reply last; empty where the visitor has not agreed that staff read it. */
  messages: z.array(chatMessage, CHAT_INVALID).check(z.maxLength(SHARED_MESSAGES, CHAT_INVALID)),
  feedback: z.object({
    /** Whether the reply was what the visitor was looking for. */
    useful: z.boolean(),
    share: z.boolean(),
  }),
});

export type ChatVerdict = z.output<typeof chatVerdict>;

const level = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);

/** An item of the catalog by name; the site draws it from the catalog in its bundle. */
const chatCardItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), level }),
  /** Lessons for one: 'C1 Advanced', 'Business English'. */
  z.object({ kind: z.literal('lesson'), name: z.string() }),
  /** An exam: 'B2 First', 'Movers', 'TOEFL', 'LanguageCert B2 Expert'. */
  z.object({ kind: z.literal('exam'), name: z.string() }),
]);

export type ChatCardItem = z.output<typeof chatCardItem>;

const chatCard = z.union([
  chatCardItem,
  z.object({ kind: z.literal('comparison'), of: z.array(chatCardItem).check(z.minLength(2), z.maxLength(3)) }),
]);

export type ChatCard = z.output<typeof chatCard>;

// Gateways and workers are replaced one after the other, and a panel may have been open for hours: each leaves out what
// it does not know.
export const chatReply = z.object({
  /** The text of the reply: plain text with a small safe subset of Markdown. */
  message: z.string(),
  /** True on the one turn that sent a quote request to staff. */
  quoteRequest: z.boolean(),
  /** The pages of the site with the facts of the answer. */
  sources: z.optional(z.array(z.object({ title: z.string(), href: z.string() }))),
  chips: z.optional(z.array(z.string())),
  /** A page whose form can be opened already filled: its path, and values by field (never consents). */
  form: z.optional(z.object({ href: z.string(), values: z.record(z.string(), z.string()) })),
  /** What the reply is about, to be drawn beneath it. */
  cards: z.catch(z.optional(z.array(chatCard)), undefined),
  /** The language of the message (ISO 639-1); Italian when absent. */
  language: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{2}$/))), undefined),
});

export type ChatReply = z.output<typeof chatReply>;

export const chatJob = z.object({
  v: z.literal(1),
  /** Names the visitor's conversation, so that one request for a quote is one lead whatever is retried. */
  conversation: z.string(),
  messages: z.array(chatMessage),
  /** When the request stops waiting for the reply, in epoch milliseconds. */
  deadline: z.number(),
  /** Whether the job's progress tells the sentences of the reply while it is written. */
  stream: z.optional(z.boolean()),
});

export type ChatJob = z.output<typeof chatJob>;

/** The progress of a job: a sentence of the reply. They are numbered from 1 on. */
export interface ChatProgress {
  readonly number: number;
  readonly sentence: string;
}
