import { expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { learn } from '#gaia/reader/heads.js';
import { readerOf } from '#gaia/reader/reading.js';
import { EVALUATION_DAY, gaiaWith } from './gaia.ts';
import { readQuestions, verdictOn } from './questions.ts';
import { faultsOf, readRequests } from './requests.ts';
import { judge, readTalks } from './talks.ts';

const facts = allFacts(exampleSchool, EVALUATION_DAY);
const reader = readerOf(
  learn([
    { text: 'quanto costa il toefl', labels: ['toefl.prezzo'], author: 'test' },
    { text: 'dove siete', labels: ['scuola.indirizzo'], author: 'test' },
    { text: 'c’è il parcheggio', labels: ['none'], author: 'test' },
    { text: 'grazie', labels: ['thanks'], author: 'test' },
  ]),
  facts,
  exampleSchool,
);
const about = { subject: null, aspect: null };

test('a question is right when its fact is told, and an unpublished one when nothing is', () => {
  expect(verdictOn({ text: 'quanto costa il toefl', facts: ['toefl.prezzo'], context: about }, reader)).toBe('right');
  expect(verdictOn({ text: 'quanto costa il toefl', facts: ['toefl.durata'], context: about }, reader)).toBe('wrong');
  expect(verdictOn({ text: 'c’è il parcheggio', facts: ['none'], context: about }, reader)).toBe('right');
  expect(verdictOn({ text: 'c’è il parcheggio', facts: ['toefl.prezzo'], context: about }, reader)).toBe('person');
});

test('a request is right when its card is, field by field', async () => {
  const gaia = gaiaWith();
  const turns = ['Vorrei un preventivo per una traduzione. Mi chiamo Anna Prova, anna.prova@example.com'];
  const lead = { servizio: 'traduzioni', nome: 'Anna Prova', email: 'anna.prova@example.com', telefono: '' } as const;
  expect(await faultsOf({ turns, lead, says: ['traduzione'] }, gaia)).toEqual([]);
  expect(await faultsOf({ turns, lead: { ...lead, nome: 'Altra' }, says: ['dieci pagine'] }, gaia)).toEqual([
    'nome',
    'richiesta',
  ]);
});

test('the questions, requests and talks name facts that the catalog has, and each stands once', () => {
  const known = (name: string) =>
    name === 'none' ||
    facts.some(
      ({ id, topic, aspect }) =>
        id === name || `${topic}.${aspect}` === name || (name.endsWith('*') && id.startsWith(name.slice(0, -1))),
    );
  const named = [
    ...readQuestions().flatMap((question) => question.facts),
    ...readTalks().flatMap(({ turns }) =>
      turns.flatMap(({ wanted }) => wanted.flatMap((one) => one.split(' ').filter((name) => name.includes('.')))),
    ),
  ];
  expect(named.filter((name) => !known(name))).toEqual([]);
  const said = [...readQuestions().map(({ text }) => text), ...readRequests().map(({ turns }) => turns.join('\n'))];
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});

test('in the talks nobody is sent to a helpline or a complaint page who is not meant to be', async () => {
  const gaia = gaiaWith();
  for (const talk of readTalks())
    for (const { ended, wanted, text } of await judge(talk, gaia))
      if (/distress|complaint/.test(ended)) expect([text, wanted]).toEqual([text, expect.arrayContaining([ended])]);
});
