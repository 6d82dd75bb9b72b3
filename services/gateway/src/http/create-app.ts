// The HTTP side of the gateway: what it reads, how long it waits, which headers it sets.
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { nestOptions, observeHttp } from '@school/platform';
import { AppModule } from '../app.module.js';
import { serveApiDocs } from '../docs/api-docs.js';
import type { GatewayEnv } from '../env.js';
import { limitConnections } from './connection-limit.js';
import { readOnlyJson } from './json-body.js';
import { LoadLimit, shedLoad } from './load-limit.js';
import { securityHeaders } from './security-headers.js';
import { answerUnreadable, answerUnroutable } from './unreadable-request.js';

const SECOND = 1000;
/** Largest request line and headers together, in bytes: Node's own default, stated. */
const HEADER_BYTES = 16 * 1024;

/** The gateway, ready to listen. */
export async function createApp(env: GatewayEnv): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXY_HOPS,
    // A client that sends slowly holds a socket, not the gateway, and not for long; one that reads slowly or falls silent neither.
    requestTimeout: 20 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND, maxHeaderSize: HEADER_BYTES },
    connectionTimeout: 60 * SECOND,
    // Longer than a proxy keeps its connections, so that it never sends into one that is just being closed.
    keepAliveTimeout: 72 * SECOND,
    maxRequestsPerSocket: 1000,
    // A request that arrives on an open connection while this gateway stops is still served: the queues close after the last one.
    return503OnClosing: false,
    // For Express' middleware, of which there is none.
    skipMiddie: true,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(env), adapter, {
    ...nestOptions('gateway'),
    return503OnClosing: false,
    bodyParser: false,
  });
  const server = adapter.getInstance();
  observeHttp(server);
  limitConnections(server);
  readOnlyJson(server);
  let closing = false;
  server.addHook('preClose', async () => void (closing = true));
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders);
    done();
  });
  shedLoad(server, app.get(LoadLimit));
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.url.startsWith('/api/docs') && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    // Fastify closes idle connections only: one that was busy would be kept open, and the gateway with it, as long as its client likes.
    if (closing) void reply.header('Connection', 'close');
    done();
  });
  await serveApiDocs(app);
  return app;
}
