import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from '../language/languages.js';
import { type Surroundings, answerWords } from './answers.js';
import { dailyReader } from './daily-reader.js';
import { groupOf, groupSum, lessonOf, lessonSum } from './sums.js';
import { type Part, nothingSaid } from './talk.js';
import { wordsOf } from './words.js';

const now = new Date('2026-11-23T10:00:00Z');
const { facts } = dailyReader(exampleSchool, () => now)();
const fact = (id: string) => facts.find((one) => one.id === id)!;
const around = (language: Surroundings['language']): Surroundings => ({ school: exampleSchool, now, language, withinRequest: false });
const [course, lesson] = [groupOf('B2')!, lessonOf('B2')!];

const parts: readonly Part[] = [
  ...Object.keys(wordsOf('it').say).map((what): Part => ({ do: 'say', what })),
  { do: 'tell', facts: [fact('toefl.prezzo')] },
  { do: 'compare', facts: [], sums: [groupSum(course, 1), lessonSum(lesson, null)] },
  { do: 'calculate', sum: groupSum(course, 3), facts: [] },
  { do: 'clarify', between: [fact('corsi.prezzo'), fact('cambridge.prezzo')] },
  { do: 'person', unanswered: 0 },
  { do: 'person', unanswered: 1 },
];

describe.each(languages)('in %s', (language) => {
  test.each(parts.map((part) => [part.do === 'say' ? part.what : part.do, part] as const))('%s has words, and every place in them is filled', (_name, part) => {
    const said = answerWords([part], nothingSaid, around(language));
    expect(said).toMatch(/\S{2,}/);
    expect(said).not.toMatch(/[{}]|undefined|NaN|\(\)| {2}/);
  });
});

test('what is not known is said in other words the second and the third time', () => {
  const said = [1, 2, 3].map((unanswered) => answerWords([{ do: 'person', unanswered }], nothingSaid, around('it')));
  expect(new Set(said).size).toBe(3);
});

test('a fact told before is told as a repetition', () => {
  const tell: Part = { do: 'tell', facts: [fact('toefl.prezzo')] };
  const first = answerWords([tell], nothingSaid, around('it'));
  const again = answerWords([tell], { ...nothingSaid, turns: 1, told: ['toefl.prezzo'] }, around('it'));
  expect([again === first, again.includes(fact('toefl.prezzo').value)]).toEqual([false, true]);
});

test('sums are told with their figures', () => {
  expect(answerWords([{ do: 'calculate', sum: lessonSum(lesson, 20), facts: [] }], nothingSaid, around('it'))).toMatch(/55 euro l’ora.*1100 euro/);
});
