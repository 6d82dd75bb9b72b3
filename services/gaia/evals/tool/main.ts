// `make eval`: one page of figures. SHOW=requests or SHOW=talks also prints what failed.
import { loadEnv } from '@school/platform';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { checkModels, languageModels, modelFields } from '#gaia/model/model-env.js';
import { sharedLearnt } from '#gaia/reader/learnt-file.js';
import { readerOf } from '#gaia/reader/reading.js';
import { leaveAuthorsOut } from './authors-left-out.ts';
import { EVALUATION_DAY, gaiaWith } from './gaia.ts';
import { type Counts, askAll, readQuestions } from './questions.ts';
import { faultsOf, readRequests } from './requests.ts';
import { judge, readTalks } from './talks.ts';

const { values } = parseArgs({ options: { show: { type: 'string', multiple: true, default: [] } } });
const env = loadEnv(z.object(modelFields).superRefine(checkModels, { when: () => true }));
const models = await languageModels(env);
const gaia = gaiaWith(models);

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sumOf = (counts: Counts['published']): number => Object.values(counts).reduce((sum, one) => sum + one, 0);
function printCounts(name: string, { published, unpublished }: Counts): void {
  for (const [kind, counts] of [
    ['published', published],
    ['unpublished', unpublished],
  ] as const) {
    const whole = sumOf(counts);
    if (whole === 0) continue;
    const shares = Object.entries(counts).map(([verdict, count]) => `${verdict} ${percent(count, whole)}`);
    console.log(`${name}, ${kind} (${whole}): ${shares.join(', ')}`);
  }
}

// Learning is the embedded reader's alone.
if (models.length === 0) {
  printCounts('Authors left out', leaveAuthorsOut());
  printCounts(
    'Fixed questions',
    askAll(readQuestions(), readerOf(sharedLearnt(), allFacts(exampleSchool, EVALUATION_DAY), exampleSchool)),
  );
}

const requests = readRequests();
const faults = new Map<string, number>();
let right = 0;
for (const request of requests) {
  const found = await faultsOf(request, gaia);
  if (found.length === 0) right += 1;
  for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (found.length > 0 && values.show.includes('requests'))
    console.log(`✗ ${found.join(', ')}: ${request.turns.join(' / ')}`);
}
console.log(
  `Requests right as pressed: ${right} of ${requests.length} (${percent(right, requests.length)}); wrong: ` +
    [...faults].map(([fault, count]) => `${fault} ${count}`).join(', '),
);

const talks = readTalks();
const turns = [];
let clean = 0;
for (const talk of talks) {
  const judged = await judge(talk, gaia);
  turns.push(...judged);
  if (judged.every(({ isRight }) => isRight)) clean += 1;
  for (const { text, wanted, ended, reply, isRight } of judged)
    if (!isRight && values.show.includes('talks'))
      console.log(`✗ ${talk.name}: «${text}» ${ended}, not ${wanted.join(' | ')}\n    ${reply}`);
}
const good = turns.filter(({ isRight }) => isRight).length;
console.log(
  `Talks: ${percent(turns.length - good, turns.length)} of ${turns.length} turns otherwise than wanted; ${clean} of ${talks.length} talks as wanted`,
);
