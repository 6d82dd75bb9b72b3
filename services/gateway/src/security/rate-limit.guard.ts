import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ProblemException } from '@school/platform';
import type { FastifyRequest } from 'fastify';
import * as metrics from '../metrics.js';
import { clientKey } from './client-address.js';
import { type LimitedCall, RateLimits } from './rate-limits.js';

const RATE_LIMIT = Symbol('RATE_LIMIT');

/** Limits how often one client may call a route. */
export const RateLimit = (call: LimitedCall) => SetMetadata(RATE_LIMIT, call);

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<LimitedCall | undefined>(RATE_LIMIT, context.getHandler());
    if (call === undefined) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const retryAfterSeconds = await this.limits.count(call, clientKey(ip));
    if (retryAfterSeconds === null) return true;
    metrics.rateLimited.inc({ call });
    throw new ProblemException(429, { retryAfterSeconds });
  }
}
