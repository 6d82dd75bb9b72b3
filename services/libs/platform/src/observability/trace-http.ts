// The span of each HTTP request: the beginning of the trace, or a step of the caller's.
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './tracing.js';

/** The pattern of a request's route, never the address that was asked for. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** The trace's id becomes the id of the request. */
export function traceHttp(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  server.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      propagation.extract(ROOT_CONTEXT, request.headers),
    );
    spans.set(request, span);
    request.id = span.spanContext().traceId;
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
