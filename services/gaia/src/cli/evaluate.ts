// `make eval`: prints how well Gaia does, by class and split, and fails below the goals. What failed of the seen split is
// shown; of the held-out split only counts, so that nobody tunes to its wordings, unless `--show held-out` asks for a closing look.
import { loadEnv } from '@school/platform';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { assembleGaia } from '../agent/assemble-gaia.js';
import { type Split, readConversations, splits } from '../evaluation/conversations.js';
import { type Outcome, createEvaluation } from '../evaluation/evaluate.js';
import { GOALS, isRight, measure, missedGoals } from '../evaluation/measures.js';
import { evaluationTable } from '../evaluation/table.js';
import { type ModelEnv, languageModels, modelFields, modelProblems } from '../model/model-env.js';

const { values } = parseArgs({ options: { show: { type: 'string', multiple: true, default: ['seen'] } } });

const env = loadEnv(
  z.object(modelFields).superRefine(
    (fields: Partial<ModelEnv>, context) => {
      for (const [name, message] of modelProblems(fields)) context.addIssue({ code: 'custom', path: [name], message });
    },
    { when: () => true },
  ),
);
const models = await languageModels(env);
const evaluate = createEvaluation((parts) => assembleGaia({ ...parts, quoteLimits: { admits: () => Promise.resolve(true) }, languageModels: models }));
const outcomes: Record<Split, Outcome[]> = { seen: [], 'held-out': [] };
for (const conversation of readConversations()) outcomes[conversation.split].push(await evaluate(conversation));

for (const split of splits.filter((name) => values.show.includes(name))) {
  for (const { conversation, turns } of outcomes[split].filter((outcome) => !isRight(outcome))) {
    console.log(`✗ ${split} / ${conversation.class} / ${conversation.name}`);
    for (const { user, reply, failures } of turns) console.log(`    ${failures.length > 0 ? '✗' : ' '} «${user}» ${failures.join('; ')}\n        ${reply}`);
  }
}
console.log(evaluationTable(outcomes));

const missed = [
  ...missedGoals(measure(outcomes.seen), GOALS.seen).map((goal) => `seen: ${goal}`),
  ...missedGoals(measure(outcomes['held-out']), GOALS.heldOut).map((goal) => `held out: ${goal}`),
  // Another model's time is its provider's.
  ...splits.filter((split) => models.length === 0 && measure(outcomes[split]).p95 > GOALS.p95).map((split) => `${split}: reply p95 above ${GOALS.p95} ms`),
];
for (const goal of missed) console.log(`✗ ${goal}`);
if (missed.length > 0) process.exitCode = 1;
