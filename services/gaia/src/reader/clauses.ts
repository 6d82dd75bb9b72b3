// The separate questions of a message. What is told beside a question sets its subject and is not answered.
import type { Fact } from '@school/catalog';
import { type Choice, choose, classesOf } from './choice.js';
import { type Heads, type Reading, asksIn, factClass, read } from './heads.js';
import { likeliest } from './linear.js';
import { type SpokenBefore, spokenAfter } from './subject.js';

/** A part of a message as the heads read it. */
export interface Clause {
  readonly text: string;
  readonly reading: Reading;
  readonly choice: Choice;
  /** The likeliness that it asks something. */
  readonly asks: number;
}

/** Reads a clause within a talk. */
export type ReadClause = (text: string, talk: SpokenBefore) => Clause;

export function readClauseWith(heads: Heads, facts: readonly Fact[]): ReadClause {
  const classes = classesOf(facts);
  return (text, talk) => {
    const reading = read(heads, text, talk);
    return { text, reading, choice: choose(reading, text, talk, classes), asks: asksIn(reading.acts) };
  };
}

/** A message made to be slow to read is not read to its end. */
const LONGEST = 2000;
const MOST_CUTS = 16;
const MOST_CLAUSES = 5;
/** A feeling, a story and a question are told apart from here on. */
const LIKELY = 0.6;
const CLEAR_BESIDE = 0.3;
const PUBLISHED = 0.5;
/** Two questions are told apart where each by itself asks, and what it asks for is clear. */
const ASKS = 0.8;
const CLEAR = 0.6;
const UNPUBLISHED = 0.85;

const ENDS = /(?<=[?!;])\s+|(?<=(?:\p{L}{3}|\p{L}\d|@\S{1,80})[.…]+)\s+|\n+|\s+(?=\d[.)]\s)/u;
/** A line break within a sentence: where a mail program has wrapped a long line, or after the first word alone. */
const WRAPPED = /(?<=(?:^|\n)(?:\p{L}+|[^\n]{60,}[\p{L}\d,]))[ \t]*\n(?=\p{Ll})/gu;
const JOINS = /,?\s+(?:e|ed|ma|poi|and|but|et|mais|y|pero|und|aber)\s+|[,:]\s+|\s[-–]\s/iu;
/** Where one part of a message may end. */
const CUT = new RegExp(`${ENDS.source}|${JOINS.source}`, 'giu');

const scoreOf = ({ choice }: Clause) => choice.facts[0]?.score ?? 0;
const asksClearly = (clause: Clause) => clause.asks >= ASKS && scoreOf(clause) >= CLEAR;
const asksUnpublished = (clause: Clause) => clause.asks >= ASKS && clause.choice.unpublished >= UNPUBLISHED;

/**
 * A message is read as a whole; only what clearly asks for something else, a story or a feeling is cut off.
 */
export function clausesOf(message: string, talk: SpokenBefore, readClause: ReadClause): Clause[] {
  const text = unwrapped(message.trim()).slice(0, LONGEST);
  return split(text, talk, readClause, MOST_CLAUSES);
}

const unwrapped = (text: string): string => text.replace(WRAPPED, ' ');

/** The parts of a message, however they are joined, each by itself. */
export const partsOf = (message: string): string[] =>
  unwrapped(message)
    .split(CUT)
    .slice(0, MOST_CUTS)
    .map((part) => part.slice(0, LONGEST));

/** @param most clauses; what stands behind the last cut is one. */
function split(text: string, talk: SpokenBefore, readClause: ReadClause, most: number): Clause[] {
  const whole = readClause(text, talk);
  if (most === 1) return [whole];
  for (const { index, 0: joint } of [...text.matchAll(CUT)].slice(0, MOST_CUTS)) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()];
    if (![before, after].every((half) => /\p{L}{3}/u.test(half))) continue;
    const left = readClause(before, talk);
    const then = spokenWith(left, talk);
    const right = readClause(after, then);
    if (isBeside(left, right, whole) || asksApart(left, right))
      return [left, ...split(after, then, readClause, most - 1)];
  }
  return [whole];
}

/** What is spoken of once a clause has clearly asked for something. */
function spokenWith(clause: Clause, talk: SpokenBefore): SpokenBefore {
  if (!asksClearly(clause)) return talk;
  const { topic, level, aspect } = clause.choice.facts[0]!.fact;
  return { ...talk, ...spokenAfter(talk, { topic, levels: level ? [level] : [] }), side: aspect };
}

const FELT: ReadonlySet<string> = new Set(['feelings', 'distress']);
function isFelt({ reading: { acts } }: Clause): boolean {
  const { label, probability } = likeliest(acts);
  return FELT.has(label) && probability >= LIKELY;
}

/** What somebody feels goes by itself, and so does a story beside a question. */
function isBeside(left: Clause, right: Clause, whole: Clause): boolean {
  const isClear = right.asks >= LIKELY && scoreOf(right) >= CLEAR_BESIDE && right.choice.unpublished < PUBLISHED;
  return isFelt(left) || isFelt(right) || (left.asks < 1 - LIKELY && isClear && scoreOf(right) > scoreOf(whole));
}

function classOf({ choice }: Clause): string | undefined {
  const best = choice.facts[0]?.fact;
  return best && factClass(best.topic, best.aspect);
}
const asksApart = (one: Clause, other: Clause): boolean =>
  (asksClearly(one) && asksClearly(other) && classOf(one) !== classOf(other)) ||
  (asksClearly(one) && asksUnpublished(other)) ||
  (asksUnpublished(one) && asksClearly(other));
