// `make drill`: the failure matrix by real faults, or with CHAOS=n a run of n requests under random faults, or with SELFTEST=1 the
// proof that broken promises are found (SELFTEST=ledger: one of them). ROWS=F5,F16 picks rows, SEED=n repeats a random run, --json prints the results as JSON.
import { performance } from 'node:perf_hooks';
import { chaos } from './chaos.ts';
import { matrix } from './matrix.ts';
import { copyProgram } from './program-copy.ts';
import { type Result, type Row, rehearse } from './row.ts';
import { sabotages } from './sabotage.ts';
import { setStage, type Stage } from './stage.ts';
import { table } from './table.ts';
import type { CrowdOptions } from './visitors.ts';

/** The random row of the matrix. */
const SOME = 2000;
const AT_ONCE = 16;

const { CHAOS, SELFTEST, ROWS, SEED } = process.env;
const seed = SEED ? Number(SEED) : Math.floor(Math.random() * 2 ** 31);
const leads = CHAOS ? Number(CHAOS) : SOME;
if (!Number.isInteger(seed) || !Number.isInteger(leads) || leads < 1) {
  console.error('SEED and CHAOS must be whole numbers');
  process.exit(1);
}
const random = { row: chaos(leads, seed), crowd: { until: leads, size: AT_ONCE }, instances: { 'lead-store': 2, mailer: 2 } } as const;
const wanted = ROWS?.split(',');
const rows = matrix.filter(({ id }) => wanted?.includes(id) ?? true);

const tell = (line: string) => process.stderr.write(`${line}\n`);

async function rehearsed(row: Row, stage: Stage, crowd?: CrowdOptions): Promise<Result> {
  const result = await rehearse(row, stage, crowd);
  tell(`${result.faults.length === 0 ? 'holds ' : 'BROKEN'} ${row.id} ${row.fault} (${result.seconds} s)`);
  return result;
}

/** The logs of what broke are kept. */
async function dismiss(stage: Stage, { faults }: Result): Promise<void> {
  const logs = await stage.close({ keepLogs: faults.length > 0 });
  if (logs) tell(`       its logs: ${logs}`);
}

async function runMatrix(): Promise<Result[]> {
  const results: Result[] = [];
  let stage: Stage | undefined;
  try {
    for (const row of rows) {
      stage ??= await setStage();
      const result = await rehearsed(row, stage);
      results.push(result);
      if (result.faults.length === 0) continue;
      // What a broken row leaves behind is no start for the next.
      await dismiss(stage, result);
      stage = undefined;
    }
  } finally {
    await stage?.close();
  }
  return wanted ? results : [...results, await runChaos()];
}

async function runChaos(): Promise<Result> {
  const stage = await setStage({ instances: random.instances });
  const result = await rehearsed(random.row, stage, random.crowd);
  await dismiss(stage, result);
  return result;
}

/** A sabotage that is found makes a result without faults. */
async function runSelfTest(): Promise<Result[]> {
  const results: Result[] = [];
  const picked = sabotages.filter(({ name }) => SELFTEST === '1' || name.includes(SELFTEST!));
  for (const { name, edits, meddle, row: id, sign } of picked) {
    const row = matrix.find((each) => each.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    const stage = await setStage({ root: await copyProgram(edits) });
    try {
      await meddle?.(stage);
      const result = await rehearse(row, stage);
      const found = sign === null ? result.faults.length === 0 : result.faults.some((fault) => sign.test(fault));
      results.push({
        ...result,
        fault: `sabotage: ${name}`,
        faults: found ? [] : [`not found: ${result.faults.join('; ') || 'the row holds'}`],
      });
      tell(`${found ? 'found ' : 'MISSED'} ${name}: ${id} says ${result.faults.join('; ') || 'all is well'} (${result.seconds} s)`);
    } finally {
      await stage.close();
    }
  }
  return results;
}

const begin = performance.now();
const results = SELFTEST ? await runSelfTest() : CHAOS ? [await runChaos()] : await runMatrix();
const broken = results.filter(({ faults }) => faults.length > 0).length;
const seconds = Math.round((performance.now() - begin) / 1000);
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ seed, seconds, results }, null, 2)}\n`);
else
  process.stdout.write(
    `\n${table(results)}\n\n${results.length - broken} of ${results.length} ${SELFTEST ? 'sabotages found' : 'rows hold'}, ${seconds} s, seed ${seed}\n`,
  );
process.exitCode = broken > 0 || results.length === 0 ? 1 : 0;
