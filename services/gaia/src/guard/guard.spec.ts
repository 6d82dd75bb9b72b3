import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { parse } from 'yaml';
import { objectionsTo } from './guard.js';

interface Said {
  readonly asked: string;
  /** The ids of the facts that the reply cites. */
  readonly facts: readonly string[];
  readonly reply: string;
}
const saidIn = (file: string): Said[] =>
  parse(readFileSync(new URL(`../../test/${file}.yaml`, import.meta.url), 'utf8')) as Said[];

/** A Monday morning: some of what is said is said of today. */
const now = new Date('2026-11-23T10:00:00Z');
const catalog = allFacts(exampleSchool, now);
const objections = ({ asked, facts, reply }: Said) =>
  objectionsTo(reply, { catalog, cited: catalog.filter(({ id }) => facts.includes(id)), visitor: [asked], now });

test('each lie is objected to, by a sentence of it', () => {
  for (const lie of saidIn('lies')) {
    const [first] = objections(lie);
    expect([lie.reply, lie.reply.includes(first?.sentence ?? 'nothing')]).toEqual([lie.reply, true]);
  }
});

test('no truth is objected to', () => {
  for (const truth of saidIn('truths')) expect([truth.reply, objections(truth)]).toEqual([truth.reply, []]);
});
