import { type ArgumentsHost, Catch, Inject } from '@nestjs/common';
import type { School } from '@school/catalog';
import { type Problem, leadForm } from '@school/contracts';
import { ProblemFilter } from '@school/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, SCHOOL } from '../config.module.js';
import type { GatewayEnv } from '../env.js';
import { nativeForm } from '../http/native-form.js';
import { pageOf } from '../http/request-headers.js';
import { entriesOf, keyOfNativeForm } from './form-entries.js';
import { pageHeaders } from './page-headers.js';
import { refusalPage } from './refusal-page.js';

/** Answers every error: a native form with a page that keeps its entries, everything else with a problem. */
@Catch()
export class RefusalFilter extends ProblemFilter {
  constructor(
    @Inject(SCHOOL) private readonly school: School,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {
    super();
  }

  protected override send(problem: Problem, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const kind = nativeForm(request);
    if (!kind) return super.send(problem, host);
    const entries = entriesOf(request, kind);
    const page = pageOf(request.headers.referer, this.env.SITE_ORIGINS) ?? leadForm(kind).page?.path ?? '/';
    const form = entries && { kind, entries, token: keyOfNativeForm(request), page };
    void http
      .getResponse<FastifyReply>()
      .code(problem.status)
      // Kept by the browser that has sent the entries, and by nobody else: its way back leads here after a correction.
      .headers({ ...pageHeaders, 'Cache-Control': 'private, no-cache' })
      .send(refusalPage(problem, form, this.school));
  }
}
