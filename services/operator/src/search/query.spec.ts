import { describe, expect, it } from '@jest/globals';
import { isOf, mentions } from './lead-data.js';
import { canonicalAddress, parseQuery } from './query.js';

describe('an address', () => {
  it.each([
    ['capitals make no difference', ' Anna.Prova@Example.COM ', 'anna.prova@example.com'],
    ['what follows a plus is part of it', 'anna+corsi@example.com', 'anna+corsi@example.com'],
    ['a domain may be written in its own letters', 'anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['a letter that only looks like one of ours stays another', 'А\uFF4Ena@example.com', 'А\uFF4Ena@example.com'],
    ['a dotless i is none of ours', 'ANNA\u0130@example.com', 'anna\u0130@example.com'],
  ])('is compared as stored ones are: %s', (_, written, canonical) =>
    expect(canonicalAddress(written)).toBe(canonical),
  );

  it.each(['', 'anna', '@example.com', 'anna@', 'anna prova@example.com', 'anna@exa mple.com'])('%j is none', (text) =>
    expect(() => canonicalAddress(text)).toThrow('not an e-mail address'),
  );
});

describe('a request', () => {
  it.each([
    ['anna@Example.com', { by: 'email', value: 'anna@example.com' }],
    ['0190A0B0-0000-7000-8000-00000000ABCD', { by: 'id', value: '0190a0b0-0000-7000-8000-00000000abcd' }],
    ['tra-7k3q-f2mx', { by: 'reference', value: 'TRA-7K3Q-F2MX' }],
    // Read over the telephone.
    ['CON 0OIL 1234', { by: 'reference', value: 'CON-0011-1234' }],
    // As they are copied from a mail, a document or the browser.
    ['rif. CON-7K3Q-F2MX', { by: 'reference', value: 'CON-7K3Q-F2MX' }],
    ['#con\u20117k3q\u2011f2mx.', { by: 'reference', value: 'CON-7K3Q-F2MX' }],
    ['Richiesta TRA\u20137K3Q\u2212F2MX: traduzione', { by: 'reference', value: 'TRA-7K3Q-F2MX' }],
    [
      'https://www.example.it/ricevuta#0190a0b0-0000-7000-8000-00000000abcd',
      { by: 'id', value: '0190a0b0-0000-7000-8000-00000000abcd' },
    ],
    ['lead-0190a0b0-0000-7000-8000-00000000abcd', { by: 'id', value: '0190a0b0-0000-7000-8000-00000000abcd' }],
    ['+39 06 123 4567', { by: 'phone', value: '061234567' }],
    ['06/1234567 int. 12', { by: 'phone', value: '061234567' }],
  ])('is named by %j', (text, query) => expect(parseQuery(text)).toEqual(query));

  it.each(['', 'Anna', '12', 'non ho un riferimento', 'XCON-7K3Q-F2MX'])('is not named by %j', (text) =>
    expect(() => parseQuery(text)).toThrow('Give an e-mail address'),
  );
});

describe('a text', () => {
  const address = 'anna@example.com';
  it.each([
    'anna@example.com',
    'Sono Anna (ANNA@example.com).',
    'a\nanna@example.com\nb',
    '<anna@example.com>,',
    'mailto:anna@example.com',
  ])('that holds an address: %j', (text) => expect(mentions(address, { deep: [text] })).toBe(true));
  it.each([
    'joanna@example.com',
    'x.anna@example.com',
    'anna@example.com.au',
    'anna@example.community',
    'anna@example-com',
    'anna',
  ])('that holds none, or another: %j', (text) => expect(mentions(address, { deep: [text] })).toBe(false));
  it.each([null, undefined, 3, [], {}])('that is no text: %j', (value) => expect(mentions(address, value)).toBe(false));
});

describe('what lies in a queue', () => {
  it.each([null, undefined, 'text', 3, [], {}, { payload: null }, { payload: { email: 7 } }])(
    'and is no lead is nobody’s: %j',
    (data) => {
      for (const query of [
        parseQuery('anna@example.com'),
        parseQuery('TRA-7K3Q-F2MX'),
        parseQuery('0190a0b0-0000-7000-8000-00000000abcd'),
        parseQuery('061234567'),
      ])
        expect(isOf(query, data)).toBe(false);
    },
  );
});
