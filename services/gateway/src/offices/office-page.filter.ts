import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject, Logger } from '@nestjs/common';
import type { School } from '@school/catalog';
import { errorText } from '@school/platform';
import type { FastifyReply } from 'fastify';
import { SCHOOL } from '../config.module.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { refusedOfficePage } from './office-page.js';

/** Answers every error with a page, because a person has opened a link. */
@Catch()
export class OfficePageFilter implements ExceptionFilter {
  private readonly logger = new Logger(OfficePageFilter.name);

  constructor(@Inject(SCHOOL) private readonly school: School) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const isExpected = error instanceof HttpException;
    if (!isExpected) this.logger.error({ event: 'office-link-failed', error: errorText(error) });
    const status = isExpected ? error.getStatus() : 503;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.code(status).headers(pageHeaders).send(refusedOfficePage(status, this.school));
  }
}
