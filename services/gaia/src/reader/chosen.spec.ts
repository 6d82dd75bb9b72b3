import { expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { languages } from '../language/languages.js';
import { offerOf } from './chosen.js';
import { dailyReader } from './daily-reader.js';
import { nothingSaid } from './state.js';
import { turn } from './talk.js';

const { read, facts, correct } = dailyReader(exampleSchool, () => new Date('2026-11-23T10:00:00Z'))();

test.each(languages)('whatever Gaia offers to tell is told when it is taken up, in %s', (language) => {
  const wrong = facts.filter((fact) => {
    const offer = offerOf(fact, language);
    const said = [
      offer,
      ...(language === 'it' ? [offer.replace(/\p{L}+/gu, (word) => correct(word.toLowerCase()))] : []),
    ];
    return !said.every((message) =>
      turn(nothingSaid, message, read, facts).parts.some((part) => part.do === 'tell' && part.facts.includes(fact)),
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
