// How many requests one conversation and one person may send: whoever holds a robot must not flood an office through Gaia.
import { createHash } from 'node:crypto';
import { romeDay } from '@school/catalog';
import type { Redis } from 'ioredis';
import { MOST_REQUESTS } from '../dialogue/quote-dialogue.js';

const MOST_PER_CONTACT_A_DAY = 5;
const DAY_SECONDS = 24 * 60 * 60;

export interface CountedRequest {
  readonly conversation: string;
  /** Address or number, in one spelling for one person. */
  readonly contact: string;
  /** What makes it the same request when it is tried again. */
  readonly lead: string;
}

export interface QuoteLimits {
  /** Counts a request, once however often it is tried. False when it is one too many. @throws when Redis is away. */
  admits(request: CountedRequest): Promise<boolean>;
}

export class RedisQuoteLimits implements QuoteLimits {
  constructor(
    private readonly redis: Redis,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  async admits({ conversation, contact, lead }: CountedRequest): Promise<boolean> {
    // Hashed: no address or number stands in a key.
    const person = createHash('sha256').update(contact).digest('base64url');
    const [inConversation, today] = await Promise.all([
      this.counts(`gaia:quotes:conversation:${conversation}`, lead, MOST_REQUESTS),
      this.counts(`gaia:quotes:contact:${romeDay(this.clock())}:${person}`, lead, MOST_PER_CONTACT_A_DAY),
    ]);
    return inConversation && today;
  }

  private async counts(key: string, lead: string, most: number): Promise<boolean> {
    const results = await this.redis.multi().sadd(key, lead).scard(key).expire(key, DAY_SECONDS).exec();
    const [added, counted] = (results ?? []).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (added === undefined || counted === undefined) throw new Error('The request could not be counted');
    if (counted <= most) return true;
    // What was admitted before stays so; what is one too many leaves no trace.
    if (added === 1) await this.redis.srem(key, lead);
    return added === 0;
  }
}
