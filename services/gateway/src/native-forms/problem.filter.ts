import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject, Logger } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import { PROBLEM_CONTENT_TYPE, leadForm } from '@school/contracts';
import { OFFICE_ENDPOINT } from '@school/leads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, SCHOOL } from '@school/platform';
import type { GatewayEnv } from '../env.js';
import { nativeForm } from '../http/native-form.js';
import { ProblemException, problemOf } from '../http/problem.js';
import { pageOf } from '../http/request-headers.js';
import { refusedOfficePage } from '../offices/office-page.js';
import { entriesOf, keyOfNativeForm } from './form-entries.js';
import { pageHeaders } from './page-headers.js';
import { refusalPage } from './refusal-page.js';

/** Defaults for the exceptions of Nest and Fastify. */
const libraryErrors: Readonly<Record<number, ProblemException['extra']>> = {
  400: { detail: 'Il contenuto della richiesta non è leggibile.' },
};
/** Every 503 says when to try again. */
const UNAVAILABLE_SECONDS = 30;

/**
 * The only exception filter. It answers a native form with a page that keeps its entries, a link of an office with a
 * page, and every other request with a problem. An unexpected error is logged, and its answer contains nothing of it.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(
    @Inject(SCHOOL) private readonly school: SchoolContacts,
    @Inject(ENV) private readonly env: GatewayEnv,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { status, extra } = this.answer(error);
    const problem = problemOf(status, extra);
    const reply = http.getResponse<FastifyReply>().code(status);
    const retryAfter = extra.retryAfterSeconds ?? (status === 503 ? UNAVAILABLE_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    if (request.url.startsWith(`${OFFICE_ENDPOINT}/`))
      return void reply.headers(pageHeaders).send(refusedOfficePage(status, this.school));
    const kind = nativeForm(request);
    if (!kind) return void reply.header('Content-Type', PROBLEM_CONTENT_TYPE).send(problem);
    const entries = entriesOf(request, kind);
    const page = pageOf(request.headers.referer, this.env.SITE_ORIGINS) ?? leadForm(kind).page?.path ?? '/';
    const form = entries && { kind, entries, token: keyOfNativeForm(request, this.env.LINKS_KEY), page };
    // The sender's browser may keep the page, and shows it again when the visitor goes back to it after a correction.
    void reply
      .headers({ ...pageHeaders, 'Cache-Control': 'private, no-cache' })
      .send(refusalPage(problem, form, this.school));
  }

  private answer(error: unknown): { readonly status: number; readonly extra: ProblemException['extra'] } {
    if (error instanceof ProblemException) return { status: error.getStatus(), extra: error.extra };
    const status = error instanceof HttpException ? error.getStatus() : clientErrorStatus(error);
    if (status !== undefined) return { status, extra: libraryErrors[status] ?? {} };
    this.logger.error({ event: 'unexpected-error', err: error });
    return { status: 500, extra: {} };
  }
}

/** Fastify's own errors (body too large, wrong media type, malformed JSON) carry their HTTP status. */
function clientErrorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
