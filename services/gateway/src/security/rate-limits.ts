// How much one visitor may send. Counted in Redis for all gateways together and by each alone, so that a burst at one gateway is cut
// exactly, and forms stay open and limited while Redis is away.
import { Inject, Injectable } from '@nestjs/common';
import { RedisBreaker, withDeadline } from '@school/platform';
import { Redis } from 'ioredis';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayEnv } from '../env.js';
import { GATEWAY_ENV } from '../gateway-env.token.js';

export type LimitedCall = 'leads' | 'chat';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
/** How long a visitor waits for what Redis knows, in milliseconds. */
const LOOK_DEADLINE_MS = 500;

/** Counts a call in windows of so many seconds, which begin with their first call. */
const COUNT = "for i, key in ipairs(KEYS) do if redis.call('incr', key) == 1 then redis.call('expire', key, ARGV[i]) end end";

class Limit {
  private readonly alone: RateLimiterMemory;

  constructor(
    private readonly name: string,
    readonly points: number,
    readonly seconds: number,
  ) {
    this.alone = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Where all gateways count a visitor's calls. */
  key(client: string): string {
    return `limit:${this.name}:${client}`;
  }

  /** Counts a call at this gateway, at once. @returns the milliseconds to wait, 0 when it is not one too many. */
  async countAlone(client: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.alone.penalty(client);
    return consumedPoints > this.points ? msBeforeNext : 0;
  }
}

@Injectable()
export class RateLimits {
  private readonly limits: Readonly<Record<LimitedCall, readonly Limit[]>>;
  private readonly breaker = new RedisBreaker('limits');

  constructor(
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.limits = {
      leads: [new Limit('leads-10-minutes', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS), new Limit('leads-day', env.LEADS_PER_DAY, DAY_SECONDS)],
      chat: [new Limit('chat-minute', env.CHATS_PER_MINUTE, MINUTE_SECONDS), new Limit('chat-day', env.CHATS_PER_DAY, DAY_SECONDS)],
    };
  }

  /** Counts one call. @returns the seconds to wait when it is one too many, else null. */
  async count(call: LimitedCall, client: string): Promise<number | null> {
    const limits = this.limits[call];
    const wait = (await this.usedUp(limits, client)) || Math.max(...(await Promise.all(limits.map((limit) => limit.countAlone(client)))));
    if (wait > 0) return Math.ceil(wait / 1000);
    // Not awaited: over the connection that a request's commands share Redis executes it before whatever the call adds to a queue.
    if (!this.breaker.open) this.redis.eval(COUNT, limits.length, ...limits.map((limit) => limit.key(client)), ...limits.map(({ seconds }) => seconds)).catch(() => undefined);
    return null;
  }

  /** What all gateways together have counted, only looked at: a read need not be synced to Redis's disk. @returns the milliseconds to wait, 0 while a call is left or Redis can't tell. */
  private async usedUp(limits: readonly Limit[], client: string): Promise<number> {
    try {
      return await this.breaker.run(() => withDeadline(this.look(limits, limits.map((limit) => limit.key(client))), LOOK_DEADLINE_MS, () => new Error('No answer in time')));
    } catch {
      return 0;
    }
  }

  private async look(limits: readonly Limit[], keys: readonly string[]): Promise<number> {
    const counts = await this.redis.mget(...keys);
    const full = keys.filter((_key, index) => Number(counts[index]) >= limits[index]!.points);
    const waits = await Promise.all(full.map((key) => this.redis.pttl(key)));
    return Math.max(0, ...waits);
  }
}
