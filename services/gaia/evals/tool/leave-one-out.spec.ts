import { describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { EVALUATION_DAY } from './evaluate.ts';
import { judged, judgedTurn } from './leave-one-out.ts';

const facts = allFacts(exampleSchool, EVALUATION_DAY);
const named = (...ids: readonly string[]) => ids.map((id) => facts.find((fact) => fact.id === id)!);

test('a question is right when its fact is told, whatever stands beside it', () => {
  expect(judged(named('toefl.prezzo', 'toefl.durata'), ['toefl.prezzo'])).toBe('right');
  expect(judged(named('toefl.durata'), ['toefl.prezzo'])).toBe('wrong');
  expect(judged([], ['toefl.prezzo'])).toBe('person');
});

describe('a turn of a conversation is right', () => {
  const asked = [['toefl.prezzo'], ['toefl.durata', 'toefl.formato']];
  test('when each of its parts is answered', () =>
    expect(judgedTurn(named('toefl.prezzo', 'toefl.formato'), asked)).toBe('right'));
  test('not when one is left', () => expect(judgedTurn(named('toefl.prezzo'), asked)).toBe('wrong'));
  test('not when something else is told', () =>
    expect(judgedTurn(named('toefl.prezzo', 'toefl.formato', 'scuola.telefono'), asked)).toBe('wrong'));
  test('not when nothing is told', () => expect(judgedTurn([], asked)).toBe('person'));
});
