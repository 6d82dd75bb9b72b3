import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { FactSearch } from '../fact-search.js';
import { readQuestion } from '../question.js';
import { asked } from '../questions/asked.js';
import { sectionsOf } from '../questions/sections.js';
import { askedUnpublished, unpublished } from '../questions/unpublished.js';
import { readLearnt, writeLearnt } from './learnt-file.js';
import { type Learnt, senseOf } from './sense.js';

/** What the tests' set-up has learnt. */
const FILE = process.env['GAIA_LEARNT']!;
const learnt = readLearnt(FILE);
const search = new FactSearch(allFacts(exampleSchool, new Date('2026-11-23T10:00:00Z')), senseOf(learnt));
const ids = (question: string) => search.answer(question).map(({ id }) => id);
const words = ['quanto devo tirare fuori per quel corso', 'quale serata vi trovate', 'avete una piscina'];

const senses = (some: Learnt) => words.map((word) => senseOf(some)({ plain: word, read: readQuestion(word) }, null));

describe('what was learnt', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'learnt-')), 'learnt.bin');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  test('is the same whenever it is learnt from the same examples', () => {
    execFileSync(process.execPath, [join(import.meta.dirname, '../../../dist/cli/learn.js'), file]);
    expect(readFileSync(file).equals(readFileSync(FILE))).toBe(true);
  });

  test('is the same once it has been a file', () => {
    writeLearnt(file, learnt);
    expect(senses(readLearnt(file))).toEqual(senses(learnt));
  });

  test('is refused where the file is cut short', () => {
    writeLearnt(file, learnt);
    truncateSync(file, 1_000_000);
    expect(() => readLearnt(file)).toThrow('cut short');
  });
});

describe('what no table lists', () => {
  const known = new Set([asked, askedUnpublished, unpublished].flatMap(sectionsOf).flatMap(({ questions }) => questions.map((question) => question.toLowerCase())));

  test.each([
    ['quanto mi tocca tirar fuori per il b2?', 'corsi-b2.prezzo'],
    ['con il c1 in quale serata vi trovate?', 'corsi-c1.orario'],
    ['al first quante teste siete dentro l’aula?', 'corsi-b2.posti'],
  ])('is understood by its likes: «%s»', (question, fact) => {
    expect(known.has(question.toLowerCase())).toBe(false);
    expect(ids(question)).toContain(fact);
  });

  test.each(['durante il corso b1 si fa una merenda?', 'al toefl mi posso tenere l’orologio?', 'per il first fate un prezzo di favore ai gemelli?'])('is not told where nothing is published: «%s»', (question) => {
    expect(known.has(question.toLowerCase())).toBe(false);
    expect(ids(question)).toEqual([]);
  });
});

test.each([
  ['mastery, mi servono posti liberi nel gruppo del martedì sera', 'languagecert'],
  ['il tkt che fate col gruppo del corso di martedì sera ha posti liberi', 'tkt-clil'],
])('a guess never takes the place of a name: «%s»', (question, topic) => expect(search.read(question).topics).toEqual([topic]));
