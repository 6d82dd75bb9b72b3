import { describe, expect, test } from '@jest/globals';
import { WordTable } from './word-table.js';

describe('a table of words', () => {
  const table = WordTable.of([
    ['prezzo', [0.5, 0]],
    ['price', [0, 0.25]],
    ['é', [1, 2]],
  ]);

  test('gives back the figures of each word', () => {
    expect(['prezzo', 'price', 'é'].map((word) => [...table.find(word)!])).toEqual([
      [0.5, 0],
      [0, 0.25],
      [1, 2],
    ]);
  });

  test('does not have other words', () => {
    expect(['prezz', 'Price', ''].map((word) => table.find(word))).toEqual([undefined, undefined, undefined]);
    expect(WordTable.of([]).find('prezzo')).toBeUndefined();
  });

  test('may hold words alone', () => {
    expect(WordTable.of([['corso', []]]).find('corso')).toHaveLength(0);
  });
});
