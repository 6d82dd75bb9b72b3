// `make eval`: prints how well Gaia does with what she has not been taught, then by class and split, and fails below
// the goals. What failed of the seen split is shown; of the held-out split only counts, so that nobody tunes to its
// wordings, unless `--show held-out` asks for a closing look.
import { loadEnv } from '@school/platform';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Answered, Gaia } from '#gaia/agent/gaia.agent.js';
import { type Split, readConversations, sampled, splits } from './conversations.ts';
import { type Outcome, createEvaluation } from './evaluate.ts';
import { leaveAuthorsOut } from './leave-one-out.ts';
import { GOALS, isRight, measure, missedGoals } from './measures.ts';
import { evaluationTable, leaveOneOutTable } from './table.ts';
import { MemoryRequestStore, noLimits } from '../../test/in-memory.ts';
import { checkModels, languageModels, modelFields } from '#gaia/model/model-env.js';

/** Of each class of a split. */
const MOST_OF_A_CLASS = 30;

const { values } = parseArgs({
  options: {
    show: { type: 'string', multiple: true, default: ['seen'] },
    /** Dollars for a million tokens that go in, that come from the provider's cache, that come out: `0.25,0.025,2`. */
    price: { type: 'string' },
  },
});

const env = loadEnv(z.object(modelFields).superRefine(checkModels, { when: () => true }));
const models = await languageModels(env);
// Learning is the embedded reader's alone.
if (models.length === 0) console.log(`${leaveOneOutTable(leaveAuthorsOut())}\n`);
const usage: NonNullable<Answered['usage']>[number][] = [];
const evaluate = createEvaluation((parts) => {
  const gaia = new Gaia({
    ...parts,
    store: new MemoryRequestStore(),
    limits: noLimits,
    languageModels: models,
  });
  return {
    answer: async (turn) => {
      const answered = await gaia.answer(turn);
      usage.push(...(answered.usage ?? []));
      return answered;
    },
  };
});
const outcomes: Record<Split, Outcome[]> = { seen: [], 'held-out': [] };
const conversations = readConversations();
for (const split of splits)
  for (const conversation of sampled(
    conversations.filter((one) => one.split === split),
    MOST_OF_A_CLASS,
  ))
    outcomes[split].push(await evaluate(conversation));

for (const split of splits.filter((name) => values.show.includes(name))) {
  for (const { conversation, turns } of outcomes[split].filter((outcome) => !isRight(outcome))) {
    console.log(`✗ ${split} / ${conversation.class} / ${conversation.name}`);
    for (const { user, reply, failures } of turns)
      console.log(`    ${failures.length > 0 ? '✗' : ' '} «${user}» ${failures.join('; ')}\n        ${reply}`);
  }
}
console.log(evaluationTable(outcomes));
if (models.length > 0) console.log(costOf(outcomes.seen.length + outcomes['held-out'].length));

const missed = [
  ...missedGoals(measure(outcomes.seen), GOALS.seen).map((goal) => `seen: ${goal}`),
  ...missedGoals(measure(outcomes['held-out']), GOALS.heldOut).map((goal) => `held out: ${goal}`),
  // Another model's time is its provider's.
  ...splits
    .filter((split) => models.length === 0 && measure(outcomes[split]).p95 > GOALS.p95)
    .map((split) => `${split}: reply p95 above ${GOALS.p95} ms`),
];
for (const goal of missed) console.log(`✗ ${goal}`);
if (missed.length > 0) process.exitCode = 1;

/** What a conversation costs, on the average. */
function costOf(conversations: number): string {
  const sum = (of: (one: (typeof usage)[number]) => number) => usage.reduce((total, one) => total + of(one), 0);
  const each = (tokens: number) => Math.round(tokens / conversations);
  const [calls, input, output] = [usage.length, sum((one) => one.input_tokens), sum((one) => one.output_tokens)];
  const cached = sum((one) => one.input_token_details?.cache_read ?? 0);
  const share = Math.round((100 * cached) / Math.max(1, input));
  const went = `${each(input)} tokens in (${share} % cached), ${each(output)} out`;
  const tokens = `a conversation: ${(calls / conversations).toFixed(1)} calls, ${went}`;
  const [whole = 0, kept = whole, written = 0] = values.price?.split(',').map(Number) ?? [];
  const dollars = ((input - cached) * whole + cached * kept + output * written) / 1e6 / conversations;
  return values.price ? `${tokens}; ${dollars.toFixed(4)} dollars` : tokens;
}
