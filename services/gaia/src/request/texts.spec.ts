import { expect, test } from '@jest/globals';
import { foreignLanguages } from '../language/languages.js';
import { textsOf } from './texts.js';

test.each(foreignLanguages)('in %s all is said that is said in Italian', (language) =>
  expect(Object.keys(textsOf(language).lines).toSorted()).toEqual(Object.keys(textsOf('it').lines).toSorted()),
);
