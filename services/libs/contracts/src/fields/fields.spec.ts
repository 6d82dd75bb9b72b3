import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { email } from './email.js';
import { EMAIL_INVALID } from './limits.js';
import { dialledNumber, isPhone, phone, phoneKey } from './phone.js';
import { cleanLine, cleanText, code, line } from './text.js';

describe('text', () => {
  it('loses invisible characters and keeps visible ones', () => {
    expect(cleanText('  a\u202Eb\u200Bc\u0007d\uFEFF  ')).toBe('abcd');
    expect(cleanText('a\u0000b\uD800c\uDC00d\uFFFCe\uFFFFf')).toBe('abcdef');
    expect(cleanText('prima\r\nseconda\tterza')).toBe('prima\nseconda\tterza');
    expect(cleanText('perche\u0301')).toBe('perché');
  });

  it.each([
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uFFA0'],
    ['two Hangul jamo fillers', '\u115F\u1160'],
    ['a soft hyphen', '\u00AD'],
    ['a Mongolian separator', '\u180E'],
    ['an invisible plus', '\u2064'],
    ['variation selectors', '\u{E0141}\u{E01EF}'],
    ['tags', '\u{E0041}\u{E007F}'],
    ['a Khmer vowel that is not shown', '\u17B4'],
    ['a Braille cell without dots', '\u2800\u2800'],
    ['a note without a head', '\u{1D159}'],
    ['a Khitan filler', '\u{16FE4}'],
    ['the place of an object', '\uFFFC'],
    ['no character', '\uFFFE\u{1FFFF}'],
    ['half of a surrogate pair', '\uD83D'],
    ['accents without a letter', '\u0301 \u0308'],
    ['the style of no emoji', '\uFE0F'],
    ['a joiner of nothing', '\u200D\uFE0F\u200D'],
    ['NUL', '\u0000'],
    ['wide and Ogham spaces', '\u3000\u1680\u2007'],
  ])('of %s alone is blank', (_what, blank) => {
    for (const typed of [blank, ` ${blank} `]) expect([cleanText(typed), cleanLine(typed)]).toEqual(['', '']);
    expect(z.safeParse(line('Il nome è obbligatorio'), blank).error?.issues[0]?.message).toBe('Il nome è obbligatorio');
  });

  it('keeps the space where a blank symbol stood between words', () => {
    expect(cleanLine('Anna\u2800Prova')).toBe('Anna Prova');
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
      '\u2800',
      '\uFFFC',
      '\u0000',
      '\uD800',
      '\uDC00',
    );
    const text = fc.oneof(
      fc.array(pieces).map((all) => all.join('')),
      // Every code point; fast-check's `binary` lists them all first, which takes seconds.
      fc.string({
        unit: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
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
  const takes = (value: string) => z.safeParse(email(EMAIL_INVALID), value).success;

  it.each([
    'anna@example.com',
    ' anna.rossi+corso@mail.example.it ',
    "d'amico@example.it",
    'A@EXAMPLE.COM',
    'rossi&figli@example.it',
    'user/ufficio@example.it',
    'a=b@example.it',
    'nome#1@example.it',
    "!#$%&'*+/=?^_`{|}~-@example.it",
  ])('takes %s', (value) => expect(takes(value)).toBe(true));

  it.each([
    ['anna.d’amico@example.it', "anna.d'amico@example.it"],
    ['\u202Aanna@example.it\u202C', 'anna@example.it'],
    ['anna@example.it\u00A0', 'anna@example.it'],
    ['mailto:anna@example.it', 'anna@example.it'],
    ['<anna@example.it>', 'anna@example.it'],
    ['anna@ example.it', 'anna@example.it'],
    ['anna@example.it.', 'anna@example.it'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｉｔ', 'anna@example.it'],
  ])('takes %p as %s', (typed, address) => expect(z.parse(email(EMAIL_INVALID), typed)).toBe(address));

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
    expect(z.parse(email(EMAIL_INVALID), typed)).toBe(address);
    expect(z.parse(email(EMAIL_INVALID), address)).toBe(address);
  });

  const refusal = (value: string) =>
    z.safeParse(email(EMAIL_INVALID), value).error?.issues.map(({ message }) => message);

  it.each([
    'info@mün chen.de',
    'info@münchen',
    'info@münchen.de/x',
    'info@münchen.de:25',
    'info@evil.example?münchen.de',
    'a@b@münchen.de',
    'info@-ü.de-',
    `info@${'ü'.repeat(245)}.de`,
    'info@１.２.３.４',
    'info@%6d%C3%BC.de',
  ])('refuses %s, which is no mailbox anywhere', (value) => expect(refusal(value)).toEqual(['Email non valida']));

  it.each(['anna..rossi@example.it', 'anna@example..it'])('says that %s has two dots in a row', (value) => {
    expect(refusal(value)).toEqual(['Email non valida: due punti di seguito']);
  });

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
    for (const field of [phone(), email(EMAIL_INVALID)]) {
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
    '333\u2011123\u20114567',
    '06\u20131234567',
    '06\u22121234567',
    '06\u00A01234567',
    '[06] 1234567',
    '06·1234567',
    '06,1234567',
    '+44 (0)20 7946 0000',
    'Tel. 06 1234567',
    '＋３９ ０６ １２３４５６７',
    '٠٦ ١٢٣٤٥٦٧',
    '06 1234567 interno: 4',
    '(+39) 333 1234567',
    '(+39)3331234567',
    '( +39 ) 333 1234567',
    '[+39] 333.123.45.67',
    '(0039) 06/1234567',
    '+39(0)6 1234567',
    '+ 39 333 1234567',
    'tel:(+39) 333 1234567',
    'Cell. (+39)\u00A0333\u20131234567',
    '(+44) (0)20 7946 0000',
    '',
  ])('takes %p', (value) => expect(isPhone(value)).toBe(true));

  const ONLY_NUMBER = 'Numero di telefono non valido: scrivi solo il numero, senza altre parole o lettere';
  const ONLY_DIGITS = 'Numero di telefono non valido: scrivi solo cifre, con il + davanti al prefisso';
  const refusal = (value: string) => z.safeParse(phone(), value).error?.issues[0]?.message;

  it.each([
    ['12345', 'Numero di telefono non valido: mancano delle cifre'],
    ['telefono', ONLY_NUMBER],
    ['+39 06 12a4567', ONLY_NUMBER],
    ['333 1234567 (ore pasti)', ONLY_NUMBER],
    ['333 1234567 WhatsApp', ONLY_NUMBER],
    ['333 1234567 - solo dopo le 18', ONLY_NUMBER],
    ['solo dopo le 18: 333 1234567', ONLY_NUMBER],
    ['(mia madre) 06 1234567', ONLY_NUMBER],
    ['++39 06 1234567', ONLY_DIGITS],
    ['333 1234567 + 39', ONLY_DIGITS],
    ['06 1234567 ☎', ONLY_DIGITS],
    ['1'.repeat(16), 'Numero di telefono non valido: scrivine uno solo'],
    ['06 1234567 / 333 1234567', 'Numero di telefono non valido: scrivine uno solo'],
    ['06 1234567 oppure 333 1234567', 'Numero di telefono non valido: scrivine uno solo'],
  ])('refuses %p and says why', (value, message) => expect(refusal(value)).toBe(message));

  it.each([
    ['333\u2011123\u20114567', '333-123-4567'],
    ['\u202A06\u00A01234567\u202C', '06 1234567'],
    ['tel:+390612345678', '+390612345678'],
    ['٠٦ ١٢٣٤٥٦٧', '06 1234567'],
    ['(+39) 333 1234567', '(+39) 333 1234567'],
  ])('stores %p as %s', (typed, stored) => expect(z.parse(phone(), typed)).toBe(stored));

  it.each([
    ['0039 (06) 123-4567 int. 12', '+39061234567'],
    ['+39 (0)6 1234567', '+39061234567'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['(+44) (0)20 7946 0000', '+442079460000'],
    ['(+39) 333 1234567', '+393331234567'],
    ['(0039)06 1234567', '+39061234567'],
    ['(06) 1234567', '061234567'],
    ['06–1234567', '061234567'],
    ['333 123 45 67', '3331234567'],
  ])('dials %s as %s', (typed, dialled) => expect(dialledNumber(typed)).toBe(dialled));

  it('is one number in whatever way it is written', () => {
    const ways = [
      '06 1234567',
      '+39 06 1234567',
      '0039 06/1234567',
      '+39 (0)6 1234567',
      '06–1234567',
      '06 1234567 int. 3',
      '(+39) 06 1234567',
      '(0039)061234567',
      '[+39](0)6 1234567',
    ];
    expect(new Set(ways.map(phoneKey))).toEqual(new Set(['061234567']));
  });
});

describe('a tax code', () => {
  it('is stored without the blanks between its groups', () => {
    expect(z.parse(code(undefined, 16), 'prv fnc 80a41\u00A0h501 z')).toBe('PRVFNC80A41H501Z');
  });

  it('that is too long is refused, not cut', () => {
    expect(z.safeParse(code(undefined, 16), 'PRVFNC80A41H501ZX').error?.issues[0]?.message).toBe(
      'Al massimo 16 caratteri: qui sono 17',
    );
  });
});
