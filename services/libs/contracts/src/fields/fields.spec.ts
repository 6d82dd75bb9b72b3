import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { email } from './email.js';
import { isPhone, optionalPhone } from './phone.js';
import { cleanLine, cleanText } from './text.js';

describe('text', () => {
  it('loses invisible characters and keeps visible ones', () => {
    expect(cleanText('  a\u202Eb\u200Bc\u0007d\uFEFF  ')).toBe('abcd');
    expect(cleanText('prima\r\nseconda\tterza')).toBe('prima\nseconda\tterza');
    expect(cleanText('perche\u0301')).toBe('perché');
  });

  it('of nothing but blanks that pass for letters is blank', () => {
    for (const blank of ['\u3164', '\u00AD', '\u115F\u1160', '\uFFA0', '\u180E', '\u2064', '\u{E0141}\u{E01EF}'])
      expect(cleanText(` ${blank} `)).toBe('');
  });

  it('keeps emoji whole, families and skin tones included', () => {
    for (const emoji of ['👨‍👩‍👧', '👩🏽‍💻', '❤️‍🔥', '🇮🇹']) expect(cleanText(`ciao ${emoji}`)).toBe(`ciao ${emoji}`);
  });

  it('once cleaned is clean: gateway and workers read the same', () => {
    const pieces = fc.constantFrom(
      'e',
      '\u0301',
      '\u0323',
      '\u200B',
      '\u200D',
      '\u3164',
      '👩',
      '🏽',
      '\uFE0F',
      '\r',
      '\n',
      '\t',
      ' ',
      '\u00A0',
      '\u2028',
      '\u1100',
      '\u1161',
      '\u{E0061}',
    );
    const text = fc.oneof(
      fc.array(pieces).map((all) => all.join('')),
      // Every code point but halves of surrogate pairs; fast-check's `binary` lists them all first, which takes
      // seconds.
      fc.string({
        unit: fc
          .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
          .map((point) => String.fromCodePoint(point)),
      }),
    );
    for (const clean of [cleanText, cleanLine])
      fc.assert(
        fc.property(text, (value) => clean(clean(value)) === clean(value)),
        { numRuns: 2000 },
      );
  });

  it('on one line cannot carry a line end', () => {
    expect(cleanLine('Mario\r\nBcc: altri@example.com\u2028x')).toBe('Mario Bcc: altri@example.com x');
  });
});

describe('e-mail', () => {
  const takes = (value: string) => z.safeParse(email(), value).success;

  it.each(['anna@example.com', ' anna.rossi+corso@mail.example.it ', "d'amico@example.it", 'A@EXAMPLE.COM'])(
    'takes %s',
    (value) => expect(takes(value)).toBe(true),
  );

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'a b@example.com',
    'anna@example',
    'a@example.com,b@example.com',
    'Anna <a@example.com>',
    '"a b"@example.com',
    'a@example.com\r\nBcc: b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(60)}@${'b'.repeat(200)}.com`,
  ])('refuses %p', (value) => expect(takes(value)).toBe(false));

  it.each([
    ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['Info@MÜNCHEN.de', 'Info@xn--mnchen-3ya.de'],
    ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
    ['anna@università.example.it', 'anna@xn--universit-y1a.example.it'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ])('takes %s as the address that mail servers know it by', (typed, address) => {
    expect(z.parse(email(), typed)).toBe(address);
    expect(z.parse(email(), address)).toBe(address);
  });

  const refusal = (value: string) => z.safeParse(email(), value).error?.issues.map(({ message }) => message);

  it.each([
    'info@mün chen.de',
    'info@münchen',
    'info@münchen.de/x',
    'info@münchen.de:25',
    'info@evil.example?münchen.de',
    'a@b@münchen.de',
    'info@-ü.de-',
    'info@ü..de',
    `info@${'ü'.repeat(245)}.de`,
    'info@１.２.３.４',
    'info@%6d%C3%BC.de',
  ])('refuses %s, which is no mailbox anywhere', (value) => expect(refusal(value)).toEqual(['Email non valida']));

  it.each(['rené@example.com', 'rené@münchen.de', 'Рене@example.com', 'niccolò.rossi@example.it'])(
    'tells what to do instead of %s',
    (value) => {
      expect(refusal(value)).toEqual([
        'Prima della @ sono ammesse solo lettere latine senza accenti: serve un altro indirizzo email',
      ]);
    },
  );
});

describe('what is too long', () => {
  it('is refused for its length alone: no other pattern reads it', () => {
    for (const field of [optionalPhone(), email()]) {
      const { error } = z.safeParse(field, '\u00A0x'.repeat(16_000));
      expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
    }
  });
});

describe('phone', () => {
  it.each([
    '+39 06 1234567',
    '06/1234567',
    '333.123.4567',
    '(06) 123-4567',
    '0039 333 1234567',
    '06 1234567 int. 12',
    '',
  ])('takes %p', (value) => expect(isPhone(value)).toBe(true));
  it.each(['12345', 'telefono', '+39 06 12a4567', '1'.repeat(16), '06 1234567; altro', '++39 06 1234567'])(
    'refuses %p',
    (value) => expect(isPhone(value)).toBe(false),
  );
});
