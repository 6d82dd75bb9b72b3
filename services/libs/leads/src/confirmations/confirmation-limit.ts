// How many confirmations may be sent, so that a form cannot be used to flood a mailbox. Far above legitimate use.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Confirmations in a day, which begins with the first one: to an address, and in total. */
export const CONFIRMATIONS_A_DAY = { address: 8, total: 400 } as const;

const DAY_SECONDS = 24 * 60 * 60;
const PREFIX = 'confirmations';
const TOTAL = 'total';

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** The key of the counter of confirmations to an address, of which it holds only a hash. */
export const confirmationCounterKey = (address: string): string => `${PREFIX}:${hashOf(address)}`;

@Injectable()
export class ConfirmationLimit {
  private readonly address: RateLimiterRedis;
  private readonly total: RateLimiterRedis;

  constructor(redis: Redis) {
    // While Redis is unavailable this process counts on its own.
    const limiter = (points: number) => {
      const options = { keyPrefix: PREFIX, points, duration: DAY_SECONDS };
      const insuranceLimiter = new RateLimiterMemory(options);
      return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
    };
    this.address = limiter(CONFIRMATIONS_A_DAY.address);
    this.total = limiter(CONFIRMATIONS_A_DAY.total);
  }

  /** Counts a confirmation, and says whether it may be sent. */
  async allow(address: string): Promise<boolean> {
    try {
      await this.address.consume(hashOf(address));
      await this.total.consume(TOTAL);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }
}
