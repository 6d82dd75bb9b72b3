import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { gatewayEnv } from './env.js';
import { clientKey, clientNetwork } from './http/client-address.js';
import { idempotencyKey, pageOf } from './http/request-headers.js';
import { suspicionOf } from './leads/suspicion.js';

describe('a visitor', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['203.0.113.9:50123', '203.0.113.9'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['<script>', 'unknown'],
  ])('at %s is counted as %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));

  it('is counted under a hash that changes every day, and that nobody can make without the key', () => {
    const [key, other] = [createSecretKey(Buffer.alloc(32, 7)), createSecretKey(Buffer.alloc(32, 8))];
    const monday = new Date('2026-11-23T10:00:00Z');
    const hash = clientKey(key, '203.0.113.9', monday);
    expect(clientKey(key, '203.0.113.9', monday)).toBe(hash);
    expect(clientKey(key, '203.0.113.9', new Date('2026-11-24T10:00:00Z'))).not.toBe(hash);
    expect(clientKey(other, '203.0.113.9', monday)).not.toBe(hash);
  });
});

it('the origins of the site are compared as browsers write them', () => {
  const { SITE_ORIGINS } = gatewayEnv.shape;
  expect(SITE_ORIGINS.parse('http://localhost:80,https://a.example:443, https://a.example:8443')).toEqual([
    'http://localhost',
    'https://a.example',
    'https://a.example:8443',
  ]);
  expect(SITE_ORIGINS.safeParse('https://a.example/contatti').success).toBe(false);
});

describe('suspicion', () => {
  it('falls on a filled honeypot', () => expect(suspicionOf({ referente2: 'x' }, {})).toEqual(['honeypot']));
  it('falls on haste with many links', () =>
    expect(suspicionOf({ tempoCompilazione: 100 }, { message: 'http://a http://b www.c' })).toEqual([
      'too-fast',
      'many-links',
    ]));
  it('does not fall on people who are quick or paste links, nor on programs that send neither', () => {
    expect(suspicionOf({ tempoCompilazione: 100 }, { message: 'ciao' })).toEqual([]);
    expect(suspicionOf({ tempoCompilazione: 9000 }, { message: 'http://a http://b http://c' })).toEqual([]);
    expect(suspicionOf({}, { message: 'ciao' })).toEqual([]);
  });
});

describe('request headers', () => {
  it('give a valid key, or none', () => {
    expect(idempotencyKey(' abc ')).toBe('abc');
    for (const useless of [undefined, '', '  ', 'x'.repeat(257)]) expect(idempotencyKey(useless)).toBeUndefined();
  });

  it('give the path of a page of the site only', () => {
    expect(pageOf('https://a.example/contatti?x=1#y', ['https://a.example'])).toBe('/contatti');
    for (const other of ['https://b.example/contatti', 'nonsense', undefined])
      expect(pageOf(other, ['https://a.example'])).toBeUndefined();
  });
});
