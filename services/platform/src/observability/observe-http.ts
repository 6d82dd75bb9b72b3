// Each HTTP request has an id that its log lines and its answer carry, and a measured duration.
import type { FastifyInstance } from 'fastify';
import { httpDuration } from './metrics.js';
import { requestId, withinRequest } from './request-context.js';
import { routeOf, traceHttp } from './trace-http.js';
import { tracesAreSent } from './tracing.js';

/** Before any other hook of the server. */
export function observeHttp(server: FastifyInstance): void {
  server.setGenReqId(({ headers }) => requestId(headers['traceparent']));
  if (tracesAreSent()) traceHttp(server);

  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
  // Not earlier: a body is read in events of the connection, which belong to no request.
  server.addHook('preValidation', (request, _reply, done) => withinRequest(request.id, done));
  server.addHook('onResponse', (request, reply, done) => {
    httpDuration.observe({ route: routeOf(request), method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
