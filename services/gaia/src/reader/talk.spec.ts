import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { clausesOf } from './clauses.js';
import { dailyReader } from './daily-reader.js';
import { type Part, type Talk, nothingSaid, turn } from './talk.js';

const { read, facts } = dailyReader(exampleSchool, () => new Date('2026-11-23T10:00:00Z'))();

/** Holds a talk. @returns the parts of its last turn. */
function after(...messages: string[]): readonly Part[] {
  let talk: Talk = nothingSaid;
  let parts: readonly Part[] = [];
  for (const message of messages) ({ talk, parts } = turn(talk, message, read, facts));
  return parts;
}
const toldBy = (parts: readonly Part[]) => parts.flatMap((part) => ('facts' in part ? part.facts.map(({ id }) => id) : [part.do === 'say' ? part.what : part.do]));
const told = (...messages: string[]) => toldBy(after(...messages));

describe('a follow-up', () => {
  test.each([
    ['keeps the side', ['quanto costa il corso b1?', 'e il b2?'], ['corsi-b2.prezzo']],
    ['keeps the subject', ['parliamo del corso b2: quanto costa?', 'e quando inizia?'], ['corsi-b2.inizio']],
    ['keeps level and side', ['quanto costa il corso b1?', "e l'individuale?"], ['individuale-b1.prezzo']],
    ['goes on after the school itself was asked about', ['quanto costa il toefl?', 'dove siete?', 'e quanto dura?'], ['toefl.durata']],
  ])('%s', (_what, messages, facts) => {
    expect(told(...messages)).toEqual(facts);
  });
});

describe('a message', () => {
  test('of two questions is answered twice', () => {
    expect(told('quanto costa il corso b2? e dove siete?').toSorted()).toEqual(['corsi-b2.prezzo', 'scuola.indirizzo']);
  });

  test('with a story beside the question is answered once', () => {
    expect(told('mia figlia fa la terza media ed è bravissima. quanto costa il corso b1?')).toEqual(['corsi-b1.prezzo']);
  });

  test('made to be slow to read is not read to its end', () => {
    expect(clausesOf('quanto costa? '.repeat(500), read).length).toBeLessThanOrEqual(5);
  });
});

test('two levels are compared on the side that is asked', () => {
  expect(told('costa di più il corso b1 o il corso b2?').toSorted()).toEqual(['corsi-b1.prezzo', 'corsi-b2.prezzo']);
});

test('the group is compared with one-to-one by what each costs in all', () => {
  const [part] = after('per il c1 conviene il gruppo o le lezioni individuali?');
  expect(part).toMatchObject({ do: 'compare', sums: [{ of: 'group', total: [680, 680] }, { of: 'one-to-one', perHour: 60 }] });
});

test.each([
  ['hours', 'quanto costano 20 ore di lezioni individuali c1?', { of: 'one-to-one', hours: [20, 20], total: [1200, 1200] }],
  ['people', 'quanto costa il corso di gruppo b2 per 3 persone?', { of: 'group', people: 3, total: [2040, 2040] }],
])('a price is multiplied by %s', (_by, question, sum) => {
  expect(after(question)).toMatchObject([{ do: 'calculate', sum }]);
});

test('what is not published goes to a person, and it is known how often in a row', () => {
  expect(after('avete il parcheggio?')).toEqual([{ do: 'person', unanswered: 1 }]);
  expect(after('avete il parcheggio?', 'si può portare il cane a lezione?')).toEqual([{ do: 'person', unanswered: 2 }]);
  expect(after('avete il parcheggio?', 'quanto costa il toefl?', 'si può portare il cane a lezione?')).toEqual([{ do: 'person', unanswered: 1 }]);
});

test('whoever asks for a person gets one', () => {
  expect(after('vorrei parlare con una persona')).toEqual([{ do: 'person', unanswered: 0 }]);
});

test('distress is answered before anything else, and without any fact', () => {
  expect(told('non ce la faccio più, voglio farla finita')).toEqual(['distress']);
});

test('a complaint is regretted, told the way, and given a person', () => {
  expect(told('sono arrabbiatissimo, voglio fare un reclamo!')).toEqual(['complains', 'reclami.descrizione', 'person']);
});

test.each(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])('group or one-to-one is answered for %s, whether the school has both or neither', (level) => {
  expect(told(`per il ${level} meglio il corso di gruppo o le lezioni individuali?`).length).toBeGreaterThan(0);
});

test('no sum is told for more people than a class takes', () => {
  expect(after('quanto costa il corso B1 per 8 persone?')).toMatchObject([{ do: 'calculate', sum: { people: 8 } }]);
  expect(after('quanto costa il corso B1 per 20 persone?').map((part) => part.do)).not.toContain('calculate');
});
