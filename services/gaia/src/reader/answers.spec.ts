import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from '../language/languages.js';
import { type Surroundings, answerWords } from './answers.js';
import { dailyReader } from './daily-reader.js';
import { type Ending, groupOf, groupSum, lessonOf, lessonSum, uncounted } from './sums.js';
import { type Part, nothingSaid } from './state.js';
import { wordsOf } from './words.js';

const now = new Date('2026-11-23T10:00:00Z');
const { facts } = dailyReader(exampleSchool, () => now)();
const fact = (id: string) => facts.find((one) => one.id === id)!;
const around = (language: Surroundings['language']): Surroundings => ({
  school: exampleSchool,
  now,
  language,
  withinRequest: false,
});
const [course, lesson] = [groupOf('B2')!, lessonOf('B2')!];

const sums = ['together', 'partly', 'difference', 'same', 'lacking', 'enough', 'afford', 'cheaper-group'] as const;
const endings = sums.map((what): Ending => ({ what, euro: [20, 40], own: 300, hours: 5 }));

const parts: readonly Part[] = [
  ...Object.keys(wordsOf('it').say).map((what): Part => ({ do: 'say', what })),
  { do: 'tell', facts: [fact('toefl.prezzo')] },
  { do: 'more', of: [fact('corsi-b2.prezzo'), fact('corsi-b2.durata'), fact('corsi-b2.orario')] },
  ...endings.map((ending): Part => ({
    do: 'reckon',
    facts: [],
    unpriced: [fact('cambridge.prezzo')],
    sums: [groupSum(course, 3), lessonSum(lesson, uncounted)],
    ending,
  })),
  { do: 'open', days: [6], facts: [] },
  { do: 'clarify', between: [fact('corsi.prezzo'), fact('cambridge.prezzo')] },
  { do: 'clarify', between: [fact('corsi.prezzo')] },
  { do: 'person', unanswered: 1, lacking: { topic: 'lingue', aspect: 'prezzo' } },
  { do: 'person', unanswered: 0 },
  { do: 'person', unanswered: 1 },
];

describe.each(languages)('in %s', (language) => {
  test.each(
    parts.map(
      (part) => [part.do === 'say' ? part.what : part.do === 'reckon' ? part.ending!.what : part.do, part] as const,
    ),
  )('%s has words, and every place in them is filled', (_name, part) => {
    const said = answerWords([part], nothingSaid, around(language));
    expect(said).toMatch(/\S{2,}/);
    expect(said).not.toMatch(/[{}]|undefined|NaN|\(\)| {2}/);
  });
});

test('what is not known is said in other words the second and the third time', () => {
  const said = [1, 2, 3].map((unanswered) => answerWords([{ do: 'person', unanswered }], nothingSaid, around('it')));
  expect(new Set(said).size).toBe(3);
});

test('beside an answer a person is for the rest, beside what else could be told it is not', () => {
  const person: Part = { do: 'person', unanswered: 1 };
  const [alone] = answerWords([person], nothingSaid, around('it')).split('\n');
  const more: Part = { do: 'more', of: [fact('toefl.prezzo')] };
  expect(answerWords([person, more], nothingSaid, around('it')).split('\n')[0]).toBe(alone);
  expect(answerWords([{ do: 'tell', facts: [fact('toefl.prezzo')] }, person], nothingSaid, around('it'))).not.toContain(
    alone,
  );
});

test('a fact told before is told as a repetition', () => {
  const tell: Part = { do: 'tell', facts: [fact('toefl.prezzo')] };
  const first = answerWords([tell], nothingSaid, around('it'));
  const again = answerWords([tell], { ...nothingSaid, turns: 1, told: ['toefl.prezzo'] }, around('it'));
  expect([again === first, again.includes(fact('toefl.prezzo').value)]).toEqual([false, true]);
});

test('sums are told with their figures', () => {
  const reckon: Part = {
    do: 'reckon',
    facts: [],
    unpriced: [],
    sums: [lessonSum(lesson, { ...uncounted, hours: 20 })],
    ending: null,
  };
  expect(answerWords([reckon], nothingSaid, around('it'))).toMatch(/55 euro l’ora.*1100 euro/);
  // Asked for in two clauses, told once.
  expect(answerWords([reckon, reckon], nothingSaid, around('it'))).toBe(
    answerWords([reckon], nothingSaid, around('it')),
  );
});

test('nobody who has complained or is too young is told of a quote', () => {
  const grave = { ...nothingSaid, isGrave: true };
  const said = [0, 1, 2, 3]
    .map((unanswered) => answerWords([{ do: 'person', unanswered }], grave, around('it')))
    .join('\n');
  expect(said + answerWords([{ do: 'tell', facts: [fact('traduzioni.prezzo')] }], grave, around('it'))).not.toMatch(
    /«preventivo»|Certo!/,
  );
});

test('every side that a fact has is named in every language', () => {
  for (const language of languages)
    expect(facts.filter(({ aspect }) => !wordsOf(language).sides[aspect]).map(({ id }) => id)).toEqual([]);
});
