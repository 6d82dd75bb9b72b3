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
const objections = ({ asked, facts, reply }: Said, isSent = false) =>
  objectionsTo(reply, {
    catalog,
    cited: catalog.filter(({ id }) => facts.includes(id)),
    visitor: [asked],
    now,
    isSent,
  });

test('each lie is objected to, by a sentence of it', () => {
  for (const lie of saidIn('lies')) {
    const [first] = objections(lie);
    expect([lie.reply, lie.reply.includes(first?.sentence ?? 'nothing')]).toEqual([lie.reply, true]);
  }
});

test('no truth is objected to', () => {
  for (const truth of saidIn('truths')) expect([truth.reply, objections(truth)]).toEqual([truth.reply, []]);
});

test.each([
  'Ho inviato la tua richiesta allo staff.',
  'La richiesta è stata inoltrata.',
  'I have sent your request.',
  'Votre demande a été envoyée.',
  'He enviado tu solicitud.',
  'Ich habe Ihre Anfrage an das Büro gesendet.',
])('«%s» is objected to unless something was sent', (reply) => {
  const said = { asked: 'vorrei un preventivo', facts: [], reply };
  expect([objections(said), objections(said, true)]).toEqual([[expect.objectContaining({ sentence: reply })], []]);
  const denied = { ...said, reply: 'La richiesta non è stata ancora inviata: la invii tu.' };
  expect(objections(denied)).toEqual([]);
});
