// Limits the confirmations by mail. The limits are far above legitimate use: they keep a form from being used to flood a
// mailbox.
import { Inject, Injectable } from '@nestjs/common';
import { type Lead, leadEmail } from '@school/contracts';
import { keyedHash } from '@school/leads';
import { ENV, limiter } from '@school/platform';
import { Redis } from 'ioredis';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { MailerEnv } from './env.js';

/** Confirmations in a day, which begins with the first one: to an address, and of a kind. */
export const CONFIRMATIONS_A_DAY = { address: 8, kind: 400 } as const;

const DAY_SECONDS = 24 * 60 * 60;
const PREFIX = 'confirmations';

@Injectable()
export class Confirmations {
  private readonly address: RateLimiterRedis;
  private readonly kind: RateLimiterRedis;

  constructor(
    redis: Redis,
    @Inject(ENV) private readonly env: Pick<MailerEnv, 'LINKS_KEY'>,
  ) {
    this.address = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.address, DAY_SECONDS);
    this.kind = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.kind, DAY_SECONDS);
  }

  /** Counts a confirmation. Redis holds a keyed hash of the address. @returns whether it is within the limits. */
  async count(lead: Lead): Promise<boolean> {
    const address = (leadEmail(lead) ?? '').toLowerCase();
    try {
      await this.address.consume(keyedHash(this.env.LINKS_KEY, PREFIX, address));
      await this.kind.consume(lead.kind);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }
}
