import { expect, test } from '@jest/globals';
import { respelt, swapsIn } from './slot-swap.js';

const known = { nome: 'Samuele Pesce', persone: '5 persone', livello: 'B1', email: 'voila.serra@example.com' };

test.each([
  ['il correttore ha scritto Pesce ma è Pecce', { nome: 'Samuele Pecce' }],
  ['siamo 7, non 5', { persone: '7' }],
  ['non B1 ma B2', { livello: 'B2' }],
  ['al posto di Samuele metti Samuela', { nome: 'Samuela Pesce' }],
])('«%s» changes what it names', (text, slots) => expect(swapsIn(text, known)).toEqual({ slots, address: false }));

test('no address is put together from pieces', () => expect(swapsIn('viola.serra non voila', known)).toEqual({ slots: {}, address: true }));

test('a word that was never told changes nothing', () => expect(swapsIn('non lunedì ma martedì', known)).toEqual({ slots: {}, address: false }));

test.each([
  ['Bonetto con la o finale, non Bonetti', true, 'Giulia Bonetto'],
  ['bonetto con la o', false, 'Giulia Bonetto'],
  ['scusi, Bonetto', true, 'Giulia Bonetto'],
])('«%s» spells one word of a name anew', (text, puttingRight, name) => expect(respelt(text, 'Giulia Bonetti', puttingRight)).toBe(name));

test.each([
  ['Bonetto', false],
  ['anzi in giugno, Giulia Bonetti', true],
  ['scusi, è Verdi', true],
])('«%s» does not', (text, puttingRight) => expect(respelt(text, 'Giulia Bonetti', puttingRight)).toBeUndefined());
