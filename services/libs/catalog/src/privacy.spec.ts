// What docs/security.md says of what is kept, where, and how long.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { QUEUES } from '@school/contracts';
import { retention } from './privacy.js';

const papers = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
const rows = papers
  .split('## What is kept')[1]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const table = rows.slice(2).map(([, , where = '', howLong = '', setBy = '']) => ({
  places: named(where),
  numbers: (howLong.match(/\b\d+\b(?!:)/g) ?? []).map(Number),
  names: named(setBy),
}));

it('every retention period is stated, and as it is', () => {
  const stated = table.flatMap(({ names, numbers }) => names.map((name, index) => [name, numbers[index]]));
  expect(Object.fromEntries(stated)).toEqual(retention);
});

it('every queue is named', () => {
  expect(table.flatMap(({ places }) => places)).toEqual(expect.arrayContaining(Object.values(QUEUES)));
});

it('every other key that a service may write in Redis is named', () => {
  const rights = readFileSync(join(import.meta.dirname, '../../../../infra/redis/users.acl'), 'utf8');
  const written = [...rights.matchAll(/ ~(?!bull:)([a-z:-]+)/g)].map(([, key]) => key!);
  expect(written.length).toBeGreaterThan(3);
  const places = table.flatMap((row) => row.places);
  expect(written.filter((key) => !places.some((place) => place.startsWith(key)))).toEqual([]);
});
