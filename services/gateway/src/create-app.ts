// The HTTP server of the gateway. A request passes, in this order:
//
// 1. Fastify's hook `onRequest` (below): security headers, and 503 while too many requests are under way;
// 2. the body parsers of Nest's adapter: JSON and urlencoded, limited in size;
// 3. the guards (security/): origin, then rate limit;
// 4. the interceptors: concurrency limit, then native form;
// 5. the schema pipe (http/schema.ts), and the handler;
// 6. the exception filter (native-forms/), if a step above has thrown;
// 7. Fastify's hook `onSend` (below): no keep-alive while the server closes.
//
// `observeHttp` of the platform adds the hooks that give the request its id and measure it.
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SchoolContacts } from '@school/catalog';
import { PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { nestOptions, observeHttp } from '@school/platform';
import type { FastifyReply } from 'fastify';
import { AppModule } from './app.module.js';
import type { ChatOptions } from './chat/chat-replies.js';
import type { GatewayEnv } from './env.js';
import { ConcurrencyLimit } from './http/concurrency-limit.js';
import { FORM_CONTENT_TYPE } from './http/native-form.js';
import { problemOf } from './http/problem.js';

const SECOND = 1000;
const KIB = 1024;
const BODY_BYTES = 64 * KIB;
/** In a urlencoded form each byte of a letter with an accent is written as three. */
const FORM_BYTES = 3 * BODY_BYTES;
/** Largest request line and headers together. The default of Node, made explicit. */
const HEADER_BYTES = 16 * KIB;

/** Headers of every response. JSON must not be framed or run as a page. A page sets its own policy. */
const defaultHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** The gateway, ready to listen. */
export async function createApp(
  env: GatewayEnv,
  school: SchoolContacts,
  chat?: Partial<ChatOptions>,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXY_HOPS,
    bodyLimit: BODY_BYTES,
    // Slow clients are disconnected, whether they send slowly, read slowly or stop.
    requestTimeout: 20 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND, maxHeaderSize: HEADER_BYTES },
    connectionTimeout: 60 * SECOND,
    // Longer than a proxy keeps idle connections, so that it never sends a request over one that is being closed.
    keepAliveTimeout: 72 * SECOND,
    maxRequestsPerSocket: 1000,
    // A request that arrives on an open connection while this gateway stops is still served: the queues close after
    // the last one.
    return503OnClosing: false,
    // No Express middleware is used.
    skipMiddie: true,
    routerOptions: { ignoreTrailingSlash: true },
    // For a URL that cannot be decoded. Fastify's default response quotes the URL. Hooks do not run for it.
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).headers(defaultHeaders).type(PROBLEM_CONTENT_TYPE).send(problemOf(400)),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(env, school, chat), adapter, {
    ...nestOptions('gateway'),
    return503OnClosing: false,
  });
  app.useBodyParser(FORM_CONTENT_TYPE, { bodyLimit: FORM_BYTES });
  const server = adapter.getInstance();
  // Fastify parses text/plain by default, which a page of another site can send without a preflight request.
  server.removeContentTypeParser('text/plain');
  const concurrency = app.get(ConcurrencyLimit);
  observeHttp(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(defaultHeaders);
    done(request.method === 'POST' ? concurrency.refusal() : undefined);
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // Fastify closes only idle connections. A busy one would delay the shutdown until its client closes it.
    if (!server.server.listening) void reply.header('Connection', 'close');
    done();
  });
  return app;
}
