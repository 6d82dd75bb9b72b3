import { describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { loadSchool } from '@school/catalog/school-file';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from './languages.js';
import { stem } from './stem.js';
import { NONE } from './heads.js';
import { type Example, questionsIn, readQuestions } from './examples.js';
import { levelsIn, topicsNamedIn } from './knowledge.js';
import { wordsIn } from './phrases.js';
import { wordsOf } from '../answer/words.js';

const { facts: published } = loadSchool(new URL('../../../../infra/school.json', import.meta.url).pathname, {
  production: false,
});
const facts = allFacts({ ...exampleSchool, facts: published }, new Date('2026-11-23T10:00:00Z'));
const examples = readQuestions();
const FEWEST_EXAMPLES = 5;
/** Intents that are answered by something else than a sentence of Gaia's own. */
const SILENT_INTENTS = ['asks', 'tells', 'human', 'level-advice', 'wants-quote', 'confirms', 'cancels', 'corrects'];

test('a section has labels, its lines an author each, and the file speaks for what nobody signed', () => {
  expect(
    questionsIn(
      '## toefl.prezzo|toefl.durata\nquanto costa\n\n[terse]\n  quota?\n## none\nc’è il parcheggio?',
      'toefl',
    ),
  ).toEqual([
    { text: 'quanto costa', labels: ['toefl.prezzo', 'toefl.durata'], author: 'toefl' },
    { text: 'quota?', labels: ['toefl.prezzo', 'toefl.durata'], author: 'terse' },
    { text: 'c’è il parcheggio?', labels: ['none'], author: 'toefl' },
  ]);
});

describe('the examples', () => {
  /** The words of an example, whatever its case, accents and punctuation. */
  const bare = ({ text }: Example) => wordsIn(text).join(' ');
  const articles = new Set('il lo la i gli le l un uno una di del dello della dei degli delle'.split(' '));
  /** Its words but articles, in any order and inflection. */
  const said = ({ text }: Example) =>
    wordsIn(text)
      .filter((word) => !articles.has(word))
      .map(stem)
      .toSorted()
      .join(' ');
  const written = ({ text, labels, author }: Example) => `${text} (${labels.join('|')}, ${author})`;

  test('each stand once, and never under two labels', () => {
    const repeated = [...Map.groupBy(examples, bare).values()].filter((same) => same.length > 1);
    expect(repeated.map((same) => same.map(written))).toEqual([]);
  });

  test('have words', () => {
    expect(examples.filter((example) => bare(example) === '').map(written)).toEqual([]);
  });

  test('of what is not published are not, in another order or inflection, examples of what is', () => {
    const alike = [...Map.groupBy(examples, said).values()];
    const isNone = ({ labels }: Example) => labels.includes(NONE);
    const isPublished = ({ labels }: Example) => labels[0]!.includes('.');
    expect(
      alike.filter((same) => same.some(isNone) && same.some(isPublished)).map((same) => same.map(written)),
    ).toEqual([]);
  });

  test('have labels that exist: facts of the catalog, a side of the subject, intents with their own words', () => {
    const known = new Set([
      ...facts.flatMap(({ id, topic, aspect }) => [id, `${topic}.${aspect}`, `*.${aspect}`]),
      NONE,
      ...SILENT_INTENTS,
      ...Object.keys(wordsOf('it').say),
    ]);
    expect([...new Set(examples.flatMap(({ labels }) => labels))].filter((label) => !known.has(label))).toEqual([]);
  });

  test(`are at least ${FEWEST_EXAMPLES} of each fact`, () => {
    const many = (id: string) => examples.filter(({ labels }) => labels.includes(id)).length;
    expect(facts.map(({ id }) => id).filter((id) => many(id) < FEWEST_EXAMPLES)).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['il corso b1', ['B1']],
    ['quanto costano il ket e il first?', ['A2', 'B2']],
    ['livello c 2', ['C2']],
    ['il mastery', ['C1']],
    ['il mastery pro', ['C2']],
    ['il mastery o il mastery pro?', ['C1', 'C2']],
    ['il pettine', []],
  ])('of levels are found by their letters and their exams: %s', (text, levels) => {
    expect(levelsIn(text).toSorted()).toEqual(levels);
  });

  test('of topics are found by their own words, inflected or not', () => {
    expect(topicsNamedIn('traducete certificati?')).toEqual(['cambridge', 'traduzioni']);
    expect(topicsNamedIn('quanto costa?')).toEqual([]);
  });
});

describe('what Gaia says of her own', () => {
  const placeholdersIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].toSorted();
  /** Path and sentence of every leaf; variants of one sentence may use different placeholders. */
  const leaves = (words: object, path = ''): [string, string][] =>
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
    );
  const italian = new Map(leaves(wordsOf('it')));

  test.each(languages)('is whole in %s: the same sentences, with the same placeholders', (language) => {
    const there = leaves(wordsOf(language));
    expect(there.map(([path]) => path).toSorted()).toEqual([...italian.keys()].toSorted());
    expect(
      there
        .filter(
          ([path, sentence]) => String(placeholdersIn(sentence)) !== String(placeholdersIn(italian.get(path) ?? '')),
        )
        .map(([path, sentence]) => `${path}: ${sentence}`),
    ).toEqual([]);
  });

  test.each(languages)('has a name for every topic in %s', (language) => {
    expect(Object.keys(wordsOf(language).topics).toSorted()).toEqual(
      [...new Set(facts.map(({ topic }) => topic))].toSorted(),
    );
  });
});
