import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { type FaultyLink, faultyLink } from './faulty-link.ts';

/** What the server has received on all connections. */
let received = '';
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    received += bytes.toString();
    socket.write(`(${bytes.toString()})`);
  });
});
let link: FaultyLink;
let url: string;
const clients: Socket[] = [];

interface Client {
  readonly socket: Socket;
  answer: string;
  /** How the connection ended: an error's code, or `end`. */
  end: string | undefined;
}

function open(): Client {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  clients.push(socket);
  const client: Client = { socket, answer: '', end: undefined };
  socket.on('data', (bytes) => (client.answer += bytes.toString()));
  socket.on('error', (error: NodeJS.ErrnoException) => (client.end = error.code));
  socket.on('close', () => (client.end ??= 'end'));
  return client;
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(async () => {
  received = '';
  link = await faultyLink();
  url = link.to(`redis://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/1`);
});
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await link.close();
});
afterAll(() => void server.close());

/** Opens a connection and waits until the server has answered on it. */
async function connected(): Promise<Client> {
  const client = open();
  client.socket.write('hello');
  await eventually(() => expect(client.answer).toBe('(hello)'));
  received = '';
  client.answer = '';
  return client;
}

it('a URL through the link differs in host and port only', () => {
  expect(url).toMatch(/^redis:\/\/user:secret@127\.0\.0\.1:\d+\/1$/);
});

it('a healthy link forwards both directions', async () => {
  await connected();
});

it('a refusing link resets open connections and refuses new ones, until it is healthy again', async () => {
  const client = await connected();
  await link.set({ refuse: true });
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  const second = open();
  await eventually(() => expect(second.end).toBe('ECONNREFUSED'));
  await link.set({});
  await connected();
});

it('a link with latency keeps the order of bytes, also when the latency ends', async () => {
  const client = await connected();
  await link.set({ latencyMs: 100 });
  client.socket.write('1');
  await eventually(() => expect(client.socket.writableLength).toBe(0));
  client.socket.write('2');
  await link.set({});
  client.socket.write('3');
  await eventually(() => expect(client.answer.replaceAll(/[()]/g, '')).toBe('123'));
});

it('a black hole forwards nothing; its connections are reset when it is healthy again', async () => {
  const client = await connected();
  await link.set({ drop: 'all' });
  client.socket.write('lost');
  const second = open();
  second.socket.write('lost as well');
  await eventually(() => expect(link.intercepted).toBe(2));
  await link.set({ intercept: { pattern: 'never', at: 'request', effect: 'count' } });
  await eventually(() => expect([client.end, second.end]).toEqual(['ECONNRESET', 'ECONNRESET']));
  expect(received).toBe('');
});

it('a half-open link forwards requests and no answers', async () => {
  const client = await connected();
  await link.set({ drop: 'answers' });
  client.socket.write('received');
  await eventually(() => expect(received).toBe('received'));
  await link.set({});
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  expect(client.answer).toBe('');
});

it('a connection is reset once so many bytes were sent', async () => {
  await link.set({ resetAfterBytes: 10 });
  const client = await connected();
  client.socket.write('12345');
  await eventually(() => expect(received).toBe('12345'));
  client.socket.write('6');
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  expect(received).toBe('12345');
});

it.each([
  ['request', 'reset', '', 'ECONNRESET'],
  ['answer', 'reset', 'COMMIT', 'ECONNRESET'],
  ['request', 'hold', '', undefined],
  ['answer', 'hold', 'COMMIT', undefined],
] as const)('an intercept at the %s with %s lets the server receive "%s"', async (at, effect, reaches, end) => {
  const client = await connected();
  const other = await connected();
  await link.set({ intercept: { pattern: 'COMMIT', at, effect, times: 1 } });
  client.socket.write('COM');
  await eventually(() => expect(client.answer).toBe('(COM)'));
  client.socket.write('COMMIT');
  await eventually(() => expect(link.intercepted).toBe(1));
  await eventually(() => expect(received).toBe(`COM${reaches}`));
  await eventually(() => expect(client.end).toBe(end));
  expect(client.answer).toBe('(COM)');
  // The intercept was for one time.
  other.socket.write('COMMIT');
  await eventually(() => expect(other.answer).toBe('(COMMIT)'));
});

it('an intercept that holds a request forwards what precedes the pattern in the same packet', async () => {
  const client = await connected();
  await link.set({ intercept: { pattern: 'COMMIT', at: 'request', effect: 'hold' } });
  client.socket.write('INSERT;COMMIT;BEGIN');
  await eventually(() => expect(link.intercepted).toBe(1));
  await eventually(() => expect(received).toBe('INSERT;'));
  client.socket.write('more');
  expect(received).toBe('INSERT;');
});

it('an intercept finds a pattern that is split over two packets', async () => {
  const client = await connected();
  await link.set({ intercept: { pattern: 'COMMIT', at: 'request', effect: 'hold' } });
  client.socket.write('BEGIN COM');
  await eventually(() => expect(received).toBe('BEGIN COM'));
  client.socket.write('MIT');
  await eventually(() => expect(link.intercepted).toBe(1));
});

it('a process that resets a connection which is being ended can exit', async () => {
  const program = `import { connect, createServer } from 'node:net';
    import { resetConnection } from '${join(import.meta.dirname, 'faulty-link.ts')}';
    const server = createServer((socket) => {
      const resetLater = () => process.nextTick(() => process.nextTick(() => resetConnection(socket)));
      socket.resume().on('error', () => undefined).once('end', resetLater);
    });
    server.listen(0, '127.0.0.1', () => {
      const client = connect(server.address().port, '127.0.0.1', () => client.end());
      client.resume().on('error', () => undefined).once('close', () => server.close());
    });`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  await expect(run).resolves.toEqual(expect.objectContaining({ stdout: '' }));
});
