import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from '../language/languages.js';
import { type Surroundings, answerWords, openingToday } from './answers.js';
import { dailyReader } from './daily-reader.js';
import { sumOf } from './sums.js';
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
const sum = (topic: 'corsi' | 'individuale' | 'toefl', people: number, hours: number | null = null) =>
  sumOf({ topic, levels: topic === 'toefl' ? [] : ['B2'] }, { hours, people })!;

const parts: readonly Part[] = [
  ...Object.keys(wordsOf('it').say).map((what): Part => ({ do: 'say', what })),
  { do: 'tell', facts: [fact('toefl.prezzo')] },
  ...[sum('corsi', 3), sum('individuale', 1), sum('individuale', 2), sum('toefl', 2)].map((reckoned): Part => ({
    do: 'reckon',
    facts: [],
    sum: reckoned,
  })),
  { do: 'clarify', between: [fact('corsi.prezzo'), fact('cambridge.prezzo')] },
  { do: 'person', unanswered: 0 },
  { do: 'person', unanswered: 1 },
];

describe.each(languages)('in %s', (language) => {
  test.each(
    parts.map((part) => [part.do === 'say' ? part.what : part.do === 'reckon' ? part.sum.of : part.do, part] as const),
  )('%s has words, and every place in them is filled', (_name, part) => {
    const said = answerWords([part], nothingSaid, around(language));
    expect(said).toMatch(/\S{2,}/);
    expect(said).not.toMatch(/[{}]|undefined|NaN|\(\)| {2}/);
  });
});

test('nobody is sent to an office that has closed', () => {
  const at = (time: string) => openingToday(new Date(`2026-11-28T${time}+01:00`), 'it');
  expect([at('12:59'), at('13:00')]).toEqual([
    'oggi siamo aperti dalle 9:00 alle 13:00',
    'oggi abbiamo chiuso alle 13:00',
  ]);
  expect(openingToday(new Date('2026-11-29T10:00:00Z'), 'it')).toBe('oggi siamo chiusi');
});

test('what is not known is said in other words the second and the third time', () => {
  const said = [1, 2, 3].map((unanswered) => answerWords([{ do: 'person', unanswered }], nothingSaid, around('it')));
  expect(new Set(said).size).toBe(3);
});

test('beside an answer a person is for the rest', () => {
  const person: Part = { do: 'person', unanswered: 1 };
  const [alone] = answerWords([person], nothingSaid, around('it')).split('\n');
  expect(answerWords([{ do: 'tell', facts: [fact('toefl.prezzo')] }, person], nothingSaid, around('it'))).not.toContain(
    alone,
  );
});

test('a fact told before is told as a repetition', () => {
  const tell: Part = { do: 'tell', facts: [fact('toefl.prezzo')] };
  const first = answerWords([tell], nothingSaid, around('it'));
  const again = answerWords([tell], { ...nothingSaid, told: ['toefl.prezzo'] }, around('it'));
  expect([again === first, again.includes(fact('toefl.prezzo').value)]).toEqual([false, true]);
});

test('sums are told with their figures', () => {
  const reckon: Part = { do: 'reckon', facts: [], sum: sum('individuale', 1, 20) };
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
