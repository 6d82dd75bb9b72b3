// How much one visitor may send. Counted in Redis for all gateways together; each counts alone while Redis is away, so that forms stay open.
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayEnv } from '../env.js';
import { GATEWAY_ENV } from '../gateway-env.token.js';

export type LimitedCall = 'leads' | 'chat';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

@Injectable()
export class RateLimits {
  private readonly limiters: Readonly<Record<LimitedCall, readonly RateLimiterRedis[]>>;

  constructor(redis: Redis, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    const limiter = (name: string, points: number, duration: number) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points,
        duration,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: `limit:${name}`, points, duration }),
      });
    this.limiters = {
      leads: [limiter('leads-10-minutes', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS), limiter('leads-day', env.LEADS_PER_DAY, DAY_SECONDS)],
      chat: [limiter('chat-minute', env.CHATS_PER_MINUTE, MINUTE_SECONDS), limiter('chat-day', env.CHATS_PER_DAY, DAY_SECONDS)],
    };
  }

  /** Counts one call. @returns the seconds to wait when it is one too many, else null. */
  async count(call: LimitedCall, client: string): Promise<number | null> {
    try {
      await Promise.all(this.limiters[call].map((limiter) => limiter.consume(client)));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
