// A message clause by clause: each is read with what those before it have left, and answered.
import type { Fact } from '@school/catalog';
import type { Clause, ReadClause } from './clauses.js';
import { NONE } from './heads.js';
import { answer } from './rules.js';
import type { Step, Talk } from './state.js';

/** A message made to be slow to read is not read to its end. */
const LONGEST = 2000;
const MOST_CUTS = 16;
const MOST_CLAUSES = 5;

const ENDS = /(?<=[?!;])\s+|(?<=(?:\p{L}{3}|\p{L}\d|@\S{1,80})[.…]+)\s+|\n+|\s+(?=\d[.)]\s)/u;
/** A line break within a sentence: where a mail program has wrapped a long line, or after the first word alone. */
const WRAPPED = /(?<=(?:^|\n)(?:\p{L}+|[^\n]{60,}[\p{L}\d,]))[ \t]*\n(?=\p{Ll})/gu;
const JOINS = /,?\s+(?:e|ed|ma|poi|and|but|et|mais|y|pero|und|aber)\s+|[,:]\s+|\s[-–]\s/iu;
/** Where one part of a message may end. */
const CUT = new RegExp(`${ENDS.source}|${JOINS.source}`, 'giu');

const unwrapped = (message: string): string => message.trim().replace(WRAPPED, ' ');

/** The parts of a message, however they are joined, each by itself. */
export const partsOf = (message: string): string[] =>
  unwrapped(message)
    .split(CUT)
    .slice(0, MOST_CUTS)
    .map((part) => part.slice(0, LONGEST));

/** A message is taken as a whole; only what clearly asks for something else, a story or a feeling is cut off. */
export const stepsOf = (message: string, talk: Talk, read: ReadClause, facts: readonly Fact[]): Step[] =>
  split(unwrapped(message).slice(0, LONGEST), talk, { read, facts }, MOST_CLAUSES);

interface With {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
}

/** @param most clauses; what stands behind the last cut is one. */
function split(text: string, talk: Talk, { read, facts }: With, most: number): Step[] {
  const whole = read(text, talk);
  const cuts = most > 1 ? [...text.matchAll(CUT)].slice(0, MOST_CUTS) : [];
  for (const { index, 0: joint } of cuts) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()];
    if (![before, after].every((half) => /\p{L}{3}/u.test(half))) continue;
    const left = read(before, talk);
    const step = answer(left, talk, facts);
    const right = read(after, step.talk);
    if (isFelt(left) || isFelt(right) || isBeside(left, right, whole) || asksApart(left, right))
      return [step, ...split(after, step.talk, { read, facts }, most - 1)];
  }
  return [answer(whole, talk, facts)];
}

/** What somebody feels, or whether something is asked, is told apart from here on. */
const LIKELY = 0.6;
/** A question is clear enough beside a story. */
const CLEAR_BESIDE = 0.3;
const PUBLISHED = 0.5;
/** Two questions are told apart where each by itself asks, and what it asks for is clear. */
const ASKS = 0.8;
const CLEAR = 0.6;
const UNPUBLISHED = 0.85;

const FELT: ReadonlySet<string> = new Set(['feelings', 'distress']);
const isFelt = ({ asks, remark: { label, probability } }: Clause): boolean =>
  FELT.has(label) && probability >= LIKELY && asks < probability;

const scoreOf = ({ facts }: Clause): number => facts[0]?.score ?? 0;

/** A story beside a question. */
function isBeside(left: Clause, right: Clause, whole: Clause): boolean {
  const isClear = right.asks >= LIKELY && scoreOf(right) >= CLEAR_BESIDE && right.unpublished < PUBLISHED;
  return left.asks < 1 - LIKELY && isClear && scoreOf(right) > scoreOf(whole);
}

/** What a clause clearly asks for, if it does. */
function askedBy({ asks, facts: [best], unpublished }: Clause): string | undefined {
  if (asks < ASKS) return undefined;
  if (unpublished >= UNPUBLISHED) return NONE;
  return best && best.score >= CLEAR ? `${best.fact.topic}.${best.fact.aspect}` : undefined;
}

/** Two questions, of which the school answers one at least. */
function asksApart(one: Clause, other: Clause): boolean {
  const [asked, also] = [askedBy(one), askedBy(other)];
  return asked !== undefined && also !== undefined && asked !== also;
}
