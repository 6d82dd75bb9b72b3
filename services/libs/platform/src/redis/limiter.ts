import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/**
 * Limits the calls within a window of time, which begins with the first call. All gateways count together in Redis;
 * while Redis is unavailable, each gateway counts in memory.
 */
export function limiter(redis: Redis, keyPrefix: string, points: number, duration: number): RateLimiterRedis {
  const options = { keyPrefix, points, duration };
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // A client beyond the limit is refused without asking Redis again.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
