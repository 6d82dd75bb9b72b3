import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type AcceptedLead, leadForm } from '@school/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import { nativeForm } from '../http/native-form.js';
import { entriesOf } from './form-entries.js';
import { receiptPath } from './receipt-page.js';

/**
 * Replaces the body of a native form by the JSON that a script would send. Once the form is accepted, redirects to its
 * receipt, so that a reload does not send the form again.
 */
@Injectable()
export class NativeFormInterceptor implements NestInterceptor<AcceptedLead, AcceptedLead | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<AcceptedLead>): Observable<AcceptedLead | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const kind = nativeForm(request);
    if (!kind) return next.handle();
    request.body = entriesOf(request, kind);
    const { endpoint } = leadForm(kind);
    return next.handle().pipe(
      map((accepted) => {
        void http.getResponse<FastifyReply>().code(303).header('Location', receiptPath(endpoint!, accepted));
        return undefined;
      }),
    );
  }
}
