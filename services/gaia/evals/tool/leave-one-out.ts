// How Gaia does with what she has not been taught: she learns without the examples of one author and is asked that
// author's questions. An author's questions resemble each other and nobody else's, as a stranger's do.
import { type Fact, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { readClauseWith } from '#gaia/reader/clauses.js';
import { NONE, learn, read } from '#gaia/reader/heads.js';
import type { ExampleTalk } from '#gaia/reader/example-talks.js';
import type { Example } from '#gaia/reader/knowledge.js';
import { type Part, type Step, type Talk, nothingSaid } from '#gaia/reader/state.js';
import { turn } from '#gaia/reader/talk.js';
import { isFactNamed } from './conversations.ts';
import { EVALUATION_DAY } from './evaluate.ts';

/**
 * The hands that differ most: hurried, wordy, doubting, and the one that wrote the tests. Each costs the time of
 * learning once.
 */
export const leftOutAuthors = ['terse', 'stories', 'doubts', 'asked'] as const;

/** Of those who wrote whole conversations: the one who reckons, and the one who speaks with many voices. */
export const leftOutTalkers = ['reckoners', 'twenty-strangers'] as const;

/** What becomes of a question. A wrong answer is worse than a person. */
export type Verdict = 'right' | 'wrong' | 'person';
type Counts = Readonly<Record<Verdict, number>>;

/** Counts of an author's questions, by whether the school's facts answer them. */
export interface LeftOut {
  readonly author: string;
  readonly published: Counts;
  readonly unpublished: Counts;
}

/** A question by itself: what goes on from something said before has no answer alone. */
const isQuestion = ({ labels }: Example): boolean =>
  labels.includes(NONE) || (labels[0]!.includes('.') && !labels[0]!.startsWith('*'));

/** Learns without an author's examples, which takes most of a minute of a core. */
function readerWithout(author: string, examples: readonly Example[]): (talk: Talk, message: string) => Step {
  const facts = allFacts(exampleSchool, EVALUATION_DAY);
  const heads = learn(examples.filter((example) => example.author !== author));
  const readClause = readClauseWith((text, before) => read(heads, text, before), facts);
  return (talk, message) => turn(talk, message, readClause, facts);
}

const noCounts = () => ({
  published: { right: 0, wrong: 0, person: 0 },
  unpublished: { right: 0, wrong: 0, person: 0 },
});

/** Asks an author's questions of one who has learnt none of them. */
export function leaveOut(author: string, examples: readonly Example[]): LeftOut {
  const reader = readerWithout(author, examples);
  const counts = noCounts();
  for (const { text, labels } of examples.filter((example) => example.author === author && isQuestion(example)))
    counts[labels.includes(NONE) ? 'unpublished' : 'published'][
      judged(factsTold(reader(nothingSaid, text).parts), labels)
    ]++;
  return { author, ...counts };
}

/** Likewise with whole conversations, turn by turn: each part of a turn is to be answered, and nothing else told. */
export function leaveOutTalks(author: string, examples: readonly Example[], talks: readonly ExampleTalk[]): LeftOut {
  const reader = readerWithout(author, examples);
  const counts = noCounts();
  for (const { turns } of talks.filter((talk) => talk.author === author)) {
    let talk = nothingSaid;
    for (const parts of turns) {
      const step = reader(talk, parts.map(({ text }) => text).join(' '));
      talk = step.talk;
      const asked = parts
        .map(({ labels }) => labels)
        .filter((labels) => labels.includes(NONE) || labels[0]!.includes('.'));
      if (asked.length === 0) continue;
      const published = asked.filter((labels) => !labels.includes(NONE));
      counts[published.length > 0 ? 'published' : 'unpublished'][judgedTurn(factsTold(step.parts), published)]++;
    }
  }
  return { author, ...counts };
}

/** @param asked of each part that the school's facts answer the facts of which any is right. */
export function judgedTurn(told: readonly Fact[], asked: readonly (readonly string[])[]): Verdict {
  if (told.length === 0) return 'person';
  const isRightOne = ({ topic, aspect }: Fact, labels: readonly string[]) => labels.includes(`${topic}.${aspect}`);
  const isForeign = told.some((fact) => !asked.some((labels) => isRightOne(fact, labels)));
  return !isForeign && asked.every((labels) => told.some((fact) => isRightOne(fact, labels))) ? 'right' : 'wrong';
}

/** A question back and a sentence that tells no fact leave the visitor where a person does. */
export function judged(told: readonly Fact[], labels: readonly string[]): Verdict {
  if (told.length === 0) return 'person';
  return told.some(({ id, topic, aspect }) =>
    labels.some((label) => isFactNamed(id, label) || label === `${topic}.${aspect}`),
  )
    ? 'right'
    : 'wrong';
}

const factsTold = (parts: readonly Part[]): Fact[] =>
  parts.flatMap((part) => (part.do === 'tell' || part.do === 'reckon' ? part.facts : []));
