// Each HTTP request has an id that its log lines and its answer carry, a measured duration and, where traces are sent, a span.
import { AsyncResource } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, context, isSpanContextValid, propagation, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpDuration } from './metrics.js';
import { requestId, withinRequest } from './request-context.js';
import { tracer } from './tracing.js';

interface Watched {
  readonly span: Span;
  /** The asynchronous scope of the request. Reading a body leaves it, since the body arrives as events of the connection. */
  readonly scope: AsyncResource;
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Before any other hook of the server. */
export function observeHttp(server: FastifyInstance): void {
  const watched = new WeakMap<FastifyRequest, Watched>();

  server.addHook('onRequest', (request, reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) };
    const span = tracer().startSpan(`${request.method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }, parent);
    const spanContext = span.spanContext();
    const id = isSpanContextValid(spanContext) ? spanContext.traceId : requestId(request.headers['traceparent']);
    void reply.header('X-Request-Id', id);
    withinRequest(id, () =>
      context.with(trace.setSpan(parent, span), () => {
        watched.set(request, { span, scope: new AsyncResource('request') });
        done();
      }),
    );
  });

  server.addHook('preValidation', (request, _reply, done) => {
    const { scope } = watched.get(request) ?? {};
    if (scope) scope.runInAsyncScope(done);
    else done();
  });

  server.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    httpDuration.observe({ route: routeOf(request), method: request.method, status: String(status) }, reply.elapsedTime / 1000);
    const { span } = watched.get(request) ?? {};
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
