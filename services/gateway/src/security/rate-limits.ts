// Rate limits per client. Each gateway counts in memory, so that a burst is cut exactly and requests stay limited while
// Redis is unavailable, and in Redis, where the gateways count together.
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

export type LimitedCall = 'leads' | 'chat';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** A number of calls in a window of time, which begins with the first call. */
class Limit {
  private readonly local: RateLimiterMemory;
  private readonly shared: RateLimiterRedis;

  constructor(redis: Redis, name: string, points: number, seconds: number) {
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
    this.local = new RateLimiterMemory(options);
    this.shared = new RateLimiterRedis({ ...options, storeClient: redis });
  }

  /**
   * Counts a call at this gateway.
   * @returns the milliseconds to wait when it exceeds the limit, else 0.
   */
  async countLocally(client: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.local.penalty(client);
    return consumedPoints > this.local.points ? msBeforeNext : 0;
  }

  /**
   * Counts a call for all gateways, and blocks the client at this one when no call is left.
   * @throws when Redis is unavailable.
   */
  async countShared(client: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.shared.penalty(client);
    if (consumedPoints >= this.shared.points) await this.local.block(client, msBeforeNext / 1000);
  }
}

@Injectable()
export class RateLimits {
  private readonly limits: Readonly<Record<LimitedCall, readonly Limit[]>>;

  constructor(redis: Redis, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limits = {
      leads: [
        new Limit(redis, 'leads-10-minutes', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS),
        new Limit(redis, 'leads-day', env.LEADS_PER_DAY, DAY_SECONDS),
      ],
      chat: [
        new Limit(redis, 'chat-minute', env.CHATS_PER_MINUTE, MINUTE_SECONDS),
        new Limit(redis, 'chat-day', env.CHATS_PER_DAY, DAY_SECONDS),
      ],
    };
  }

  /**
   * Counts one call. A client who has used up the shared limit has one more call at each gateway that has not counted
   * it in Redis yet.
   * @returns the seconds to wait when the call exceeds a limit, else null.
   */
  async count(call: LimitedCall, client: string): Promise<number | null> {
    const limits = this.limits[call];
    const wait = Math.max(...(await Promise.all(limits.map((limit) => limit.countLocally(client)))));
    if (wait > 0) return Math.ceil(wait / 1000);
    // Not awaited: the commands are sent together with those of the queues, and while Redis is unavailable the local
    // limits hold.
    for (const limit of limits) limit.countShared(client).catch(() => undefined);
    return null;
  }
}
