// The call to Gaia and the job that carries it.
import * as z from 'zod/mini';
import { CHAT_LIMITS, SHARED_MESSAGES } from './chat-limits.js';
import { LIMITS } from './fields/limits.js';
import { acceptedLead } from './leads/accepted-lead.js';

const CHAT_INVALID = 'La conversazione non è valida';
const WRITE_SOMETHING = 'Scrivi un messaggio';
const CHIP_CHARACTERS = 60;

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
  /** The id of the chip by which the visitor has said it. */
  chip: z.catch(z.optional(z.string().check(z.maxLength(CHIP_CHARACTERS))), undefined),
});

const entry = z.catch(z.string().check(z.maxLength(LIMITS.text)), '');

/**
 * The request for a quote as the card shows it, by the quote form's field names; empty where nothing is known. It is
 * incomplete until the visitor sends it, and then checked by the schema of that form.
 */
export const quoteDraft = z.object({
  servizio: entry,
  richiesta: entry,
  nome: entry,
  email: entry,
  telefono: entry,
  /** The course or exam that was spoken of, and the language of the visitor: not on the card, for the office. */
  argomento: entry,
  lingua: entry,
});

export type QuoteDraft = z.output<typeof quoteDraft>;

export const chatRequest = z
  .object({
    messages: z
      .array(chatMessage, CHAT_INVALID)
      .check(
        z.minLength(1, WRITE_SOMETHING),
        z.maxLength(
          CHAT_LIMITS.messages,
          `La conversazione è arrivata al limite di ${CHAT_LIMITS.messages} messaggi: iniziane una nuova`,
        ),
      ),
    /** The open card as the visitor has edited it. It is sent to staff by the button or a plain yes alone. */
    request: z.optional(z.record(z.string(), z.unknown(), CHAT_INVALID)),
  })
  .check(
    z.refine(
      ({ messages, request }) => {
        const last = messages.at(-1);
        // Whoever presses the card's button need not write anything.
        return last?.role === 'user' ? last.content.trim() !== '' : request !== undefined;
      },
      { error: WRITE_SOMETHING, path: ['messages'] },
    ),
  );

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
  /** The same for who shows the card: what is answered, and what is said of the card, without its lines. */
  spoken: z.catch(z.optional(z.object({ answer: z.string(), card: z.string() })), undefined),
  /** True on the one turn that sent a quote request to staff. */
  quoteRequest: z.boolean(),
  /** The pages of the site with the facts of the answer. */
  sources: z.optional(z.array(z.object({ title: z.string(), href: z.string() }))),
  /** Next messages that the visitor may press: the id goes with the message, as its `chip`. */
  chips: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
  /** The card as it stands after this turn; absent where none is open. */
  request: z.optional(quoteDraft),
  /** Of the request that this turn has sent. */
  receipt: z.optional(acceptedLead),
  /** A page whose form can be opened already filled: its path, and values by field (never consents). */
  form: z.optional(z.object({ href: z.string(), values: z.record(z.string(), z.string()) })),
  /** What the reply is about, to be drawn beneath it. */
  cards: z.catch(z.optional(z.array(chatCard)), undefined),
  /** The language of the message (ISO 639-1); Italian when absent. */
  language: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{2}$/))), undefined),
});

export type ChatReply = z.output<typeof chatReply>;
export type Chip = NonNullable<ChatReply['chips']>[number];

/** A turn as it goes to Gaia, over no store. */
export const chatTurn = z.object({
  messages: z.array(chatMessage),
  /** The open card. */
  request: z.optional(quoteDraft),
  /** Whether the sentences of the reply are sent while it is written. */
  stream: z.optional(z.boolean()),
});

export type ChatTurn = z.output<typeof chatTurn>;

/** A job says that a turn waits, under the job's id, and not what is said in it: jobs are written to disk. */
export const chatJob = z.object({
  v: z.literal(3),
  /** When the request stops waiting for the reply, in epoch milliseconds. */
  deadline: z.number(),
});

export type ChatJob = z.output<typeof chatJob>;

/** None outlives its turn. */
export const chatJobOptions = { attempts: 2, removeOnComplete: true, removeOnFail: true } as const;
