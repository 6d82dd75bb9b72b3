// Slow clients hold sockets for a while, and keep no other client from sending.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { SITE, type TestGateway, startGateway } from './start-gateway.js';

const SLOW = 200;
const HEAD = 'POST /api/contact HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\n';
/** Where a slow client stops. */
const habits = [
  '',
  'P',
  HEAD,
  `${HEAD}X-A: b`,
  `${HEAD}Content-Length: 300\r\n\r\n`,
  `${HEAD}Content-Length: 300\r\n\r\n{"firstName":`,
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{`,
];

let gateway: TestGateway;
let sockets: Socket[];

beforeEach(async () => {
  gateway = await startGateway();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.close();
});

const server = () => gateway.app.getHttpServer();
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server().getConnections((error: Error | null, count: number) => (error ? reject(error) : resolve(count))),
  );

/** Resolves when the gateway's system has taken all of them. */
async function open(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(habits[index % habits.length]!);
    sockets.push(socket);
    if (index % 100 === 99) await once(socket, 'connect');
  }
}

/** A visitor who sends a form, over a new connection. */
const visit = async () =>
  (
    await fetch(`http://127.0.0.1:${gateway.port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(aBody('contact')),
    })
  ).status;

describe(`${SLOW} slow clients`, () => {
  it('keep no visitor from sending', async () => {
    await open(SLOW);
    await eventually(async () => expect(await connections()).toBe(SLOW));
    for (let index = 0; index < 5; index += 1) expect(await visit()).toBe(202);
    expect(await gateway.waiting()).toEqual({ stores: 5, mails: 5 });
    expect(await connections()).toBeGreaterThanOrEqual(SLOW);
  });

  it('that send single bytes keep no visitor from sending', async () => {
    await open(SLOW);
    const trickle = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 20);
    try {
      await eventually(async () => expect(await connections()).toBeGreaterThanOrEqual(SLOW / 2));
      for (let index = 0; index < 5; index += 1) expect(await visit()).toBe(202);
    } finally {
      clearInterval(trickle);
    }
  });

  it('are disconnected', async () => {
    // Its own patience is longer than a test's; what counts is that it ends.
    const { headersTimeout, requestTimeout } = server();
    Object.assign(server(), { headersTimeout: 100, requestTimeout: 200 });
    await open(SLOW);
    await eventually(() => expect(sockets.every(({ destroyed }) => destroyed)).toBe(true), 120_000);
    Object.assign(server(), { headersTimeout, requestTimeout });
    expect(await gateway.waiting()).toEqual({ stores: 0, mails: 0 });
    expect(await visit()).toBe(202);
  });
});

describe('connections', () => {
  it('are bounded in time and in requests', () => {
    expect(server()).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      timeout: 60_000,
      keepAliveTimeout: 72_000,
      maxRequestsPerSocket: 1000,
    });
  });

  it('whose client does not read are closed in the middle of an answer', async () => {
    Object.assign(server(), { timeout: 100 });
    const accepted = once(server(), 'connection') as Promise<[Socket]>;
    const socket = connect(gateway.port, '127.0.0.1').pause();
    sockets.push(socket);
    socket.on('error', () => undefined);
    // Refusal pages that show what was entered: more than the buffers hold on the way.
    const form = `message=${'x'.repeat(60_000)}`;
    const head = ['POST /api/contact HTTP/1.1', 'Host: gateway', `Origin: ${SITE}`, `Content-Length: ${form.length}`];
    const request = `${[...head, 'Content-Type: application/x-www-form-urlencoded'].join('\r\n')}\r\n\r\n${form}`;
    for (let index = 0; index < 400; index += 1) socket.write(request);
    const [held] = await accepted;
    await eventually(() => expect(held.destroyed).toBe(true));
  });
});

it('answers a request that is still being sent when the gateway closes, and then closes the connection', async () => {
  const body = JSON.stringify(aBody('contact'));
  const socket = connect(gateway.port, '127.0.0.1');
  sockets.push(socket);
  // On a connection that was kept alive.
  socket.write('GET /health/live HTTP/1.1\r\nHost: gateway\r\n\r\n');
  await once(socket, 'data');
  socket.write(HEAD);
  expect(await gateway.live()).toBe(200);
  const closed = gateway.app.close();
  await eventually(() => expect(server().listening).toBe(false));
  socket.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 202 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  await closed;
  expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
});
