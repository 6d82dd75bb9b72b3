// Protection against cross-site requests: a form is sent from a page of the site, or by a program, never from another
// site in a visitor's browser. What an office says is sent from a page of the site alone.
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { OFFICE_ENDPOINT } from '@school/leads';
import type { FastifyRequest } from 'fastify';
import { ENV } from '@school/platform';
import type { GatewayEnv } from '../env.js';
import { nativeForm } from '../http/native-form.js';
import { ProblemException } from '../http/problem.js';

/** Sec-Fetch-Site of the site (`same-site`: with or without `www.`, both listed), and of programs. */
const ALLOWED_SITES = new Set<unknown>([undefined, 'same-origin', 'same-site', 'none']);

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: GatewayEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'POST' && !this.isAllowed(request)) throw new ProblemException(403);
    return true;
  }

  private isAllowed(request: FastifyRequest): boolean {
    const { origin, referer, 'sec-fetch-site': site } = request.headers;
    if (!ALLOWED_SITES.has(site)) return false;
    // A page with the policy `no-referrer` has the origin `null`. No page can forge Sec-Fetch-Site.
    if (origin === 'null') return site === 'same-origin';
    if (origin !== undefined) return this.isOurs(origin);
    if (request.routeOptions.url?.startsWith(OFFICE_ENDPOINT)) return false;
    // Any page can make a browser send a form, and an old browser may send no Origin header.
    return !nativeForm(request) || this.isOurs(originOf(referer));
  }

  private isOurs(origin: string | undefined): boolean {
    return origin !== undefined && this.env.SITE_ORIGINS.includes(origin);
  }
}
