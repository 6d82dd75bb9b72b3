// Limits the confirmations by mail, so that a form cannot be used to flood a mailbox. Far above legitimate use.
import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limiter } from './limiter.js';

/** Confirmations in a day, which begins with the first one: to an address, and in total. */
export const CONFIRMATIONS_A_DAY = { address: 8, total: 400 } as const;

const DAY_SECONDS = 24 * 60 * 60;
const PREFIX = 'confirmations';
const TOTAL = 'total';

@Injectable()
export class ConfirmationLimit {
  private readonly address: RateLimiterRedis;
  private readonly total: RateLimiterRedis;

  constructor(redis: Redis) {
    this.address = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.address, DAY_SECONDS);
    this.total = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.total, DAY_SECONDS);
  }

  /** Counts a confirmation. Redis holds a hash of the address. @returns whether the confirmation may be sent. */
  async allow(address: string): Promise<boolean> {
    try {
      await this.address.consume(hash('sha256', address.toLowerCase()));
      await this.total.consume(TOTAL);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }
}
