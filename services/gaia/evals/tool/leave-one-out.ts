// How Gaia does with what she has not been taught: she learns without the examples of some authors and is asked their
// questions. An author's questions resemble each other and nobody else's, as a stranger's do.
import { type Fact, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { readClauseWith } from '#gaia/reader/clauses.js';
import { NONE, learn } from '#gaia/reader/heads.js';
import { type Example, type ExampleTalk, readExamples, readQuestions, readTalks } from '#gaia/reader/examples.js';
import { type Part, type Step, type Talk, nothingSaid } from '#gaia/reader/state.js';
import { turn } from '#gaia/reader/talk.js';
import { isFactNamed } from './conversations.ts';
import { EVALUATION_DAY } from './evaluate.ts';

/** The hands that differ most: hurried, wordy, doubting, and the one that wrote the tests. */
const askers = ['terse', 'stories', 'doubts', 'asked'] as const;
/** Of those who wrote whole conversations: the one who reckons, those who dictate and hurry, and many voices. */
const talkers = ['reckoners', 'dictated', 'impatient', 'needs', 'twenty-strangers'] as const;

/** What becomes of a question: answered, rightly or not; the right answer is offered for a choice; a person. */
export type Verdict = 'right' | 'wrong' | 'asked' | 'person';
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

type Ask = (talk: Talk, message: string) => Step;

const noCounts = () => ({
  published: { right: 0, wrong: 0, asked: 0, person: 0 },
  unpublished: { right: 0, wrong: 0, asked: 0, person: 0 },
});

/** Learns without the examples of all these authors, and asks each one's questions and conversations. */
export function leaveAuthorsOut(): LeftOut[] {
  const examples = readExamples();
  const questions = readQuestions();
  const talks = readTalks();
  const left = new Set<string>([...askers, ...talkers]);
  const heads = learn(examples.filter(({ author }) => !left.has(author)));
  const facts = allFacts(exampleSchool, EVALUATION_DAY);
  const readClause = readClauseWith(heads, facts);
  const ask: Ask = (talk, message) => turn(talk, message, readClause, facts);
  return [
    ...askers.map((author) => askQuestions(author, questions, ask)),
    ...talkers.map((author) => holdTalks(author, talks, ask)),
  ];
}

function askQuestions(author: string, examples: readonly Example[], ask: Ask): LeftOut {
  const counts = noCounts();
  for (const example of examples.filter((one) => one.author === author && isQuestion(one)))
    counts[example.labels.includes(NONE) ? 'unpublished' : 'published'][
      verdictOn(ask(nothingSaid, example.text).parts, (told) => judged(told, example.labels))
    ]++;
  return { author, ...counts };
}

/** Turn by turn: each part of a turn is to be answered, and nothing else told. */
function holdTalks(author: string, talks: readonly ExampleTalk[], ask: Ask): LeftOut {
  const counts = noCounts();
  for (const turns of talks.filter(([first]) => first?.[0]?.author === author)) {
    let talk = nothingSaid;
    for (const parts of turns) {
      const step = ask(talk, parts.map(({ text }) => text).join(' '));
      talk = step.talk;
      const asked = parts
        .map(({ labels }) => labels)
        .filter((labels) => labels.includes(NONE) || labels[0]!.includes('.'));
      if (asked.length === 0) continue;
      const published = asked.filter((labels) => !labels.includes(NONE));
      counts[published.length > 0 ? 'published' : 'unpublished'][
        verdictOn(step.parts, (told) => judgedTurn(told, published))
      ]++;
    }
  }
  return { author, ...counts };
}

/** @param judge of what is told, or offered. */
function verdictOn(parts: readonly Part[], judge: (told: readonly Fact[]) => Verdict): Verdict {
  const verdict = judge(factsTold(parts));
  const offered = parts.flatMap((part) => (part.do === 'clarify' ? part.between : []));
  return verdict === 'person' && offered.some((fact) => judge([fact]) === 'right') ? 'asked' : verdict;
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
