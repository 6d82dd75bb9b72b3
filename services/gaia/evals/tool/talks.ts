// Talks of visitors, turn by turn: which rule ends each, and how.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Gaia } from '#gaia/gaia.js';
import { talk as hold } from './gaia.ts';

/** `answer corsi-b2.prezzo: quanto costa?`: how the turn should end, with which facts, and what is said. */
const turn = z.record(z.string(), z.string());
const schema = z.record(z.string(), z.array(turn).min(1));

export interface ExpectedTalk {
  readonly name: string;
  readonly turns: readonly { readonly wanted: readonly string[]; readonly text: string }[];
}

export const readTalks = (): ExpectedTalk[] =>
  Object.entries(schema.parse(parse(readFileSync(new URL('../talks.yaml', import.meta.url), 'utf8')))).map(
    ([name, turns]) => ({
      name,
      turns: turns.flatMap((one) => Object.entries(one).map(([wanted, text]) => ({ wanted: wanted.split('|'), text }))),
    }),
  );

export interface JudgedTurn {
  readonly text: string;
  readonly wanted: readonly string[];
  /** `answer corsi-b2.prezzo`, `person complaint`, `card`. */
  readonly ended: string;
  readonly reply: string;
  readonly isRight: boolean;
}

export async function judge({ turns }: ExpectedTalk, gaia: Gaia): Promise<JudgedTurn[]> {
  const answers = await hold(
    gaia,
    turns.map(({ text }) => text),
  );
  return answers.map(({ reply, plan: { ending }, facts }, at) => {
    const { text, wanted } = turns[at]!;
    const what = ending.ends === 'person' ? [ending.why] : facts.map(({ id }) => id);
    const isRight = wanted.some((one) => {
      const [ends, ...names] = one.trim().split(' ');
      return ends === ending.ends && names.every((name) => what.includes(name));
    });
    return { text, wanted, ended: [ending.ends, ...what].join(' '), reply: reply.message, isRight };
  });
}
