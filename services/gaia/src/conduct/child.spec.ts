import { expect, test } from '@jest/globals';
import { isChild, isParent } from './child.js';

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
  'ich bin 11',
  'Leo, anni 12',
  'sono una bambina di 11 anni e vorrei un preventivo',
  'faccio la seconda media',
  'sono in quinta elementare',
])('«%s» is told by a child', (turn) => expect(isChild(turn)).toBe(true));

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
])('«%s» is not', (turn) => expect(isChild(turn)).toBe(false));

test.each(['sono la mamma, Anna Prova', "I'm his mother", 'parla il papà'])('«%s» is told by a parent', (turn) =>
  expect(isParent(turn)).toBe(true),
);
