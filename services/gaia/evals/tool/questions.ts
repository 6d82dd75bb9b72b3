// Single questions: whether Gaia answers rightly at once, wrongly, or offers the right answer for a choice.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { choicesOf, nearTo } from '#gaia/answer/choices.js';
import { type Context, noContext } from '#gaia/reader/context.js';
import { NONE } from '#gaia/reader/heads.js';
import { readMessage } from '#gaia/reader/message.js';
import { type Reader, isRatherUnpublished, sureFacts } from '#gaia/reader/reading.js';

export interface Question {
  readonly text: string;
  /** Of which any is right: ids, `topic.*`, or none. */
  readonly facts: readonly string[];
  readonly context: Context;
}

/** What becomes of a question. `offered`: the right answer is one of the choices; `missed`: it is not. */
export type Verdict = 'right' | 'wrong' | 'offered' | 'missed' | 'person';
export interface Counts {
  readonly published: Readonly<Record<Verdict, number>>;
  readonly unpublished: Readonly<Record<Verdict, number>>;
}

const wordings = z.record(z.string(), z.array(z.string()).min(1));

/** A fixed set, under the facts that answer it. */
export const readQuestions = (): Question[] =>
  Object.entries(wordings.parse(parse(readFileSync(new URL('../questions.yaml', import.meta.url), 'utf8')))).flatMap(
    ([facts, texts]) => texts.map((text) => ({ text, facts: facts.split('|'), context: noContext })),
  );

const without = (id: string): string => id.replace(/-[abc][12](?=[.*])/, '');
const isNamed = (id: string, name: string): boolean =>
  name.endsWith('*') ? without(id).startsWith(without(name).slice(0, -1)) : without(id) === without(name);

export function verdictOn({ text, facts, context }: Question, reader: Reader): Verdict {
  const { questions, asked } = readMessage(text, context, reader);
  const isRight = ({ id }: { id: string }) => facts.some((name) => isNamed(id, name));
  const told = questions.flatMap((reading) => sureFacts(reading));
  if (told.length > 0) return told.some(isRight) ? 'right' : 'wrong';
  if (isRatherUnpublished(asked)) {
    if (facts.includes(NONE)) return 'right';
    return nearTo(asked, () => false).some(isRight) ? 'offered' : 'person';
  }
  return choicesOf(asked, () => false).some(isRight) ? 'offered' : 'missed';
}

export function askAll(questions: readonly Question[], reader: Reader): Counts {
  const none = () => ({ right: 0, wrong: 0, offered: 0, missed: 0, person: 0 });
  const counts = { published: none(), unpublished: none() };
  for (const question of questions)
    counts[question.facts.includes(NONE) ? 'unpublished' : 'published'][verdictOn(question, reader)]++;
  return counts;
}
