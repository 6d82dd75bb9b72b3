// `make eval`: prints how well Gaia does, by class and split, and fails below the goals. What failed of the seen split is
// shown; of the held-out split only counts, so that nobody tunes to its wordings, unless `--show held-out` asks for a closing look.
import { parseArgs } from 'node:util';
import { createEmbeddedGaia } from '../agent/embedded-gaia.js';
import { type Split, readConversations, splits } from '../evaluation/conversations.js';
import { type Outcome, createEvaluation } from '../evaluation/evaluate.js';
import { GOALS, isRight, measure, missedGoals } from '../evaluation/measures.js';
import { evaluationTable } from '../evaluation/table.js';

const { values } = parseArgs({ options: { show: { type: 'string', multiple: true, default: ['seen'] } } });

// Figures of one model must not be taken for another's.
if (process.env['GAIA_MODEL']) {
  console.error('GAIA_MODEL is set, but only the embedded model can be evaluated: unset it.');
  process.exit(2);
}
const evaluate = createEvaluation(createEmbeddedGaia);
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
  ...splits.filter((split) => measure(outcomes[split]).p95 > GOALS.p95).map((split) => `${split}: reply p95 above ${GOALS.p95} ms`),
];
for (const goal of missed) console.log(`✗ ${goal}`);
if (missed.length > 0) process.exitCode = 1;
