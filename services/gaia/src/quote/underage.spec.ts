import { expect, test } from '@jest/globals';
import { readTurn } from './turn.js';
import { isUnderage } from './underage.js';

test.each([
  'ho 12 anni e vorrei un corso',
  'ciao ho 11 anni',
  'ho quasi tredici anni',
  "I'm 12",
  'hi im 11 and i want to learn french',
  'I am 13 years old',
  "j'ai 12 ans",
  'tengo 11 años',
  'ich bin 12 Jahre alt',
  "I'm 12 and I want a quote for B1 lessons",
  'Ich bin 12 und möchte ein Angebot',
  'ich bin 11',
  'Leo, anni 12',
  'sono un ragazzo di 12 anni, preventivo corso B1',
  'sono una bambina di 11 anni e vorrei un preventivo',
  'faccio la seconda media',
  'sono in quinta elementare',
])('«%s» is told by a child', (text) => {
  expect(isUnderage(readTurn(text), false)).toBe(true);
});

test.each([
  'mio figlio di 9 anni',
  'mia figlia ha 12 anni',
  'ho 15 anni',
  'ho 12 anni di esperienza',
  'ho 2 figli di 8 e 10 anni',
  'sono 12 anni che studio',
  'my kids are 7 and 10',
  'we are 12',
  'ho 72 anni',
  'mia figlia fa la seconda media',
  'insegno in seconda media',
])('«%s» is not', (text) => {
  expect(isUnderage(readTurn(text), false)).toBe(false);
});

test('it holds until a parent writes', () => {
  expect(isUnderage(readTurn('sì, confermo'), true)).toBe(true);
  expect(isUnderage(readTurn('sono la mamma, Anna Prova'), true)).toBe(false);
});
