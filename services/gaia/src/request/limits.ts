// How many requests one person may send in a day: whoever holds a robot must not flood an office through Gaia.
import { createHash } from 'node:crypto';
import { romeDay } from '@school/catalog';
import type { Redis } from 'ioredis';

const MOST_A_DAY = 5;
const DAY_SECONDS = 24 * 60 * 60;

export interface RequestLimits {
  /**
   * Counts a request, once however often it is tried.
   * @param contact address or number, in one spelling for one person.
   * @returns whether it may be sent.
   */
  admits(contact: string, request: string): Promise<boolean>;
}

export class RedisRequestLimits implements RequestLimits {
  constructor(private readonly redis: Redis) {}

  async admits(contact: string, request: string): Promise<boolean> {
    // Hashed: no address or number stands in a key.
    const person = createHash('sha256').update(contact).digest('base64url');
    const key = `gaia:quotes:${romeDay(new Date())}:${person}`;
    if ((await this.redis.sismember(key, request)) === 1) return true;
    if ((await this.redis.scard(key)) >= MOST_A_DAY) return false;
    await this.redis.multi().sadd(key, request).expire(key, DAY_SECONDS).exec();
    return true;
  }
}
