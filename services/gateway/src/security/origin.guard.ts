// A form is sent from our own pages, or by a program that has no page: never from somebody else's page with a visitor's browser.
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ProblemException } from '@school/platform';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** What a browser says of requests of our own pages (`same-site`: those of `www.` and of the bare domain, both listed). */
const OWN_PAGES = new Set<unknown>([undefined, 'same-origin', 'same-site', 'none']);

@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method !== 'POST') return true;
    const foreign = headers.origin !== undefined && !this.env.SITE_ORIGINS.includes(headers.origin);
    if (foreign || !OWN_PAGES.has(headers['sec-fetch-site'])) throw new ProblemException(403);
    return true;
  }
}
