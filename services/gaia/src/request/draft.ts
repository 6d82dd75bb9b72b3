// What a conversation has asked the school for: the draft that the visitor may confirm, and what was sent.
import { createHash } from 'node:crypto';
import type { ChatMessage, QuoteService } from '@school/contracts';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** A request as the visitor reads it in the summary. */
export interface QuoteFields {
  readonly servizio: QuoteService;
  readonly nome: string;
  readonly email?: string | undefined;
  readonly telefono?: string | undefined;
  readonly richiesta: string;
}

export interface Draft {
  /** Whatever is repeated: one confirmed draft is one lead. */
  readonly id: string;
  readonly fields: QuoteFields;
  /** The mark of the visitor's turns that its summary answered. */
  readonly turns: string;
  /** The sentence and the list that the visitor was shown. */
  readonly summary: string;
}

export interface RequestState {
  readonly draft: Draft | null;
  /** What became of the draft; `open` where neither happened. */
  readonly outcome: 'open' | 'sent' | 'cancelled';
  /** The references of what was sent, in order. */
  readonly sent: readonly string[];
  /** How many turns of the visitor the last sending or cancelling has ended: what they told before is done with. */
  readonly closed: number;
}

export const noRequest: RequestState = { draft: null, outcome: 'open', sent: [], closed: 0 };

/** Keeps the requests of conversations, each for two hours after its last change. */
export interface RequestStore {
  read(conversation: string): Promise<RequestState>;
  write(conversation: string, state: RequestState): Promise<void>;
}

const KEPT_SECONDS = 2 * 60 * 60;
const stored = z.custom<RequestState>((value) => typeof value === 'object' && value !== null && 'sent' in value);

export class RedisRequestStore implements RequestStore {
  constructor(private readonly redis: Redis) {}

  async read(conversation: string): Promise<RequestState> {
    const found = await this.redis.get(keyOf(conversation));
    return found === null ? noRequest : stored.parse(JSON.parse(found));
  }

  async write(conversation: string, state: RequestState): Promise<void> {
    await this.redis.set(keyOf(conversation), JSON.stringify(state), 'EX', KEPT_SECONDS);
  }
}
const keyOf = (conversation: string): string => `gaia:request:${conversation}`;

/** What the visitor wrote. */
export const visitorsIn = (messages: readonly ChatMessage[]): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

/** A mark of the visitor's turns: a draft can be confirmed only by the turn that follows exactly these. */
export const markOf = (turns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(turns)).digest('base64url');
