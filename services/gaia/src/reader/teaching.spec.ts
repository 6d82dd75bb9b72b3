// Does what docs/teaching-gaia.md says of the parking, in a copy of what Gaia knows.
import { afterAll, describe, expect, test } from '@jest/globals';
import { type School, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noContext } from './context.js';
import type { Heads } from './heads.js';
import { readLearnt } from './learnt-file.js';
import { readMessage } from './message.js';
import { readerOf, sureFact } from './reading.js';

const copy = mkdtempSync(join(tmpdir(), 'knowledge-'));
const talks = join(copy, 'talks');
const questions = join(copy, 'questions');
afterAll(() => rmSync(copy, { recursive: true }));

const PARKING = 'Accanto alla scuola c’è un parcheggio custodito, gratuito per gli studenti.';
/** The owner's line. */
const published: School = {
  ...exampleSchool,
  facts: [{ topic: 'scuola', side: 'parcheggio', text: PARKING, page: '/contatti' }],
};

/** Moves the questions about it from what is not published under a name of their own. */
function moveExamples(): void {
  cpSync(new URL('../../knowledge/talks/', import.meta.url), talks, { recursive: true });
  cpSync(new URL('../../knowledge/questions/', import.meta.url), questions, { recursive: true });
  const isParking = (line: string) => /parcheggi/i.test(line);
  const lines = readFileSync(join(questions, 'unpublished.txt'), 'utf8').split('\n');
  writeFileSync(join(questions, 'unpublished.txt'), lines.filter((line) => !isParking(line)).join('\n'));
  const asked = [
    ...lines.filter(isParking),
    'avete un parcheggio?',
    'dove posso parcheggiare la macchina?',
    'vengo in auto: dove parcheggio?',
  ];
  writeFileSync(
    join(questions, 'scuola.txt'),
    `${readFileSync(join(questions, 'scuola.txt'), 'utf8')}\n## scuola.parcheggio\n${asked.join('\n')}\n`,
  );
}

/** It stands among what is said of the school; a thirtieth of the rest is enough to tell it from that. */
function thinOut(): void {
  for (const file of readdirSync(questions).filter((name) => name !== 'scuola.txt')) {
    const lines = readFileSync(join(questions, file), 'utf8').split('\n');
    writeFileSync(
      join(questions, file),
      lines.filter((line, index) => /^(##|\[)/.test(line) || index % 30 === 0).join('\n'),
    );
  }
}

/** A turn of a conversation, each part that speaks of the parking under its name. */
function asPublished(line: string): string {
  const [labels, words] = line.split(' | ').map((half) => half.split(' // '));
  if (!words) return line;
  const renamed = labels!.map((label, index) =>
    label.startsWith('none') && /parchegg/i.test(words[index]!) ? 'scuola.parcheggio' : label,
  );
  return `${renamed.join(' // ')} | ${words.join(' // ')}`;
}

/** Of the conversations a thirtieth as well, and those that speak of it, under its name. */
function moveTalks(): void {
  for (const file of readdirSync(talks)) {
    const kept = readFileSync(join(talks, file), 'utf8')
      .split('\n\n')
      .filter((talk, index) => index % 30 === 0 || /parchegg/i.test(talk));
    writeFileSync(join(talks, file), kept.map((talk) => talk.split('\n').map(asPublished).join('\n')).join('\n\n'));
  }
}

/** Learns with the compiled program, as the build does. */
function learn(): Heads {
  const learnt = join(copy, 'learnt.bin');
  execFileSync(process.execPath, [fileURLToPath(new URL('../../dist/reader/learn.js', import.meta.url)), learnt, copy]);
  return readLearnt(learnt);
}

describe('the parking, once it is published', () => {
  moveExamples();
  moveTalks();
  thinOut();
  const heads = learn();
  const told = (school: School, question: string) => {
    const facts = allFacts(school, new Date('2026-11-23T10:00:00Z'));
    return sureFact(readMessage(question, noContext, readerOf(heads, facts, exampleSchool)).whole)?.value;
  };

  test.each(['c’è parcheggio da voi?', 'se vengo in macchina dove parcheggio?', 'il parcheggio si paga?'])(
    'is told: %s',
    (question) => {
      expect(told(published, question)).toBe(PARKING);
    },
  );

  test('is not invented where the owner has not published it', () => {
    expect(told(exampleSchool, 'c’è parcheggio da voi?')).not.toBe(PARKING);
  });

  test('leaves other questions what they were', () => {
    expect(told(published, 'dove siete?')).toContain('Via Tibullo 16');
  });
});
