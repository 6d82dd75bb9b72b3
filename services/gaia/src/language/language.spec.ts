import { expect, test } from '@jest/globals';
import { fold } from './fold.js';
import { spellingOf } from './spelling.js';
import { stem } from './stem.js';

test('folding keeps what is meant and drops how it is written', () => {
  expect(fold('  Perché l’ESAME È\u200B così?\u{E0041} ')).toBe("perche l'esame e cosi?");
});

test.each([
  ['corso', 'corsi'],
  ['lezione', 'lezioni'],
  ['prezzo', 'prezzi'],
  ['insegnante', 'insegnanti'],
  ['madrelingua', 'madrelingue'],
])('%s and %s have one stem', (one, many) => expect(stem(one)).toBe(stem(many)));

test.each([
  ['qunato costa', 'quanto costa'],
  ['prezo', 'prezzo'],
  ['indirizo', 'indirizzo'],
  ['certificasione', 'certificazione'],
])('«%s» is read as «%s»', (typed, meant) => expect(spellingOf(['quanto costa prezzo indirizzo certificazione'], ['prego'])(typed)).toBe(meant));

test('words that are near nothing stay as they are', () => {
  expect(spellingOf(['corso prezzo'], [])('parcheggio cucina b2 xyz')).toBe('parcheggio cucina b2 xyz');
  expect(spellingOf(['corso'], [])('constructor toString')).toBe('constructor toString');
});
