import { describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { loadSchool } from '@school/catalog/school-file';
import { exampleSchool } from '@school/catalog/testing';
import { readdirSync } from 'node:fs';
import { readExamples, readTalks, talksIn } from './examples.js';
import { namesIn } from './features.js';
import { NONE } from './heads.js';
import { FOLDER, readKnowledge } from './knowledge.js';
import { wordsOf } from '../answer/words.js';

const SAID = `corsi.prezzo@B2 | quanto costa il b2
thanks // corsi.orario@B2 | grazie // e che sera è?
none:individuale | e da solo, a rate?
cmp corsi.prezzo@B2+individuale.prezzo@B2 | cosa conviene`;

describe('a conversation', () => {
  const [talk] = talksIn(`${SAID}\n\ntells | sono una mamma`, 'mine');
  const parts = talk!.flat();

  test('is taught by its parts, each with what was spoken of', () => {
    expect(parts.map(({ text, labels, before }) => [text, labels.join('|'), namesIn(before!).join(', ')])).toEqual([
      ['quanto costa il b2', 'corsi.prezzo', ''],
      ['grazie', 'thanks', 'subject corsi, aspect prezzo'],
      ['e che sera è?', 'corsi.orario', 'subject corsi, aspect prezzo'],
      ['e da solo, a rate?', 'none', 'subject corsi, aspect orario'],
      ['cosa conviene', 'corsi.prezzo|individuale.prezzo', 'subject individuale, aspect no'],
    ]);
  });

  test('tells questions, calculations and comparisons apart, and the subject of what is not published', () => {
    expect(parts.map(({ intent, topic }) => intent ?? topic ?? '-')).toEqual([
      'corsi',
      '-',
      'corsi',
      'individuale',
      'compares',
    ]);
    expect(talksIn('sum toefl.prezzo | in tre?', 'mine')[0]![0]![0]).toMatchObject({
      intent: 'reckons',
      topic: 'toefl',
      labels: ['toefl.prezzo'],
    });
  });

  test('with more labels than parts is refused', () => {
    expect(() => talksIn('thanks // corsi.prezzo | grazie e quanto costa', 'mine')).toThrow(
      'As many labels as parts are needed',
    );
  });
});

test('a turn of several parts is taught as a whole too, by what it asks', () => {
  const [thanks, asks] = readTalks()
    .flat()
    .find(
      (parts) =>
        parts.length === 2 && parts[0]!.labels[0] === 'thanks' && parts[1]!.intent === undefined && parts[1]!.topic,
    )!;
  const whole = readExamples().filter(({ text }) => text === `${thanks!.text} ${asks!.text}`);
  expect(whole).toMatchObject([{ labels: asks!.labels, before: thanks!.before }]);
});

test('those that are taught have labels that exist: facts of the catalog, intents, levels', () => {
  const { facts: published } = loadSchool(new URL('../../../../infra/school.json', import.meta.url).pathname, {
    production: false,
  });
  const facts = allFacts({ ...exampleSchool, facts: published }, new Date('2026-11-23T10:00:00Z'));
  const topics = new Set<string>(facts.map(({ topic }) => topic));
  const intents = [
    'tells',
    'distress',
    'human',
    'level-advice',
    'wants-quote',
    'confirms',
    'cancels',
    'corrects',
    NONE,
    ...Object.keys(wordsOf('it').say),
  ];
  const known = new Set([...intents, ...facts.map(({ topic, aspect }) => `${topic}.${aspect}`)]);
  const parts = readTalks().flat(2);
  expect(parts.filter(({ labels }) => labels.some((label) => !known.has(label))).map(({ text }) => text)).toEqual([]);
  expect(parts.filter(({ topic }) => topic && !topics.has(topic)).map(({ text }) => text)).toEqual([]);
  const lines = readdirSync(new URL('talks/', FOLDER)).flatMap((file) => readKnowledge(`talks/${file}`).split('\n'));
  expect(lines.filter((line) => /@(?![ABC][12]\b)/.test(line.split(' | ')[0]!))).toEqual([]);
  expect(parts.filter(({ text }) => text === '')).toEqual([]);
});
