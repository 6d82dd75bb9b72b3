// Gives each HTTP request an id, which its log lines and its response carry, a measured duration and, if tracing is
// configured, a span. It uses Fastify's hooks because Nest's interceptors do not see a request that a guard or the body
// parser refuses. OpenTelemetry's instrumentation is not used: it would have to be loaded before `node:http`.
import { randomUUID } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpDuration } from './metrics.js';
import { withinRequest } from './process-logger.js';
import { endRequestSpan, startRequestSpan } from './tracing.js';

/** Statuses that an alert counts. */
const FAILURES = [500, 503, 504];
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The id of a request: the trace that a W3C `traceparent` header names, else a new one of the same form. Anything that
 * is not exactly such a header is ignored, since the id goes to the log.
 */
export function requestId(traceparent: unknown): string {
  const trace = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
  return trace ?? randomUUID().replaceAll('-', '');
}

/** The pattern of a request's route, never the address that was asked for. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Call it before any other hook or route is added. */
export function observeHttp(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.setGenReqId(({ headers }) => requestId(headers['traceparent']));
  // Counters of failures start at 0. Otherwise their first increase, which may be a whole short outage, is not seen.
  server.addHook('onRoute', ({ url, method }) => {
    if (method === 'POST') for (const status of FAILURES) httpDuration.zero({ route: url, method, status });
  });
  server.addHook('onRequest', (request, reply, done) => {
    startRequestSpan(request.method, routeOf(request), request.headers, (span) => {
      if (span) {
        spans.set(request, span);
        request.id = span.spanContext().traceId;
      }
      void reply.header('X-Request-Id', request.id);
      withinRequest(request.id, done);
    });
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    httpDuration.observe({ route: routeOf(request), method: request.method, status }, elapsedTime / 1000);
    endRequestSpan(spans.get(request), status);
    done();
  });
}
