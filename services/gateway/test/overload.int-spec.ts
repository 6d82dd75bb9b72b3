// Load shedding: excess requests are refused at once.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_ENDPOINT, PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { LeadQueues } from '@school/leads';
import { eventually } from '@school/platform/testing';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { MAX_CONCURRENT_REQUESTS } from '../src/http/concurrency-limit.js';
import { shedRequests } from '../src/metrics.js';
import { SENTENCE, SITE, type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;
/** Lets what is under way go on. */
let release: () => void;
let held: number;

beforeEach(async () => {
  gateway = await startGateway();
  const queues = gateway.app.get(LeadQueues, { strict: false });
  const add = queues.add.bind(queues);
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  held = 0;
  jest.spyOn(queues, 'add').mockImplementation(async (lead) => {
    held += 1;
    await released.promise;
    return add(lead);
  });
});
afterEach(async () => {
  release();
  jest.restoreAllMocks();
  await gateway.close();
});

const url = (path: string) => `http://127.0.0.1:${gateway.port}${path}`;
const send = (
  path = '/api/contact',
  body: string = JSON.stringify(aBody('contact')),
  signal: AbortSignal | null = null,
) => fetch(url(path), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal });
const fill = () => Array.from({ length: MAX_CONCURRENT_REQUESTS }, async () => (await send()).status);
const shed = async () => (await shedRequests.get()).values[0]?.value ?? 0;

describe('a gateway at its limit of concurrent requests', () => {
  it('refuses further ones at once, with Retry-After, in Italian, and accepts all that it has begun', async () => {
    const before = await shed();
    const begun = fill();
    await eventually(() => expect(held).toBe(MAX_CONCURRENT_REQUESTS));
    // One would be refused for its content, were it looked at.
    const refused = await Promise.all([
      ...Array.from({ length: 20 }, () => send()),
      send('/api/contact', '{'),
      send(CHAT_ENDPOINT),
    ]);
    for (const answer of refused) {
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([503, expect.stringContaining(PROBLEM_CONTENT_TYPE), 'no-store', 'nosniff']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ status: 503, detail: expect.stringMatching(SENTENCE) });
    }
    const form = await fetch(url('/api/contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
      body: 'firstName=Anna',
    });
    expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(form.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await form.text()).toContain('La richiesta non è partita');
    expect((await shed()) - before).toBe(23);
    expect((await fetch(url('/health/live'))).status).toBe(200);
    expect((await fetch(url('/health/ready'))).status).toBe(200);
    release();
    expect(await Promise.all(begun)).toEqual(Array(MAX_CONCURRENT_REQUESTS).fill(202));
    expect((await send()).status).toBe(202);
    expect(await gateway.waiting()).toEqual({
      stores: MAX_CONCURRENT_REQUESTS + 1,
      mails: MAX_CONCURRENT_REQUESTS + 1,
    });
    expect(readdirSync(join(gateway.spoolDir, 'new'))).toEqual([]);
  });

  it('refuses also those whose bodies arrive while it is full, and does not count them before', async () => {
    const body = JSON.stringify(aBody('contact'));
    const late = Array.from({ length: 10 }, () => {
      const socket = connect(gateway.port, '127.0.0.1');
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\nContent-Length: ` +
          `${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`,
      );
      return socket;
    });
    await eventually(async () =>
      expect(
        await new Promise((resolve) =>
          gateway.app.getHttpServer().getConnections((_error: unknown, count: number) => resolve(count)),
        ),
      ).toBeGreaterThanOrEqual(10),
    );
    const begun = fill();
    await eventually(() => expect(held).toBe(MAX_CONCURRENT_REQUESTS));
    for (const socket of late) socket.write(body);
    const answers = await Promise.all(late.map(async (socket) => Buffer.concat(await socket.toArray()).toString()));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: \d/i);
    release();
    expect(await Promise.all(begun)).toEqual(Array(MAX_CONCURRENT_REQUESTS).fill(202));
  });

  it('has room again when the clients of its requests have disconnected', async () => {
    const leaving = new AbortController();
    const begun = Array.from({ length: MAX_CONCURRENT_REQUESTS }, () =>
      send('/api/contact', JSON.stringify(aBody('contact')), leaving.signal).catch(() => undefined),
    );
    await eventually(() => expect(held).toBe(MAX_CONCURRENT_REQUESTS));
    leaving.abort();
    await Promise.all(begun);
    expect((await send()).status).toBe(503);
    release();
    await eventually(async () => expect((await send()).status).toBe(202));
  });
});
