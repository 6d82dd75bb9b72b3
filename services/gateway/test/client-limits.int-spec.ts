// Who counts as one client, whatever headers the request has.
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBody } from '@school/contracts/testing';
import fc from 'fast-check';
import request from 'supertest';
import { RUNS } from './bodies/runs.js';
import { type TestGateway, startGateway } from './start-gateway.js';

const VISITOR = '198.51.100.7';
/** What the proxies in front add to X-Forwarded-For, by their number: the client's address first. */
const added: Readonly<Record<number, readonly string[]>> = { 0: [], 1: [VISITOR], 2: [VISITOR, '10.0.0.2'] };

const send = ({ app }: TestGateway, headers: Readonly<Record<string, string | string[]>>) =>
  request(app.getHttpServer())
    .post('/api/contact')
    .set(headers as Record<string, string>)
    .send(aBody('contact'));
const through = (hops: number, forged: readonly string[] = []): Readonly<Record<string, string>> => {
  const list = [...forged, ...added[hops]!];
  return list.length > 0 ? { 'X-Forwarded-For': list.join(', ') } : {};
};

describe.each([0, 1, 2])('behind %i proxies, a visitor at the limit', (hops) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway ??= await startGateway({ TRUSTED_PROXY_HOPS: String(hops), LEADS_PER_10_MINUTES: '1' });
    await send(gateway, through(hops));
  });
  afterAll(() => gateway.close());

  it.each([
    ['Forwarded', `for=203.0.113.1;proto=https`],
    ['X-Real-IP', '203.0.113.1'],
    ['X-Client-IP', '203.0.113.1'],
    ['X-Cluster-Client-IP', '203.0.113.1'],
    ['True-Client-IP', '203.0.113.1'],
    ['CF-Connecting-IP', '203.0.113.1'],
    ['Fastly-Client-IP', '203.0.113.1'],
    ['X-Forwarded', '203.0.113.1'],
    ['X-Originating-IP', '203.0.113.1'],
  ])('stays there with a forged %s', async (name, value) => {
    const { status, headers } = await send(gateway, { ...through(hops), [name]: value });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stays there whatever precedes the addresses that the proxies add', async () => {
    const forged = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom(
        '',
        'unknown',
        '127.0.0.1',
        '::1',
        '10.0.0.1',
        'null',
        '0',
        '_x',
        '"[2001:db8::1]:80"',
        '203.0.113.1:99',
        '%00',
        '*',
      ),
      fc.string({ unit: fc.constantFrom(...'abc019.:;=,"[] \t'), maxLength: 40 }).map((text) => text.trim()),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(forged, { minLength: 1, maxLength: 5 }), async (list) => {
        expect((await send(gateway, through(hops, list))).status).toBe(429);
      }),
      { numRuns: RUNS },
    );
    expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
  });

  it('stays there with the header twice', async () => {
    const [visitor, ...proxies] = added[hops]!;
    const twice = ['203.0.113.1', ...(visitor ? [[visitor, ...proxies].join(', ')] : [])];
    expect((await send(gateway, { 'X-Forwarded-For': twice })).status).toBe(429);
  });
});

describe('visitors of one household', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway ??= await startGateway({ LEADS_PER_10_MINUTES: '1' });
  });
  afterAll(() => gateway.close());
  const from = (address: string) => send(gateway, { 'X-Forwarded-For': address });

  it('share a limit: all addresses of an IPv6 network of 64 bits, however written', async () => {
    expect((await from('2001:db8:1:2::1')).status).toBe(202);
    for (const address of [
      '2001:db8:1:2::2',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002::3',
      '[2001:db8:1:2::4]:443',
    ])
      expect((await from(address)).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(202);
  });

  it('share a limit: an IPv4 address, mapped to IPv6 or with a port', async () => {
    expect((await from('203.0.113.9')).status).toBe(202);
    for (const address of ['::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9:50123'])
      expect((await from(address)).status).toBe(429);
  });
});
