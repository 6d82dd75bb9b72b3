// Each HTTP request has an id that its log lines and its answer carry, and a measured duration.
import type { FastifyInstance } from 'fastify';
import { httpDuration } from './metrics.js';
import { requestId, withinRequest } from './request-context.js';
import { routeOf, traceHttp } from './trace-http.js';
import { isTracingEnabled } from './tracing.js';

/** Answers that an alert looks at. */
const FAILURES = [500, 503, 504];

/** Before any other hook or route of the server. */
export function observeHttp(server: FastifyInstance): void {
  server.setGenReqId(({ headers }) => requestId(headers['traceparent']));
  if (isTracingEnabled()) traceHttp(server);
  // They begin at nought: without that the first ones, all of a short outage, would show no increase.
  server.addHook('onRoute', ({ url, method }) => {
    if (method === 'POST') for (const status of FAILURES) httpDuration.zero({ route: url, method, status });
  });

  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
  // Not earlier: a body is read in events of the connection, which belong to no request.
  server.addHook('preValidation', (request, _reply, done) => withinRequest(request.id, done));
  server.addHook('onResponse', (request, reply, done) => {
    httpDuration.observe(
      { route: routeOf(request), method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
