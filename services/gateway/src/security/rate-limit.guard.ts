// Limits how often one network may call a route.
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ENV, limiter } from '@school/platform';
import { Redis } from 'ioredis';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayEnv } from '../env.js';
import { clientKey } from '../http/client-address.js';
import { ProblemException } from '../http/problem.js';
import { rateLimited } from '../metrics.js';

type LimitedCall = 'leads' | 'chat' | 'receipts' | 'offices';

const MINUTE_SECONDS = 60;
/** A class of 40 pupils behind one address, each following several receipts. */
const RECEIPTS_PER_10_MINUTES = 5000;
/** All offices of the school behind one address, each working off its morning mail. */
const OFFICE_LINKS_PER_10_MINUTES = 1000;

/** The limit of a route; where it depends on what is sent, by the body, which is not checked yet. */
export const RateLimit = Reflector.createDecorator<LimitedCall | ((body: unknown) => LimitedCall)>();

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters: Readonly<Record<LimitedCall, RateLimiterRedis>>;

  constructor(
    redis: Redis,
    @Inject(ENV) private readonly env: GatewayEnv,
    private readonly reflector: Reflector,
  ) {
    this.limiters = {
      leads: limiter(redis, 'limit:leads', env.LEADS_PER_10_MINUTES, 10 * MINUTE_SECONDS),
      receipts: limiter(redis, 'limit:receipts', RECEIPTS_PER_10_MINUTES, 10 * MINUTE_SECONDS),
      offices: limiter(redis, 'limit:offices', OFFICE_LINKS_PER_10_MINUTES, 10 * MINUTE_SECONDS),
      chat: limiter(redis, 'limit:chat', env.CHATS_PER_MINUTE, MINUTE_SECONDS),
    };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get(RateLimit, context.getHandler());
    if (limit === undefined) return true;
    const { ip, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const call = typeof limit === 'function' ? limit(body) : limit;
    try {
      await this.limiters[call].consume(clientKey(this.env.LINKS_KEY, ip));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      rateLimited.inc({ call });
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ProblemException(429, { retryAfterSeconds, detail: refusalText(retryAfterSeconds) });
    }
  }
}

/** The text also fits a visitor who has sent nothing, and shares the address with others. */
function refusalText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minuti`;
  return `Da questa rete sono arrivate molte richieste in poco tempo: si può riprovare tra ${wait}, o telefonare.`;
}
