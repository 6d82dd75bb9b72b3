// A conversation with Gaia, and the functions that change it.
import type { ChatCard, ChatMessage, ChatReply } from '@school/contracts';
import { newKey } from '#src/lib/new-key.ts';

export interface Turn extends ChatMessage {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly sources?: ChatReply['sources'];
  readonly form?: ChatReply['form'];
  readonly cards?: ChatReply['cards'];
  readonly language?: ChatReply['language'];
  /** Present once the visitor has rated it. */
  readonly useful?: boolean;
}

export interface Conversation {
  /** Its id in requests to the gateway. */
  readonly key: string;
  /** When it was opened, in epoch milliseconds. */
  readonly startedAt: number;
  readonly turns: readonly Turn[];
  /** The messages that Gaia suggests. */
  readonly chips: readonly string[];
  /** Present while a reply is pending in any tab: its timeout, in epoch milliseconds. */
  readonly awaitedUntil?: number;
}

export const newConversation = (): Conversation => ({
  key: newKey(),
  startedAt: Date.now(),
  turns: [],
  chips: [],
});

export const withQuestion = (conversation: Conversation, content: string): Conversation => ({
  ...conversation,
  turns: [...conversation.turns, { role: 'user', content, at: Date.now() }],
  chips: [],
});

export const awaiting = (conversation: Conversation, milliseconds: number): Conversation => ({
  ...conversation,
  awaitedUntil: Date.now() + milliseconds,
});

export function notAwaiting({ awaitedUntil: _over, ...conversation }: Conversation): Conversation {
  return conversation;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Omits cards that the last reply with cards has shown already. */
function newCards(turns: readonly Turn[], cards: readonly ChatCard[]): ChatCard[] {
  const shown = turns.findLast((turn) => turn.cards)?.cards ?? [];
  return cards.filter((card) => !shown.some((before) => isSame(before, card)));
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function withReply(
  conversation: Conversation,
  { message, sources, form, cards = [], language, chips = [] }: ChatReply,
): Conversation {
  const { turns } = conversation;
  const fresh = newCards(turns, cards);
  const reply: Turn = {
    role: 'assistant',
    content: message,
    at: Date.now(),
    ...(sources && { sources }),
    ...(form && { form }),
    ...(fresh.length > 0 && { cards: fresh }),
    ...(language && { language }),
  };
  const asked = plain(turns.at(-1)?.content ?? '');
  return {
    ...notAwaiting(conversation),
    turns: [...turns, reply],
    chips: chips.map(({ text }) => text).filter((chip) => plain(chip) !== asked),
  };
}

/** Rates the reply of a certain time. */
export function withVerdict(conversation: Conversation, at: number, useful: boolean): Conversation {
  const turns = conversation.turns.map((turn) =>
    turn.at === at && turn.role === 'assistant' ? { ...turn, useful } : turn,
  );
  return { ...conversation, turns };
}

/** A question without a reply: the call failed or was stopped, or the page was left. */
export const isUnanswered = ({ turns }: Conversation): boolean => turns.at(-1)?.role === 'user';

/** The language of the conversation, given by the last reply. */
export const spokenLanguage = ({ turns }: Conversation): string =>
  turns.findLast(({ language }) => language)?.language ?? 'it';

const has = (value: unknown, types: Readonly<Record<string, 'string' | 'number'>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(types).every(([name, type]) => typeof (value as Record<string, unknown>)[name] === type);

export function isConversation(value: unknown): value is Conversation {
  if (!has(value, { key: 'string', startedAt: 'number' })) return false;
  const { turns, chips } = value as Partial<Conversation>;
  return (
    Array.isArray(turns) &&
    Array.isArray(chips) &&
    turns.every((turn) => has(turn, { role: 'string', content: 'string', at: 'number' }))
  );
}
