import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { siteServer } from './site-server.ts';

let dir: string;
let gateway: Server;
let site: FastifyInstance;
let received: { headers: IncomingHttpHeaders; body: string; url: string };

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-site-'));
  for (const folder of ['contatti', 'assets']) mkdirSync(join(dir, folder));
  const files = {
    'index.html': 'home',
    'contatti/index.html': 'contatti',
    '404.html': 'non trovata',
    'modulo-413.html': 'troppo lungo',
    'modulo-503.html': 'non raggiungibile',
    'assets/app-1a2b.js': 'plain',
    'favicon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  writeFileSync(join(dir, 'assets/app-1a2b.js.gz'), gzipSync('plain'));
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received = { headers: request.headers, body, url: request.url ?? '' };
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  site = await siteServer({
    siteRoot: dir,
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as { port: number }).port}`,
  });
});
afterAll(async () => {
  await site.close();
  gateway.close();
  rmSync(dir, { recursive: true });
});

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/contatti', 'contatti'],
    ['/contatti?servizio=altro', 'contatti'],
  ])('%s is its prerendered page', async (url, text) => {
    const { statusCode, body, headers } = await site.inject(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, text, 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
  });

  it.each(['/niente', '/niente/', '/assets/niente.js', '/contatti/niente', '/../package.json', '/%2e%2e/package.json'])(
    '%s is the 404 page, with status 404',
    async (url) => {
      const { statusCode, body } = await site.inject(url);
      expect([statusCode, body]).toEqual([404, 'non trovata']);
    },
  );

  it.each([
    ['/privacy', '/privacy-policy'],
    ['/contatti/', '/contatti'],
  ])('%s moves for good to %s', async (url, location) => {
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it.each(['//example.com/', '/.//example.com/', '/\\example.com/'])(
    '%s does not lead to another site',
    async (url) => {
      expect((await site.inject(url)).headers.location).toBeUndefined();
    },
  );

  it.each(['/contatti', '/assets/app-1a2b.js', '/niente', '/privacy'])(
    '%s has the security headers of the edge',
    async (url) => {
      const { headers } = await site.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  it('assets never expire and come compressed', async () => {
    const { headers } = await site.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
    expect([headers['cache-control'], headers['content-encoding']]).toEqual([
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect((await site.inject('/assets/app-1a2b.js')).body).toBe('plain');
  });
});

describe('/api', () => {
  const post = (headers = {}) =>
    site.inject({
      method: 'POST',
      url: '/api/reclami?a=1',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"nome": "Ada"}',
    });

  it('refuses bodies of 1 MB with 413 and keeps the connection open for the next request', async () => {
    await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as { port: number };
    for (let turn = 0; turn < 5; turn += 1) {
      const large = await fetch(`http://127.0.0.1:${port}/api/reclami`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ x: 'a'.repeat(1_000_000) }),
      });
      expect([large.status, large.headers.get('content-type')]).toEqual([
        413,
        expect.stringMatching('application/problem[+]json'),
      ]);
      await large.text();
      expect((await fetch(`http://127.0.0.1:${port}/contatti`)).status).toBe(200);
    }
  });

  it('forwards requests and answers unchanged', async () => {
    const { statusCode, body } = await post({ 'idempotency-key': 'k' });
    expect([statusCode, body]).toEqual([202, '{"ok":true}']);
    expect(received).toMatchObject({
      url: '/api/reclami?a=1',
      body: '{"nome": "Ada"}',
      headers: { 'idempotency-key': 'k', 'content-type': 'application/json' },
    });
  });

  it('forwards the IP address of the connection, not the one in the request', async () => {
    await post({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
    expect(received.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  });

  it('forwards a stream of events immediately and uncompressed', async () => {
    const released = Promise.withResolvers<void>();
    const streaming = createServer((request, response) => {
      request.resume();
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write('event: sentence\ndata: {}\n\n');
      void released.promise.then(() => response.end('event: reply\ndata: {}\n\n'));
    });
    await new Promise<void>((done) => streaming.listen(0, '127.0.0.1', done));
    const before = await siteServer({
      siteRoot: dir,
      gatewayUrl: `http://127.0.0.1:${(streaming.address() as { port: number }).port}`,
    });
    const response = await fetch(`${await before.listen({ host: '127.0.0.1', port: 0 })}/api/gaia-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br', accept: 'text/event-stream' },
      body: '{}',
    });
    expect(
      ['content-encoding', 'content-length', 'cache-control', 'x-accel-buffering'].map((name) =>
        response.headers.get(name),
      ),
    ).toEqual([null, null, 'no-store, no-transform', 'no']);
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      // The rest is sent only when the beginning has arrived.
      if (text.includes('sentence')) released.resolve();
    }
    expect(text).toContain('event: reply');
    await before.close();
    streaming.closeAllConnections();
    streaming.close();
  });

  it('answers native form submissions that are too large, and those while the gateway is down, with a page', async () => {
    const alone = await siteServer({ siteRoot: dir, gatewayUrl: 'http://127.0.0.1:1' });
    const address = `${await alone.listen({ host: '127.0.0.1', port: 0 })}/api/contact`;
    const send = (body: string) =>
      fetch(address, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
    const told = ({ status, headers }: Response) => [
      status,
      headers.get('content-type'),
      headers.get('x-frame-options'),
    ];
    const [large, down] = [await send(`x=${'a'.repeat(100_000)}`), await send('x=a')];
    expect([told(large), await large.text()]).toEqual([[413, 'text/html; charset=utf-8', 'DENY'], 'troppo lungo']);
    expect([told(down), await down.text()]).toEqual([[503, 'text/html; charset=utf-8', 'DENY'], 'non raggiungibile']);
    expect(down.headers.get('retry-after')).toBe('5');
    await alone.close();
  });

  it('answers at once with a problem in Italian and Retry-After while the gateway is down', async () => {
    const alone = await siteServer({ siteRoot: dir, gatewayUrl: 'http://127.0.0.1:1' });
    const response = await fetch(`${await alone.listen({ host: '127.0.0.1', port: 0 })}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 503, detail: expect.stringContaining('Riprova') });
    await alone.close();
  });
});
