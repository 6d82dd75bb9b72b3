// How much one visitor may send. Counted in Redis for all gateways together; each counts alone while Redis is away, so that forms stay open.
import { Inject, Injectable } from '@nestjs/common';
import { RedisBreaker } from '@school/platform';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayEnv } from '../env.js';
import { GATEWAY_ENV } from '../gateway-env.token.js';

export type LimitedCall = 'leads' | 'chat';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** One limit, counted in Redis and, in case, by this process alone. */
interface Limit {
  readonly shared: RateLimiterRedis;
  readonly alone: RateLimiterMemory;
}

@Injectable()
export class RateLimits {
  private readonly limits: Readonly<Record<LimitedCall, readonly Limit[]>>;
  private readonly breaker = new RedisBreaker('limits', (error) => !isRefusal(error));

  constructor(redis: Redis, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    const limit = (name: string, points: number, duration: number): Limit => {
      const options = { keyPrefix: `limit:${name}`, points, duration };
      return { shared: new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }), alone: new RateLimiterMemory(options) };
    };
    this.limits = {
      leads: [limit('leads-10-minutes', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS), limit('leads-day', env.LEADS_PER_DAY, DAY_SECONDS)],
      chat: [limit('chat-minute', env.CHATS_PER_MINUTE, MINUTE_SECONDS), limit('chat-day', env.CHATS_PER_DAY, DAY_SECONDS)],
    };
  }

  /** Counts one call. @returns the seconds to wait when it is one too many, else null. */
  async count(call: LimitedCall, client: string): Promise<number | null> {
    const limits = this.limits[call];
    try {
      await this.breaker
        .run(() => Promise.all(limits.map(({ shared }) => shared.consume(client))))
        .catch((error: unknown) => (isRefusal(error) ? Promise.reject(error) : Promise.all(limits.map(({ alone }) => alone.consume(client)))));
      return null;
    } catch (refusal) {
      if (isRefusal(refusal)) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}

/** One call too many; anything else is a failure of Redis. */
const isRefusal = (error: unknown): error is RateLimiterRes => error instanceof RateLimiterRes;
