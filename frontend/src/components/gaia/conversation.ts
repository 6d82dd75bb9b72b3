// A conversation as the visitor's tab remembers it: over a reload, not over the tab's end.
import type { ChatMessage, ChatReply } from '@school/contracts';

export interface Turn extends ChatMessage {
  /** When it was said, in epoch milliseconds. */
  readonly at: number;
  readonly sources?: ChatReply['sources'];
  readonly form?: ChatReply['form'];
}

export interface Conversation {
  /** Names it to the gateway. */
  readonly key: string;
  /** When it was opened, in epoch milliseconds. */
  readonly startedAt: number;
  readonly turns: readonly Turn[];
  /** What Gaia suggests to say next. */
  readonly chips: readonly string[];
}

const STORED_AS = 'gaia';

export const newConversation = (): Conversation => ({ key: crypto.randomUUID(), startedAt: Date.now(), turns: [], chips: [] });

export const withQuestion = (conversation: Conversation, content: string): Conversation => ({
  ...conversation,
  turns: [...conversation.turns, { role: 'user', content, at: Date.now() }],
  chips: [],
});

export const withReply = (conversation: Conversation, { message, sources, form, chips = [] }: ChatReply): Conversation => ({
  ...conversation,
  turns: [...conversation.turns, { role: 'assistant', content: message, at: Date.now(), ...(sources && { sources }), ...(form && { form }) }],
  chips,
});

/** A question that got no reply: the call failed, or the page was left before it came. */
export const isUnanswered = ({ turns }: Conversation): boolean => turns.at(-1)?.role === 'user';

const has = (value: unknown, types: Readonly<Record<string, 'string' | 'number'>>): boolean =>
  typeof value === 'object' && value !== null && Object.entries(types).every(([name, type]) => typeof (value as Record<string, unknown>)[name] === type);

/** What an earlier version of the site has stored may look different. */
function isConversation(value: unknown): value is Conversation {
  if (!has(value, { key: 'string', startedAt: 'number' })) return false;
  const { turns, chips } = value as Partial<Conversation>;
  return Array.isArray(turns) && Array.isArray(chips) && turns.every((turn) => has(turn, { role: 'string', content: 'string', at: 'number' }));
}

/** The conversation of this tab, or a new one. Storage may be full or forbidden: it then lasts as long as the page. */
export function storedConversation(): Conversation {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
    if (isConversation(stored)) return stored;
  } catch {
    // See above.
  }
  return newConversation();
}

export function storeConversation(conversation: Conversation): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(conversation));
  } catch {
    // See above.
  }
}
