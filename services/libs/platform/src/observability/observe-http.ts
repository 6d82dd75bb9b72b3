// Gives each HTTP request an id, which its log lines and its response carry, and a measured duration. It uses Fastify's
// hooks because Nest's interceptors do not see a request that a guard or the body parser refuses.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpDuration } from './metrics.js';
import { withinRequest } from './process-logger.js';

/** Statuses that an alert counts. */
const FAILURES = [500, 503, 504];

/** The pattern of a request's route, never the address that was asked for. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Call it before any other hook or route is added. */
export function observeHttp(server: FastifyInstance): void {
  server.setGenReqId(() => randomUUID());
  // Counters of failures start at 0. Otherwise their first increase, which may be a whole short outage, is not seen.
  server.addHook('onRoute', ({ url, method }) => {
    if (method === 'POST') for (const status of FAILURES) httpDuration.zero({ route: url, method, status });
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    withinRequest(request.id, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    httpDuration.observe({ route: routeOf(request), method: request.method, status }, elapsedTime / 1000);
    done();
  });
}
