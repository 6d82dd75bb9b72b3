import { expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from '../language/languages.js';
import { offerOf } from './chosen.js';
import { dailyReader } from './daily-reader.js';
import { nothingSaid } from './state.js';
import { turn } from './talk.js';

const { read, facts } = dailyReader(exampleSchool, () => new Date('2026-11-23T10:00:00Z'))();

test.each(languages)('whatever Gaia offers to tell is told when it is taken up, in %s', (language) => {
  const wrong = facts.filter((fact) => {
    const offer = offerOf(fact, language);
    const { parts } = turn(nothingSaid, offer, read, facts);
    return !parts.some((part) => part.do === 'tell' && part.facts.includes(fact));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
