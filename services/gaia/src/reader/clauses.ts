// The separate questions of a message. What is told beside a question sets its subject and is not answered.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type SpokenBefore, beforeOf } from './before.js';
import { type Choice, choose, classesOf } from './choice.js';
import { type Reading, asksIn } from './heads.js';
import { likeliest } from './network.js';
import { comparesIn, levelsIn, ownTopicsIn, sideCalled, sidesInRow, topicCalled, topicsNamedIn } from './knowledge.js';

/** A part of a message as the heads read it. */
export interface Clause {
  readonly text: string;
  readonly reading: Reading;
  readonly choice: Choice;
  /** The likeliness that it asks something. */
  readonly asks: number;
  /** It stands in a sentence with a question mark. */
  readonly isMarked?: boolean;
}

/** Reads a clause within a talk. */
export type ReadClause = (text: string, talk: SpokenBefore) => Clause;
type Read = (text: string) => Clause;

export function readClauseWith(read: (text: string, before: readonly string[]) => Reading, facts: readonly Fact[]): ReadClause {
  const classes = classesOf(facts);
  return (text, talk) => {
    const reading = read(text, beforeOf(talk));
    return { text, reading, choice: choose(reading, text, talk, classes), asks: asksIn(reading) };
  };
}

/** A message made to be slow to read is not read to its end. */
const LONGEST = 300;
const MOST_SENTENCES = 12;
const MOST_CLAUSES = 5;
/** From which likeliness on a half of a sentence asks by itself, and which fact it asks for is clear. */
const ASKS_APART = 0.6;
const CLEAR = 0.3;
const PUBLISHED = 0.5;
const UNPUBLISHED = 0.6;

const SENTENCE_END = /(?<=[?!;])\s+|(?<=(?:\p{L}{3}|\p{L}\d|@\S{1,80})[.…]+)\s+|\n\s*\n|\s+(?=\d[.)]\s)/u;
const JOINT = /,?\s+(?:e|ed|ma|poi|and|but|et|mais|y|pero|und|aber)\s+|[,:]\s+|\s[-–]\s/giu;

const FELT: ReadonlySet<string> = new Set(['feelings', 'distress']);
const isFelt = ({ reading: { acts } }: Clause): boolean => {
  const { label, probability } = likeliest(acts);
  return FELT.has(label) && probability >= ASKS_APART;
};
const scoreOf = ({ choice }: Clause) => choice.facts[0]?.score ?? 0;
const aspectOf = ({ choice }: Clause) => choice.facts[0]?.fact.aspect;
const isClear = (clause: Clause) => clause.asks >= ASKS_APART && scoreOf(clause) >= CLEAR && clause.choice.unpublished < PUBLISHED;
const isUnpublished = (clause: Clause) => clause.asks >= ASKS_APART && clause.choice.unpublished >= UNPUBLISHED;

/** Splits where one sentence ends, and where each half of a sentence asks for something else by itself. */
export function clausesOf(message: string, talk: SpokenBefore, readClause: ReadClause): Clause[] {
  const read: Read = (text) => readClause(text, talk);
  const sentences = message.split(SENTENCE_END).filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
  return sentences
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) =>
      split(sentence.trim().slice(0, LONGEST), read, '').map((clause) => ({ ...clause, isMarked: sentence.includes('?') })),
    )
    .slice(0, MOST_CLAUSES);
}

/** The parts of a message, however they are joined, each by itself. */
export const partsOf = (message: string): string[] =>
  message
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(JOINT))
    .slice(0, MOST_SENTENCES)
    .map((part) => part.slice(0, LONGEST));

/** @param names what the part before has named, in words: a half that names nothing asks for the same thing. */
function split(text: string, read: Read, names: string): Clause[] {
  const whole = readHalf(text, names, read);
  const folded = fold(text);
  if (comparesIn(folded)) return [whole];
  const sides = sidesInRow(folded);
  if (sides.length > 0) return sides.map((side) => read([namesIn(text) || names, sideCalled(side)].filter(Boolean).join(' ')));
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()];
    if (![before, after].every((half) => /\p{L}{3}/u.test(half))) continue;
    const namesHere = namesIn(before) || names;
    const left = readHalf(before, names || namesIn(text), read);
    const right = readHalf(after, namesHere || namesIn(text), read);
    if (asksApart(left, right))
      return [left, ...split(after, read, aspectOf(right) && OF_SCHOOL.has(aspectOf(right)!) ? '' : namesHere || namesIn(text))];
    if (isBeside(left, right, whole)) return [left, ...split(after, read, namesHere)];
  }
  return [whole];
}

/** What the school's own place and contacts ask needs no name. */
const OF_SCHOOL: ReadonlySet<string> = new Set(['indirizzo', 'telefono', 'email', 'apertura', 'dati-legali', 'esperienza']);
const SURE_OF_SCHOOL = 0.4;
function readHalf(text: string, names: string, read: Read): Clause {
  const bare = read(text);
  const [first] = bare.choice.facts;
  const isOfSchool = first?.fact.topic === 'scuola' && first.score >= SURE_OF_SCHOOL;
  return isOfSchool || bare.asks < 1 - ASKS_APART ? bare : read(named(text, names));
}

/** What somebody feels goes by itself, and so does a story beside a question. */
const isBeside = (left: Clause, right: Clause, whole: Clause): boolean =>
  isFelt(left) || isFelt(right) || (left.asks < 1 - ASKS_APART && isClear(right) && scoreOf(right) > scoreOf(whole));

const asksApart = (one: Clause, other: Clause): boolean =>
  (isClear(one) && isClear(other) && aspectOf(one) !== aspectOf(other)) ||
  (isClear(one) && isUnpublished(other)) ||
  (isUnpublished(one) && isClear(other));

/** The closed names of a text, as words that can stand before another part of it. */
function namesIn(text: string): string {
  const folded = fold(text);
  const own = ownTopicsIn(folded);
  return [...(own.length > 0 ? own : topicsNamedIn(folded)).map(topicCalled), ...levelsIn(folded)].join(' ');
}

const named = (text: string, names: string): string => (names && namesIn(text) === '' ? `${names} ${text}` : text);
