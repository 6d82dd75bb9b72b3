import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dataAt } from './lists.js';

const sources = [import.meta.dirname, `${import.meta.dirname}/../forms`].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
/** `list('slots', 'email')`: a path of words alone. */
const named = sources
  .flatMap((source) => [...source.matchAll(/\blist\(((?:'[^']+'(?:, )?)+)\)/g)])
  .map(([, path = '']) => path.replaceAll("'", '').split(', '));

test.each([...new Map(named.map((path) => [path.join('.'), path])).values()].map((path) => [path]))(
  'the list %j that the code names is in the data',
  (path) => {
    expect(dataAt(...path)).toBeDefined();
  },
);
