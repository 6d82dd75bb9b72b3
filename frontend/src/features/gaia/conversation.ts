// A conversation with Gaia, and the functions that change it.
import type { ChatCard, ChatMessage, ChatReply, Chip, QuoteDraft } from '@school/contracts';
import { newKey } from '#src/lib/new-key.ts';

export interface Turn extends ChatMessage {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly sources?: ChatReply['sources'];
  readonly form?: ChatReply['form'];
  readonly cards?: ChatReply['cards'];
  readonly language?: ChatReply['language'];
  /** Of the request that was sent. */
  readonly receipt?: ChatReply['receipt'];
  /** Present once the visitor has rated it. */
  readonly useful?: boolean;
}

/** The request to an office that the visitor may edit and send. */
export interface OpenCard {
  /** The idempotency key: it is sent once, whatever tab or attempt sends it. */
  readonly key: string;
  /** As Gaia and the visitor have filled it. */
  readonly request: QuoteDraft;
  /** How many turns stand before it. */
  readonly after: number;
}

export interface Conversation {
  /** When it was opened, in epoch milliseconds. */
  readonly startedAt: number;
  readonly turns: readonly Turn[];
  /** The messages that Gaia suggests. */
  readonly chips: readonly Chip[];
  /** Present while a card is open. */
  readonly card?: OpenCard;
  /** Present while a reply is pending in any tab: its timeout, in epoch milliseconds. */
  readonly awaitedUntil?: number;
}

export const newConversation = (): Conversation => ({
  startedAt: Date.now(),
  turns: [],
  chips: [],
});

/** @param chip the id of the pressed chip. */
export const withQuestion = (conversation: Conversation, content: string, chip?: string): Conversation => ({
  ...conversation,
  turns: [...conversation.turns, { role: 'user', content, ...(chip && { chip }), at: Date.now() }],
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

const CARD_ENTRIES = {
  servizio: 'string',
  richiesta: 'string',
  nome: 'string',
  email: 'string',
  telefono: 'string',
} as const;

/** What is shown of a reply beside the card; without it, where it was sent meanwhile, what was answered. */
function shownOf({ message, spoken }: ChatReply, card: OpenCard | undefined): string {
  if (!spoken) return message;
  const { answer, card: ofCard } = spoken;
  return card && answer ? `${answer}\n\n${ofCard}` : answer || ofCard;
}

/** What Gaia has changed takes the place of what it was; edits that the visitor has made meanwhile stay. */
function merged(asked: QuoteDraft, edited: QuoteDraft, replied: QuoteDraft): QuoteDraft {
  const names = Object.keys(replied) as (keyof QuoteDraft)[];
  const entries = names.map((name) => {
    if (replied[name] === asked[name]) return [name, edited[name]];
    const added = replied[name].startsWith(`${asked[name]}\n`) ? replied[name].slice(asked[name].length) : undefined;
    return [name, added === undefined ? replied[name] : edited[name] + added];
  });
  return Object.fromEntries(entries) as QuoteDraft;
}

/**
 * The card after a reply: beneath it if it is new, above it if it was changed, so that what is said of it, and may be
 * pressed instead, stands beside what has changed; else where it was.
 * @param asked the request as it went along with the question.
 */
function cardAfter({ card, turns }: Conversation, replied?: QuoteDraft, asked?: QuoteDraft): OpenCard | undefined {
  // A card that was sent meanwhile, in this tab or another, stays sent.
  if (!replied || (asked && !card)) return undefined;
  if (!asked || !card) return { key: newKey(), request: replied, after: turns.length + 1 };
  const isChanged = !isSame(asked, replied);
  return isChanged ? { ...card, request: merged(asked, card.request, replied), after: turns.length } : card;
}

/** @param asked the request as it went along with the question. */
export function withReply(before: Conversation, replied: ChatReply, asked?: QuoteDraft): Conversation {
  const { sources, form, cards = [], language, chips = [], request, receipt } = replied;
  const { card: _closed, ...conversation } = notAwaiting(before);
  const { turns } = before;
  const card = cardAfter(before, request, asked);
  const fresh = newCards(turns, cards);
  const reply: Turn = {
    role: 'assistant',
    content: shownOf(replied, card),
    at: Date.now(),
    ...(receipt && { receipt }),
    ...(sources && { sources }),
    ...(form && { form }),
    ...(fresh.length > 0 && { cards: fresh }),
    ...(language && { language }),
  };
  const last = turns.at(-1);
  // A chip may be pressed again: what was added before may be taken out as well.
  const question = last?.chip ? '' : plain(last?.content ?? '');
  return {
    ...conversation,
    ...(card && { card }),
    turns: [...turns, reply],
    chips: chips.filter(({ text }) => plain(text) !== question),
  };
}

/** After the card was sent by its button: a question that was asked meanwhile stays the last, and its reply awaited. */
export function withSending(before: Conversation, button: string, chip: string, reply: ChatReply): Conversation {
  const { turns, awaitedUntil } = before;
  const asked = isUnanswered(before) ? turns.slice(-1) : [];
  const settled = { ...before, turns: turns.slice(0, turns.length - asked.length) };
  const sent = withReply(withQuestion(settled, button, chip), reply);
  return { ...sent, turns: [...sent.turns, ...asked], ...(awaitedUntil && { awaitedUntil }) };
}

/** What the visitor writes on the card. */
export const withEntries = (conversation: Conversation, entries: Partial<QuoteDraft>): Conversation =>
  conversation.card
    ? { ...conversation, card: { ...conversation.card, request: { ...conversation.card.request, ...entries } } }
    : conversation;

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
  if (!has(value, { startedAt: 'number' })) return false;
  const { turns, chips, card } = value as Partial<Conversation>;
  return (
    Array.isArray(turns) &&
    Array.isArray(chips) &&
    chips.every((chip) => has(chip, { id: 'string', text: 'string' })) &&
    (card === undefined || (has(card, { key: 'string', after: 'number' }) && has(card.request, CARD_ENTRIES))) &&
    turns.every((turn) => has(turn, { role: 'string', content: 'string', at: 'number' }))
  );
}
