// The configuration that ships, run by Caddy as `make start` runs it, with a small site and a gateway that echoes.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEdge } from '../stack/edge.ts';
import { choosePort } from '../stack/ports.ts';
import type { RunningProcess } from '../stack/processes.ts';

let dir: string;
let url: string;
let edge: RunningProcess;
let gateway: Server;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-edge-'));
  const site = join(dir, 'site');
  for (const folder of ['contatti', 'assets']) mkdirSync(join(site, folder), { recursive: true });
  for (const page of ['index', 'contatti/index', '404', 'modulo-413', 'modulo-503'])
    writeFileSync(join(site, `${page}.html`), `<h1>${page}</h1>`);
  writeFileSync(join(site, 'assets/a-1.js'), 'plain');
  writeFileSync(join(site, 'assets/a-1.js.br'), brotliCompressSync('compressed'));

  gateway = createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const port = await choosePort();
  url = `http://127.0.0.1:${port}`;
  edge = await startEdge({
    dir: join(dir, 'caddy'),
    port,
    healthPort: await choosePort(),
    gatewayPort: String((gateway.address() as AddressInfo).port),
    env: { SITE_ROOT: site },
    logFile: join(dir, 'edge.log'),
  });
});
afterAll(async () => {
  await edge.stop();
  gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init });

it('redirects to HTTPS, whichever its port', async () => {
  const [port, encrypted] = [await choosePort(), await choosePort()];
  const withDomain = await startEdge({
    dir: join(dir, 'with-domain'),
    port,
    healthPort: await choosePort(),
    gatewayPort: '9',
    env: {
      SITE_ADDRESS: `localhost:${encrypted}`,
      GLOBAL_OPTIONS: 'default_bind 127.0.0.1 ::1\nskip_install_trust',
      SITE_ROOT: join(dir, 'site'),
    },
    logFile: join(dir, 'with-domain.log'),
  });
  try {
    const { status, headers } = await fetch(`http://localhost:${port}/contatti?da=qui`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, `https://localhost:${encrypted}/contatti?da=qui`]);
  } finally {
    await withDomain.stop();
  }
});

it('redirects the domain without `www.` to the one with it', async () => {
  const port = await choosePort();
  const both = await startEdge({
    dir: join(dir, 'bare'),
    port,
    healthPort: await choosePort(),
    gatewayPort: '9',
    // As infra/edge/serve sets them, without TLS.
    env: {
      SITE_ADDRESS: `http://www.localhost:${port}, http://localhost:${port}`,
      BARE_DOMAIN: 'localhost',
      SITE_ROOT: join(dir, 'site'),
    },
    logFile: join(dir, 'bare.log'),
  });
  try {
    const { status, headers } = await fetch(`http://localhost:${port}/contatti/?da=qui`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, `https://www.localhost:${port}/contatti/?da=qui`]);
  } finally {
    await both.stop();
  }
});

describe('the site', () => {
  it('serves a page under one URL, with the security headers and to be asked for anew', async () => {
    const page = await get('/contatti');
    expect(await page.text()).toBe('<h1>contatti/index</h1>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const expected = readFileSync(join(import.meta.dirname, 'security-headers'), 'utf8').matchAll(
      /^([A-Z][A-Za-z-]+) "(.*)"$/gm,
    );
    for (const [, name, value] of expected) expect([name, page.headers.get(name!)]).toEqual([name, value]);
    expect(page.headers.get('server')).toBeNull();
  });

  it.each([
    ['/contatti/', '/contatti'],
    ['/contatti/?servizio=altro&da=a%20b', '/contatti?servizio=altro&da=a%20b'],
    ['/contatti/index.html?da=qui', '/contatti?da=qui'],
    ['/index.html', '/'],
    ['/privacy', '/privacy-policy'],
    ['/privacy?da=mail', '/privacy-policy?da=mail'],
  ])('redirects %s with its query', async (from, to) => {
    const moved = await get(from);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
  });

  it('serves hashed files compressed and for ever', async () => {
    const file = await get('/assets/a-1.js', { headers: { 'accept-encoding': 'br' } });
    expect(await file.text()).toBe('compressed');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/missing', '/assets/missing.js', '/../security-headers', '/a%00', '/%ff/'])(
    'answers %s with its own page',
    async (path) => {
      const missing = await get(path);
      expect([missing.status, await missing.text()]).toEqual([404, '<h1>404</h1>']);
      expect(missing.headers.get('x-frame-options')).toBe('DENY');
    },
  );
});

describe('the API', () => {
  it('reaches the gateway, with the address of the connection whatever the request claims', async () => {
    const answer = await get('/api/chat', {
      method: 'POST',
      body: '{}',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await answer.json()).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  it.each([
    ['application/json', 'application/problem+json'],
    ['application/x-www-form-urlencoded', 'text/html; charset=utf-8'],
  ])('refuses a body that is too large before the gateway sees it: %s', async (type, answered) => {
    const large = await get('/api/contact', {
      method: 'POST',
      body: 'x'.repeat(210_000),
      headers: { 'content-type': type },
    });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, answered]);
  });

  it('lets the largest form pass that the gateway takes', async () => {
    const form = await get('/api/reclami', { method: 'POST', body: 'x'.repeat(192 * 1024) });
    expect(form.status).toBe(200);
  });

  // Last: the gateway ends.
  it('answers 503 while no gateway is reachable', async () => {
    gateway.closeAllConnections();
    gateway.close();
    const away = await get('/api/chat', { method: 'POST', body: '{}' });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.json()).toMatchObject({ status: 503, title: 'Servizio non raggiungibile' });
  });
});

it('serves a new site from one request to the next, and none fails meanwhile', async () => {
  const served = join(dir, 'served');
  const next = (words: string) => {
    const site = join(dir, 'next');
    mkdirSync(join(site, 'assets'), { recursive: true });
    writeFileSync(join(site, 'index.html'), words);
    return promisify(execFile)(join(import.meta.dirname, 'publish'), [], {
      env: { ...process.env, SITE: site, SERVED: served },
    });
  };
  await next('site 0');
  const port = await choosePort();
  const serving = await startEdge({
    dir: join(dir, 'serving'),
    port,
    healthPort: await choosePort(),
    gatewayPort: '9',
    env: { SITE_ROOT: join(served, 'now') },
    logFile: join(dir, 'serving.log'),
  });
  const page = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return `${response.status} ${await response.text()}`;
  };
  const seen = new Set<string>();
  for (const words of ['site 1', 'site 2', 'site 3']) {
    let isPublished = false;
    const published = next(words).finally(() => (isPublished = true));
    while (!isPublished) seen.add(await page());
    await published;
    expect(await page()).toBe(`200 ${words}`);
  }
  await serving.stop();
  for (const answer of seen) expect(answer).toMatch(/^200 site \d$/);
});
