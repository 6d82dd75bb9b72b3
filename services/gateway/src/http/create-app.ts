// The HTTP server of the gateway: limits, timeouts, headers.
import { NestFactory } from '@nestjs/core';
import type { School } from '@school/catalog';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { nestOptions, observeHttp } from '@school/platform';
import { AppModule } from '../app.module.js';
import { serveApiDocs } from '../docs/api-docs.js';
import type { GatewayEnv } from '../env.js';
import { answerNativeForms } from '../native-forms/answer-forms.js';
import { readNativeForms } from '../native-forms/native-form.js';
import { limitConnections } from './connection-limit.js';
import { readJson } from './json-body.js';
import { LoadLimit, shedLoad } from './load-limit.js';
import { securityHeaders } from './security-headers.js';
import { answerUnreadable, answerUnroutable } from './unreadable-request.js';

const SECOND = 1000;
/** Largest request line and headers together, in bytes. The default of Node, made explicit. */
const HEADER_BYTES = 16 * 1024;

/**
 * The gateway, ready to listen.
 * @param school whose name and phone stand in the answers to native forms.
 */
export async function createApp(env: GatewayEnv, school: School): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXY_HOPS,
    // Slow clients are disconnected, whether they send slowly, read slowly or stop.
    requestTimeout: 20 * SECOND,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND, maxHeaderSize: HEADER_BYTES },
    connectionTimeout: 60 * SECOND,
    // Longer than a proxy keeps idle connections, so that it never sends a request over one that is being closed.
    keepAliveTimeout: 72 * SECOND,
    maxRequestsPerSocket: 1000,
    // A request that arrives on an open connection while this gateway stops is still served: the queues close after the
    // last one.
    return503OnClosing: false,
    // No Express middleware is used.
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
  readJson(server);
  readNativeForms(server);
  let closing = false;
  server.addHook('preClose', async () => void (closing = true));
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders);
    done();
  });
  shedLoad(server, app.get(LoadLimit));
  answerNativeForms(server, school, env);
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.url.startsWith('/api/docs') && !reply.hasHeader('Cache-Control'))
      void reply.header('Cache-Control', 'no-store');
    // Fastify closes idle connections only: a busy one would stay open, and delay the shutdown, for as long as its
    // client keeps it.
    if (closing) void reply.header('Connection', 'close');
    done();
  });
  await serveApiDocs(app);
  return app;
}
