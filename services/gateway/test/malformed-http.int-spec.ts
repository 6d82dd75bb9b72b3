// Malformed HTTP over raw sockets: never a crash, and no request smuggling.
import { type Socket, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import fc from 'fast-check';
import { RUNS } from './bodies/runs.js';
import { type TestGateway, startGateway } from './start-gateway.js';

const CRLF = '\r\n';
const lead = JSON.stringify(aBody('contact'));
const request = (head: readonly string[], body = '', path = '/api/contact') =>
  [`POST ${path} HTTP/1.1`, 'Host: gateway', 'Content-Type: application/json', ...head, '', body].join(CRLF);
const withLength = (body = lead, ...head: string[]) =>
  request([`Content-Length: ${Buffer.byteLength(body)}`, ...head], body);
const chunked = (body: string) => `${Buffer.byteLength(body).toString(16)}${CRLF}${body}${CRLF}0${CRLF}${CRLF}`;
const LAST = 'Connection: close';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  for (const queue of [gateway.stores, gateway.mails]) await queue.obliterate({ force: true });
});
afterEach(async () => {
  if ((await gateway.live()) !== 200) throw new Error('The gateway has died of it');
});
afterAll(() => gateway.close());

/** Sends bytes and reads until the gateway closes the connection; with `leave`, goes away once they are sent. */
function talk(bytes: string | Buffer, { leave = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket: Socket = connect(gateway.port, '127.0.0.1');
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    // The gateway may well close while we still send.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => leave && socket.destroySoon());
  });
}

const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const leads = async () => (await gateway.waiting()).stores;

/** The answer to input that cannot be parsed says so in JSON and quotes nothing of it, or there is none. */
function expectDecent(heard: string): void {
  for (const status of statuses(heard)) expect(status).toBeLessThan(500);
  expect(heard).not.toMatch(/node_modules|\bat .+:\d+:\d+|[A-Z]\w*Error\b|HPE_|ERR_|FST_|X-Powered-By/i);
  for (const [, body = ''] of heard.matchAll(/HTTP\/1\.1 4\d\d [^]*?\r\n\r\n(\{[^]*?\})(?=HTTP\/1\.1|$)/g))
    expect(JSON.parse(body)).toMatchObject({
      [body.includes('"type"') ? 'status' : 'statusCode']: expect.any(Number),
    });
}

describe('a request that hides another one', () => {
  const hidden = withLength(lead, LAST);
  it.each([
    [
      'in a body with a length and chunks',
      request([`Content-Length: ${5 + hidden.length}`, 'Transfer-Encoding: chunked'], `0${CRLF}${CRLF}${hidden}`),
    ],
    [
      'in a body with chunks and a length',
      request(['Transfer-Encoding: chunked', 'Content-Length: 4'], `${chunked(lead)}${hidden}`),
    ],
    ['behind two lengths', request(['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden)],
    ['behind a list of lengths', request([`Content-Length: 0, ${hidden.length}`], hidden)],
    ['behind a length with a sign', request(['Content-Length: +0'], hidden)],
    ['behind a negative length', request(['Content-Length: -1'], hidden)],
    ['behind a hexadecimal length', request(['Content-Length: 0x0'], hidden)],
    ['behind a length beyond all numbers', request(['Content-Length: 99999999999999999999999'], hidden)],
    ['behind an unknown encoding', request(['Transfer-Encoding: xchunked', 'Content-Length: 0'], hidden)],
    [
      'behind chunks that are not the last encoding',
      request(['Transfer-Encoding: chunked, identity'], `0${CRLF}${CRLF}${hidden}`),
    ],
    [
      'behind two encodings',
      request(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0${CRLF}${CRLF}${hidden}`),
    ],
    ['behind a space before the colon', request(['Transfer-Encoding : chunked', 'Content-Length: 0'], hidden)],
    ['behind a tab before the colon', request(['Content-Length\t: 0'], hidden)],
    ['behind a header that is folded', request(['Transfer-Encoding:', ' chunked', 'Content-Length: 0'], hidden)],
    ['behind bare line feeds', request(['Content-Length: 0']).replaceAll(CRLF, '\n') + hidden],
    [
      'behind a bare carriage return in a header',
      request([`X-A: b\rContent-Length: ${hidden.length}`, 'Content-Length: 0'], hidden),
    ],
    ['behind a NUL in a header', request(['X-A: b\0c', 'Content-Length: 0'], hidden)],
    ['in a header with a line end', request([`X-A: b\n${CRLF}${hidden}`])],
    ['behind a chunk size that is no number', request(['Transfer-Encoding: chunked'], `zz${CRLF}${hidden}`)],
    [
      'behind a chunk size beyond all numbers',
      request(['Transfer-Encoding: chunked'], `fffffffffffffffff${CRLF}${hidden}`),
    ],
    [
      'behind a chunk that is longer than its size',
      request(['Transfer-Encoding: chunked'], `1${CRLF}{}${CRLF}0${CRLF}${CRLF}${hidden}`),
    ],
    ['behind a chunk size with a bare line feed', request(['Transfer-Encoding: chunked'], `0\n\n${hidden}`)],
  ])('%s is refused, and neither is taken', async (_where, bytes) => {
    const heard = await talk(bytes);
    expect(statuses(heard)).toEqual([400]);
    expectDecent(heard);
    expect(await leads()).toBe(0);
  });

  it('in a valid body is part of the body', async () => {
    const body = JSON.stringify(aBody('contact', { message: hidden }));
    expect(statuses(await talk(withLength(body, LAST)))).toEqual([202]);
    expect(await leads()).toBe(1);
  });

  it('behind one that breaks off is not read', async () => {
    expectDecent(await talk(`${withLength(lead)}GARBAGE${CRLF}${CRLF}${hidden}`));
    await eventually(async () => expect(await leads()).toBe(1));
  });
});

describe('requests in a row on one connection', () => {
  it('are each accepted, in order', async () => {
    const heard = await talk(
      withLength() + withLength(JSON.stringify(aBody('contact', { email: '' }))) + withLength(lead, LAST),
    );
    expect(statuses(heard)).toEqual([202, 400, 202]);
    expect(await leads()).toBe(2);
  });

  it('in chunks are accepted too', async () => {
    expect(
      statuses(await talk(request(['Transfer-Encoding: chunked'], chunked(lead)) + withLength(lead, LAST))),
    ).toEqual([202, 202]);
    expect(await leads()).toBe(2);
  });
});

describe('input that is no valid request', () => {
  const get = (path: string, ...head: string[]) => [`GET ${path} HTTP/1.1`, ...head, LAST, '', ''].join(CRLF);
  it.each([
    ['HTTP/0.9 with a body', `POST /api/contact${CRLF}${CRLF}${lead}`, [400]],
    ['an unknown version', `GET / HTTP/9.9${CRLF}Host: gateway${CRLF}${CRLF}`, [400]],
    ['the preface of HTTP/2', `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`, [400]],
    ['a TLS greeting', Buffer.from('16030100a5010000a103037f'.padEnd(340, '0'), 'hex'), [400]],
    ['NULs', '\0'.repeat(5000), [400]],
    ['an unknown method', `BREW / HTTP/1.1${CRLF}Host: gateway${CRLF}${CRLF}`, [400]],
    ['no host', get('/api/contact'), [400]],
    ['a name with a NUL', get('/', 'Host: gateway', 'X\0A: b'), [400]],
    ['a name with a space', get('/', 'Host: gateway', 'X A: b'), [400]],
    ['an address of 20 KiB', get(`/${'a'.repeat(20_480)}`, 'Host: gateway'), [431]],
    ['a header of 100 KiB', get('/', 'Host: gateway', `X-A: ${'a'.repeat(102_400)}`), [431]],
    ['5 000 headers', get('/', 'Host: gateway', ...Array.from({ length: 5000 }, (_, index) => `X-${index}: b`)), [431]],
    ['an address that cannot be decoded', get('/api/%zz<script>', 'Host: gateway'), [400]],
    ['an address with half a character', get('/api/%c3', 'Host: gateway'), [400]],
    ['a climb out of the folder', get('/api/../../etc/passwd', 'Host: gateway'), [404]],
    ['the address of another site', get('http://elsewhere.example/api/contact', 'Host: gateway'), [303]],
    ['the address of nothing', `OPTIONS * HTTP/1.1${CRLF}Host: gateway${CRLF}${LAST}${CRLF}${CRLF}`, [404]],
    ['a tunnel', `CONNECT elsewhere.example:443 HTTP/1.1${CRLF}Host: gateway${CRLF}${CRLF}`, []],
    [
      'another protocol',
      withLength(lead, LAST, 'Upgrade: websocket').replace(LAST, 'Connection: upgrade, close'),
      [202],
    ],
    ['an expectation that nobody knows', withLength(lead, LAST, 'Expect: miracles'), [417]],
    ['an expectation that is met', withLength(lead, LAST, 'Expect: 100-continue'), [100, 202]],
    [
      'a trailer',
      request(
        ['Transfer-Encoding: chunked', 'Trailer: X-Forwarded-For', LAST],
        `${Buffer.byteLength(lead).toString(16)}${CRLF}${lead}${CRLF}0${CRLF}X-Forwarded-For: ` +
          `203.0.113.1${CRLF}${CRLF}`,
      ),
      [202],
    ],
    [
      'chunk extensions without end',
      request(['Transfer-Encoding: chunked'], `1;${'a'.repeat(100_000)}${CRLF}{${CRLF}0${CRLF}${CRLF}`),
      [400],
    ],
    ['a length beyond the limit', request(['Content-Length: 1000000', LAST], lead), [413]],
  ] as [string, string | Buffer, number[]][])(
    '%s: answered or dropped, and no harm done',
    async (_what, bytes, expected) => {
      const heard = await talk(bytes);
      expect(statuses(heard)).toEqual(expected);
      expectDecent(heard);
      expect(heard).not.toMatch(/elsewhere|<script|passwd|%zz/);
      expect(await leads()).toBe(expected.filter((status) => status === 202).length);
    },
  );

  it.each([
    ['nothing', ''],
    ['HTTP/0.9', `GET /${CRLF}`],
    ['half a request line', 'POST /api/con'],
    ['half the headers', `POST /api/contact HTTP/1.1${CRLF}Host: gate`],
    ['half a body', withLength().slice(0, -20)],
    [
      'half a chunk',
      request(['Transfer-Encoding: chunked'], `${Buffer.byteLength(lead).toString(16)}${CRLF}${lead.slice(0, 20)}`),
    ],
    [
      'a body without its last chunk',
      request(['Transfer-Encoding: chunked'], `${Buffer.byteLength(lead).toString(16)}${CRLF}${lead}${CRLF}`),
    ],
  ])('%s and then silence for ever: nothing is taken', async (_what, bytes) => {
    expectDecent(await talk(bytes, { leave: true }));
    expect(await leads()).toBe(0);
  });
});

describe('a good request with a few bytes changed', () => {
  /**
   * Larger than every limit, and neither a header, a chunk nor JSON: whatever the changes made of a request, it ends
   * here.
   */
  const END = Buffer.alloc(70 * 1024);

  it('is answered or dropped, is one lead at most, and the gateway stays alive', async () => {
    let sent = 0;
    let taken = 0;
    const original = fc.constantFrom(
      withLength(),
      request(['Transfer-Encoding: chunked'], chunked(lead)),
      withLength(lead, 'X-Forwarded-For: 203.0.113.9', 'Expect: 100-continue'),
    );
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const change = fc.tuple(
      place,
      fc.constantFrom(0, 1, 2),
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 3 }),
        fc.constantFrom(
          ...[
            '\r\n',
            '\n',
            '\r',
            '\0',
            ': ',
            ' ',
            ',',
            '0',
            '-',
            '\r\n\r\n',
            'Content-Length: 1\r\n',
            'Transfer-Encoding: chunked\r\n',
          ].map((text) => Buffer.from(text)),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(original, fc.array(change, { minLength: 1, maxLength: 5 }), async (text, changes) => {
        const bytes = changes.reduce<Buffer>((all, [at, removed, added]) => {
          const index = Math.floor(all.length * at);
          return Buffer.concat([all.subarray(0, index), added, all.subarray(index + removed)]);
        }, Buffer.from(text));
        const heard = await talk(Buffer.concat([bytes, END]));
        expectDecent(heard);
        sent += 1;
        taken += statuses(heard).filter((status) => status === 202).length;
        expect(await leads()).toBeLessThanOrEqual(sent);
      }),
      { numRuns: RUNS * 5 },
    );
    await eventually(async () =>
      expect(await gateway.waiting()).toEqual({ stores: await leads(), mails: await leads() }),
    );
    expect(await leads()).toBeGreaterThanOrEqual(taken);
    expect(await leads()).toBeLessThanOrEqual(sent);
  });
});
