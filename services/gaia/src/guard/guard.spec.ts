import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { parse } from 'yaml';
import { objectionsTo } from './guard.js';

interface Said {
  readonly asked: string;
  readonly facts: readonly string[];
  readonly reply: string;
}
const saidIn = (file: string): Said[] =>
  parse(readFileSync(new URL(`../../test/${file}.yaml`, import.meta.url), 'utf8')) as Said[];

const now = new Date('2026-11-23T10:00:00Z');
const catalog = new Map(allFacts(exampleSchool, now).map((fact) => [fact.id, fact]));
const objections = ({ asked, facts, reply }: Said) =>
  objectionsTo(reply, { facts: facts.map((id) => catalog.get(id)!), visitor: [asked], now });

const [lies, truths] = [saidIn('lies'), saidIn('truths')];

test('there are at least 60 lies and 30 truths, whose facts exist', () => {
  expect(lies.length).toBeGreaterThanOrEqual(60);
  expect(truths.length).toBeGreaterThanOrEqual(30);
  expect([...lies, ...truths].flatMap(({ facts }) => facts).filter((id) => !catalog.has(id))).toEqual([]);
});

describe('a lie is refused', () => {
  test.each(lies)('«$reply»', (said) => expect(objections(said)).not.toEqual([]));
});

describe('a truth passes', () => {
  test.each(truths)('«$reply»', (said) => expect(objections(said)).toEqual([]));
});
