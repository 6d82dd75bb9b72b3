// `npm run eval`: prints how well Gaia does, by class, and fails below the goals.
import { readConversations } from '../evaluation/conversations.js';
import { type Outcome, createEvaluation } from '../evaluation/evaluate.js';

const LEAST_ACCURACY = 0.97;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const passed = (outcomes: readonly Outcome[]) => outcomes.filter(({ failures }) => failures.length === 0).length;

const evaluate = createEvaluation();
const outcomes: Outcome[] = [];
for (const conversation of readConversations()) outcomes.push(await evaluate(conversation));

for (const { conversation, failures } of outcomes) for (const failure of failures) console.log(`✗ ${conversation.class} / ${conversation.name}\n    ${failure}`);
for (const [name, group] of Map.groupBy(outcomes, ({ conversation }) => conversation.class)) console.log(`${name.padEnd(18)} ${passed(group)}/${group.length}`);

const latencies = outcomes.flatMap((outcome) => outcome.latencies).sort((a, b) => a - b);
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const accuracy = passed(outcomes) / outcomes.length;
const falseFacts = sum((outcome) => outcome.falseFacts);
const unintended = sum((outcome) => outcome.unintendedRequests);
console.log(`accuracy ${percent(accuracy)} of ${outcomes.length} conversations, false facts ${falseFacts}, unintended requests ${unintended}, reply p50 ${latencies[Math.floor(latencies.length * 0.5)]?.toFixed(1)} ms, p95 ${latencies[Math.floor(latencies.length * 0.95)]?.toFixed(1)} ms`);
if (accuracy < LEAST_ACCURACY || falseFacts > 0 || unintended > 0) process.exitCode = 1;
