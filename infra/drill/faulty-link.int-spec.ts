import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { type FaultyLink, faultyLink } from './faulty-link.ts';

/** What the server has heard, from all connections. */
let heard = '';
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    heard += bytes.toString();
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
  heard = '';
  link = await faultyLink();
  url = link.to(`redis://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/1`);
});
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await link.close();
});
afterAll(() => void server.close());

/** Says something on a connection that is known to be through. */
async function connected(): Promise<Client> {
  const client = open();
  client.socket.write('hello');
  await eventually(() => expect(client.answer).toBe('(hello)'));
  heard = '';
  client.answer = '';
  return client;
}

it('leaves everything of an address as it is but host and port', () => {
  expect(url).toMatch(/^redis:\/\/user:secret@127\.0\.0\.1:\d+\/1$/);
});

it('a healthy link passes on what both sides say', async () => {
  await connected();
});

it('a refusing link cuts off who is connected and lets nobody in, until it is healed', async () => {
  const client = await connected();
  await link.set({ refuse: true });
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  const second = open();
  await eventually(() => expect(second.end).toBe('ECONNREFUSED'));
  await link.set({});
  await connected();
});

it('a slow link keeps the order, also when it becomes fast again', async () => {
  const client = await connected();
  await link.set({ latencyMs: 100 });
  client.socket.write('1');
  await eventually(() => expect(client.socket.writableLength).toBe(0));
  client.socket.write('2');
  await link.set({});
  client.socket.write('3');
  await eventually(() => expect(client.answer.replaceAll(/[()]/g, '')).toBe('123'));
});

it('a black hole hears nothing and answers nothing; who fell in is cut off when it is healed', async () => {
  const client = await connected();
  await link.set({ swallow: 'all' });
  client.socket.write('lost');
  const second = open();
  second.socket.write('lost as well');
  await eventually(() => expect(link.caught).toBe(2));
  await link.set({ trap: { pattern: 'never', at: 'request', effect: 'count' } });
  await eventually(() => expect([client.end, second.end]).toEqual(['ECONNRESET', 'ECONNRESET']));
  expect(heard).toBe('');
});

it('a half-open connection is heard and not answered', async () => {
  const client = await connected();
  await link.set({ swallow: 'answers' });
  client.socket.write('heard');
  await eventually(() => expect(heard).toBe('heard'));
  await link.set({});
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  expect(client.answer).toBe('');
});

it('a connection is reset once so many bytes were said', async () => {
  await link.set({ resetAfterBytes: 10 });
  const client = await connected();
  client.socket.write('12345');
  await eventually(() => expect(heard).toBe('12345'));
  client.socket.write('6');
  await eventually(() => expect(client.end).toBe('ECONNRESET'));
  expect(heard).toBe('12345');
});

it.each([
  ['request', 'reset', '', 'ECONNRESET'],
  ['answer', 'reset', 'COMMIT', 'ECONNRESET'],
  ['request', 'hold', '', undefined],
  ['answer', 'hold', 'COMMIT', undefined],
] as const)('a trap at the %s with %s lets the server hear "%s"', async (at, effect, reaches, end) => {
  const client = await connected();
  const other = await connected();
  await link.set({ trap: { pattern: 'COMMIT', at, effect, times: 1 } });
  client.socket.write('COM');
  await eventually(() => expect(client.answer).toBe('(COM)'));
  client.socket.write('COMMIT');
  await eventually(() => expect(link.caught).toBe(1));
  await eventually(() => expect(heard).toBe(`COM${reaches}`));
  await eventually(() => expect(client.end).toBe(end));
  expect(client.answer).toBe('(COM)');
  // The trap was for one.
  other.socket.write('COMMIT');
  await eventually(() => expect(other.answer).toBe('(COMMIT)'));
});

it('a trap that holds what is asked lets through what stands before it in the same packet', async () => {
  const client = await connected();
  await link.set({ trap: { pattern: 'COMMIT', at: 'request', effect: 'hold' } });
  client.socket.write('INSERT;COMMIT;BEGIN');
  await eventually(() => expect(link.caught).toBe(1));
  await eventually(() => expect(heard).toBe('INSERT;'));
  client.socket.write('more');
  expect(heard).toBe('INSERT;');
});

it('a trap snaps at a pattern that comes in two pieces', async () => {
  const client = await connected();
  await link.set({ trap: { pattern: 'COMMIT', at: 'request', effect: 'hold' } });
  client.socket.write('BEGIN COM');
  await eventually(() => expect(heard).toBe('BEGIN COM'));
  client.socket.write('MIT');
  await eventually(() => expect(link.caught).toBe(1));
});

it('a process that hangs up on a connection which is just being ended comes to its own end', async () => {
  const program = `import { connect, createServer } from 'node:net';
    import { hangUp } from '${join(import.meta.dirname, 'faulty-link.ts')}';
    const server = createServer((socket) => {
      socket.resume().on('error', () => undefined).once('end', () => process.nextTick(() => process.nextTick(() => hangUp(socket))));
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
