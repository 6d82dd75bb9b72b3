// How many requests one conversation and one person may send: whoever holds a robot must not flood an office through
// Gaia.
import { createHash } from 'node:crypto';
import { romeDay } from '@school/catalog';
import type { Redis } from 'ioredis';
import { MOST_REQUESTS } from '../quote/dialogue.js';

const MOST_PER_CONTACT_A_DAY = 5;
const DAY_SECONDS = 24 * 60 * 60;

export interface CountedRequest {
  readonly conversation: string;
  /** Address or number, in one spelling for one person. */
  readonly contact: string;
  /** What is asked, whoever's conversation it is: equal requests have one. */
  readonly request: string;
}

export interface QuoteLimits {
  /**
   * Counts a request, once however often it is tried and in however many conversations it is told within a day.
   * @returns the conversation that sent it first, or null when it is one too many. @throws when Redis is away.
   */
  admits(request: CountedRequest): Promise<string | null>;
}

export class RedisQuoteLimits implements QuoteLimits {
  constructor(
    private readonly redis: Redis,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  async admits({ conversation, contact, request }: CountedRequest): Promise<string | null> {
    // Two tabs, or a client that names its conversation anew, tell one request: it stays the first one's.
    const first =
      (await this.redis.set(`gaia:quotes:request:${request}`, conversation, 'EX', DAY_SECONDS, 'NX', 'GET')) ??
      conversation;
    // Hashed: no address or number stands in a key.
    const person = createHash('sha256').update(contact).digest('base64url');
    const [inConversation, today] = await Promise.all([
      this.counts(`gaia:quotes:conversation:${first}`, request, MOST_REQUESTS),
      this.counts(`gaia:quotes:contact:${romeDay(this.clock())}:${person}`, request, MOST_PER_CONTACT_A_DAY),
    ]);
    return inConversation && today ? first : null;
  }

  private async counts(key: string, request: string, most: number): Promise<boolean> {
    const results = await this.redis.multi().sadd(key, request).scard(key).expire(key, DAY_SECONDS).exec();
    const [added, counted] = (results ?? []).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (added === undefined || counted === undefined) throw new Error('The request could not be counted');
    if (counted <= most) return true;
    // What was admitted before stays so; what is one too many leaves no trace.
    if (added === 1) await this.redis.srem(key, request);
    return added === 0;
  }
}
