import { describe, expect, test } from '@jest/globals';
import { contactIn, withGaps } from './contact.js';

describe('a way to be reached', () => {
  test.each([
    ['scrivetemi a anna.prova@example.com.', { email: 'anna.prova@example.com' }],
    ['la mail è "Anna.Prova@Example.com"', { email: 'Anna.Prova@Example.com' }],
    ['tel. 333 000 1122, grazie', { telefono: '333 000 1122' }],
    ['chiamatemi al +39 06 555 0100', { telefono: '+39 06 555 0100' }],
    ['333–000–1122', { telefono: '333-000-1122' }],
    ['06 5550100', { telefono: '06 5550100' }],
    ['mi móvil es 612 345 678', { telefono: '612 345 678' }],
    ['chiamate il (+39)3331234567', { telefono: '+393331234567' }],
    ['(+39) 333 1234567', { telefono: '+39 333 1234567' }],
    ['old@example.com è sbagliata: new@example.com', { email: 'new@example.com' }],
  ])('is found in «%s»', (message, contact) => expect(contactIn(message)).toEqual(contact));

  test.each([
    'P. IVA 01234567890',
    'il mio numero cliente è 12345678',
    'polizza n. 3331112223',
    'anno 2026/2027, entro il 15/01/2027',
    'dalle 16.30 alle 18.30',
    '9.00-18.00',
    'budget 10.000 - 12.000 euro',
    'siamo in 12',
    'corso B2 da 50 ore a 680 euro',
    'anna chiocciola example',
  ])('is none in «%s»', (message) => expect(contactIn(message)).toEqual({}));
});

test('what stands around it stays', () => {
  expect(withGaps('Anna, a@example.com o 333 000 1122: grazie', '|')).toBe('Anna, | o |: grazie');
});

test('a message made to be slow to read has none', () => {
  expect([contactIn('1 '.repeat(1000)), contactIn(`${'a.'.repeat(1000)}@`)]).toEqual([{}, {}]);
});
