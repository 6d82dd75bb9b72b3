// How Gaia does with what she has not been taught: she learns without the examples of some authors and is asked their
// questions. An author's questions resemble each other and nobody else's, as a stranger's do.
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { type Context, noContext } from '#gaia/reader/context.js';
import { readExamples, readQuestions, readTalks } from '#gaia/reader/examples.js';
import { NONE, learn } from '#gaia/reader/heads.js';
import { type Reader, readerOf } from '#gaia/reader/reading.js';
import { EVALUATION_DAY } from './gaia.ts';
import { type Counts, type Question, askAll } from './questions.ts';

/** The hands that differ most: hurried, wordy, doubting, and the one that wrote the tests. */
const askers = ['terse', 'stories', 'doubts', 'asked'] as const;
/** Of those who wrote whole conversations: the one who reckons, those who dictate and hurry, and many voices. */
const talkers = ['reckoners', 'dictated', 'impatient', 'needs', 'twenty-strangers'] as const;

/** What is asked by itself, and in the course of a conversation. */
function questions(): Question[] {
  const single = readQuestions().filter(
    ({ author, labels }) => askers.some((one) => one === author) && !labels[0]!.startsWith('*'),
  );
  const talked = readTalks()
    .filter(([first]) => talkers.some((one) => one === first?.[0]?.author))
    .flat()
    .flatMap((parts) => (parts.length === 1 && !parts[0]!.intent ? parts : []));
  return [...single, ...talked]
    .filter(({ labels }) => labels.includes(NONE) || labels[0]!.includes('.'))
    .map(({ text, labels, before }) => ({ text, facts: labels, context: (before ?? noContext) satisfies Context }));
}

export function leaveAuthorsOut(): Counts {
  const left = new Set<string>([...askers, ...talkers]);
  const heads = learn(readExamples().filter(({ author }) => !left.has(author)));
  const reader: Reader = readerOf(heads, allFacts(exampleSchool, EVALUATION_DAY), exampleSchool);
  return askAll(questions(), reader);
}
