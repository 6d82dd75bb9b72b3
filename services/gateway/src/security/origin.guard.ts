// Protection against cross-site requests: a form is sent from a page of the site, or by a program, never from another
// site in a visitor's browser.
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ProblemException } from '@school/platform';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { nativeForm } from '../native-forms/native-form.js';

/**
 * Sec-Fetch-Site of requests from the site (`same-site`: from `www.` or the bare domain, both listed), and of programs.
 */
const ALLOWED_SITES = new Set<unknown>([undefined, 'same-origin', 'same-site', 'none']);

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, headers } = request;
    if (method !== 'POST') return true;
    const foreign = headers.origin !== undefined && !this.isOurs(headers.origin);
    if (foreign || !ALLOWED_SITES.has(headers['sec-fetch-site'])) throw new ProblemException(403);
    // Any page can have a visitor's browser send a form, and one that says nothing of the page may be old enough to
    // send it.
    if (nativeForm(request) && !this.isOurs(headers.origin ?? originOf(headers.referer)))
      throw new ProblemException(403);
    return true;
  }

  private isOurs(origin: string | undefined): boolean {
    return origin !== undefined && this.env.SITE_ORIGINS.includes(origin);
  }
}
