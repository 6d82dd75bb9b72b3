// How much one visitor may send. Each gateway counts by itself, so that a burst is cut exactly and forms stay open and limited while Redis
// is away, and hears from Redis, where all count, when a visitor has none left.
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

export type LimitedCall = 'leads' | 'chat';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/**
 * Counts a call in windows of so many seconds (ARGV, by twos: calls, seconds), which begin with their first call. Returns for each window the
 * milliseconds it still lasts when no call is left in it, else 0.
 */
const COUNT = `
local waits = {}
for i, key in ipairs(KEYS) do
  local used = redis.call('incr', key)
  if used == 1 then redis.call('expire', key, ARGV[2 * i]) end
  waits[i] = used < tonumber(ARGV[2 * i - 1]) and 0 or redis.call('pttl', key)
end
return waits`;

class Limit {
  private readonly here: RateLimiterMemory;

  constructor(
    private readonly name: string,
    readonly points: number,
    readonly seconds: number,
  ) {
    this.here = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Where all gateways count a visitor's calls. */
  key(client: string): string {
    return `limit:${this.name}:${client}`;
  }

  /** Counts a call at this gateway, at once. @returns the milliseconds to wait, 0 when it is not one too many. */
  async count(client: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.here.penalty(client);
    return consumedPoints > this.points ? msBeforeNext : 0;
  }

  /** Lets no more calls of a visitor pass at this gateway for so many milliseconds. */
  async close(client: string, wait: number): Promise<void> {
    await this.here.block(client, wait / 1000);
  }
}

@Injectable()
export class RateLimits {
  private readonly limits: Readonly<Record<LimitedCall, readonly Limit[]>>;

  constructor(
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.limits = {
      leads: [
        new Limit('leads-10-minutes', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS),
        new Limit('leads-day', env.LEADS_PER_DAY, DAY_SECONDS),
      ],
      chat: [new Limit('chat-minute', env.CHATS_PER_MINUTE, MINUTE_SECONDS), new Limit('chat-day', env.CHATS_PER_DAY, DAY_SECONDS)],
    };
  }

  /**
   * Counts one call. A visitor who has used up what all gateways together allow passes once more at each that has not heard of it.
   * @returns the seconds to wait when it is one too many, else null.
   */
  async count(call: LimitedCall, client: string): Promise<number | null> {
    const limits = this.limits[call];
    const wait = Math.max(...(await Promise.all(limits.map((limit) => limit.count(client)))));
    if (wait > 0) return Math.ceil(wait / 1000);
    // Not awaited: it leaves with what the call adds to a queue, and while Redis is away what is counted here holds.
    this.countForAll(limits, client).catch(() => undefined);
    return null;
  }

  private async countForAll(limits: readonly Limit[], client: string): Promise<void> {
    const keys = limits.map((limit) => limit.key(client));
    const waits = (await this.redis.eval(
      COUNT,
      keys.length,
      ...keys,
      ...limits.flatMap(({ points, seconds }) => [points, seconds]),
    )) as number[];
    await Promise.all(limits.map((limit, index) => waits[index]! > 0 && limit.close(client, waits[index]!)));
  }
}
