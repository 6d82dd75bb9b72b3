import { allFacts, type Fact } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { describe, expect, it } from '@jest/globals';
import { picturesOf } from './pictures.js';

const facts = allFacts(exampleSchool, new Date('2026-11-23T10:00:00Z'));
const told = (...ids: string[]): Fact[] => ids.map((id) => facts.find((fact) => fact.id === id)!);

describe('the pictures of a reply', () => {
  it.each([
    ['a course', ['corsi-b1.prezzo', 'corsi-b1.orario'], [{ kind: 'course', level: 'B1' }]],
    ['lessons for one', ['individuale-c1.prezzo'], [{ kind: 'lesson', name: 'C1 Advanced' }]],
    ['an exam of LanguageCert', ['languagecert-b2.durata'], [{ kind: 'exam', name: 'LanguageCert B2 Expert' }]],
    ['TOEFL', ['toefl.prezzo'], [{ kind: 'exam', name: 'TOEFL' }]],
    [
      'two things, side by side',
      ['corsi-c1.prezzo', 'individuale-c1.prezzo'],
      [
        {
          kind: 'comparison',
          of: [
            { kind: 'course', level: 'C1' },
            { kind: 'lesson', name: 'C1 Advanced' },
          ],
        },
      ],
    ],
    ['nothing of the catalog', ['scuola.indirizzo'], []],
    ['more than fits side by side', ['corsi-a2.prezzo', 'corsi-b1.prezzo', 'corsi-b2.prezzo', 'corsi-c1.prezzo'], []],
    ['nothing that the sentence above has said', ['corsi-b1.descrizione'], []],
    ['nothing', [], []],
  ])('are of %s', (_what, ids, cards) => {
    expect(picturesOf(told(...ids))).toEqual(cards);
  });
});
