import { expect, test } from '@jest/globals';
import { swapsIn } from './slot-swap.js';

const known = { nome: 'Samuele Pesce', persone: '5 persone', livello: 'B1', email: 'voila.serra@example.com' };

test.each([
  ['il correttore ha scritto Pesce ma è Pecce', { nome: 'Samuele Pecce' }],
  ['siamo 7, non 5', { persone: '7' }],
  ['non B1 ma B2', { livello: 'B2' }],
  ['al posto di Samuele metti Samuela', { nome: 'Samuela Pesce' }],
])('«%s» changes what it names', (text, slots) => expect(swapsIn(text, known)).toEqual({ slots, address: false }));

test('no address is put together from pieces', () => expect(swapsIn('viola.serra non voila', known)).toEqual({ slots: {}, address: true }));

test('a word that was never told changes nothing', () => expect(swapsIn('non lunedì ma martedì', known)).toEqual({ slots: {}, address: false }));
