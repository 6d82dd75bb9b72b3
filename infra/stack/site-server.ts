// Serves the prerendered pages of frontend/dist and proxies /api to the gateway, as Caddy does in production
// (infra/edge). As a program it reads SITE_ROOT, GATEWAY_URL and PORT.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/** Longer than the gateway's deadlines, so that visitors get the gateway's answer. */
const API_TIMEOUT_MS = 30_000;
/** The headers of the edge; its file has one header per line, `Name "value"`. */
const SECURITY_HEADERS = Object.fromEntries(
  [
    ...readFileSync(new URL('../edge/security-headers', import.meta.url), 'utf8').matchAll(/^([A-Za-z-]+) "(.*)"$/gm),
  ].map(([, name, value]) => [name!, value!]),
);
const ASSET_CACHE = 'public, max-age=31536000, immutable';
const PAGE_CACHE = 'no-cache';

const apiDown = {
  type: 'about:blank',
  title: 'Servizio non raggiungibile',
  status: 503,
  detail: 'Il servizio non è raggiungibile in questo momento. Riprova tra poco oppure contattaci per telefono.',
};

/**
 * The gateway's largest body limit, that of native forms; larger bodies are refused before they are proxied, as by the
 * edge.
 */
const LARGEST_BODY = 96 * 1024;

const tooLarge = {
  type: 'about:blank',
  title: 'Richiesta troppo grande',
  status: 413,
  detail: 'Il testo inviato è troppo lungo. Accorcialo e riprova.',
};

/** What a form of HTML is sent as. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

export interface SiteOptions {
  /** The folder of the built site; without it every page is a 404. */
  readonly siteRoot: string;
  readonly gatewayUrl: string;
}

export async function siteServer({ siteRoot, gatewayUrl }: SiteOptions): Promise<FastifyInstance> {
  const root = resolve(siteRoot);
  const app = Fastify({ forceCloseConnections: true });
  const isFile = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  /** Answers a native form submission with a page, every other request in JSON. */
  function answer(reply: FastifyReply, problem: typeof tooLarge): FastifyReply {
    const page = `modulo-${problem.status}.html`;
    void reply.code(problem.status);
    if (FORM.test(reply.request.headers['content-type'] ?? '') && isFile(page))
      return reply.headers(SECURITY_HEADERS).sendFile(page);
    return reply.type('application/problem+json').send(problem);
  }
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.startsWith(join(root, 'assets/')) ? ASSET_CACHE : PAGE_CACHE),
  });
  await app.register(proxy, {
    upstream: gatewayUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: (request, reply, done) => {
      if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY) return done();
      // Consumes the body: a client that is still sending would not read the answer.
      request.raw.resume();
      void answer(reply, tooLarge);
    },
    undici: { connectTimeout: 2000, headersTimeout: API_TIMEOUT_MS, bodyTimeout: API_TIMEOUT_MS },
    replyOptions: {
      // The visitor's address is that of the connection, never what the request claims.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      retryDelay: () => null,
      // The proxy's type allows a reply over HTTP/2 as well, which this server does not speak.
      onError: (reply) => void answer(reply.header('retry-after', '5') as unknown as FastifyReply, apiDown),
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) void reply.headers(SECURITY_HEADERS);
  });
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));
  app.get('/privacy', (_request, reply) => reply.redirect('/privacy-policy', 301));
  const notFound = (reply: FastifyReply) =>
    isFile('404.html') ? reply.code(404).sendFile('404.html') : reply.code(404).send('404');
  app.get('/*', (request, reply) => {
    const path = new URL(request.url, 'http://site').pathname;
    const page = join(path, 'index.html'); // `/contatti` is the prerendered `contatti/index.html`
    if (isFile(path)) return reply.sendFile(path);
    if (!isFile(page)) return notFound(reply);
    return path !== '/' && path.endsWith('/') ? reply.redirect(path.slice(0, -1), 301) : reply.sendFile(page);
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  return app;
}

if (import.meta.main) {
  const { SITE_ROOT = 'frontend/dist', GATEWAY_URL = 'http://127.0.0.1:3000', PORT = '8080' } = process.env;
  const app = await siteServer({ siteRoot: SITE_ROOT, gatewayUrl: GATEWAY_URL });
  await app.listen({ host: 'localhost', port: Number(PORT) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}
