// `make drill`: injects every fault of the failure matrix. CHAOS=n sends n requests under random faults. SELFTEST=1
// proves that broken promises are found (SELFTEST=ledger: those mutants only). ROWS=F5,F16 picks rows, SEED=n repeats a
// random run, --json prints the results as JSON.
import { performance } from 'node:perf_hooks';
import { chaos } from './chaos.ts';
import { matrix } from './matrix.ts';
import { copyProgram } from './program-copy.ts';
import { type Result, type Row, runRow } from './row.ts';
import { mutants } from './mutants.ts';
import { startSystem, type SystemUnderTest } from './system-under-test.ts';
import { table } from './table.ts';
import type { LoadOptions } from './visitors.ts';

/** Of the run under random faults that ends the matrix. */
const CHAOS_REQUESTS = 2000;
const CHAOS_VISITORS = 16;

const { CHAOS, SELFTEST, ROWS, SEED } = process.env;
const seed = SEED ? Number(SEED) : Math.floor(Math.random() * 2 ** 31);
const leads = CHAOS ? Number(CHAOS) : CHAOS_REQUESTS;
if (!Number.isInteger(seed) || !Number.isInteger(leads) || leads < 1) {
  console.error('SEED and CHAOS must be whole numbers');
  process.exit(1);
}
const random = {
  row: chaos(leads, seed),
  load: { until: leads, size: CHAOS_VISITORS },
  instances: { 'lead-store': 2, mailer: 2 },
} as const;
const wanted = ROWS?.split(',');
const rows = matrix.filter(({ id }) => wanted?.includes(id) ?? true);

const log = (line: string) => process.stderr.write(`${line}\n`);

async function runAndReport(row: Row, system: SystemUnderTest, load?: LoadOptions): Promise<Result> {
  const result = await runRow(row, system, load);
  log(`${result.violations.length === 0 ? 'holds ' : 'BROKEN'} ${row.id} ${row.fault} (${result.seconds} s)`);
  return result;
}

/** Keeps the logs of a broken row. */
async function closeSystem(system: SystemUnderTest, { violations }: Result): Promise<void> {
  const logs = await system.close({ keepLogs: violations.length > 0 });
  if (logs) log(`       its logs: ${logs}`);
}

async function runMatrix(): Promise<Result[]> {
  const results: Result[] = [];
  let system: SystemUnderTest | undefined;
  try {
    for (const row of rows) {
      system ??= await startSystem();
      const result = await runAndReport(row, system);
      results.push(result);
      if (result.violations.length === 0) continue;
      // The next row must not start from the state that a broken row leaves behind.
      await closeSystem(system, result);
      system = undefined;
    }
  } finally {
    await system?.close();
  }
  return wanted ? results : [...results, await runChaos()];
}

async function runChaos(): Promise<Result> {
  const system = await startSystem({ instances: random.instances });
  const result = await runAndReport(random.row, system, random.load);
  await closeSystem(system, result);
  return result;
}

/** Runs the row of each mutant. A mutant that is found makes a result without violations. */
async function runSelfTest(): Promise<Result[]> {
  const results: Result[] = [];
  const picked = mutants.filter(({ name }) => SELFTEST === '1' || name.includes(SELFTEST!));
  for (const { name, edits, reconfigure, row: id, expected } of picked) {
    const row = matrix.find((each) => each.id === id);
    if (!row) throw new Error(`There is no row ${id}`);
    const system = await startSystem({ root: copyProgram(edits) });
    try {
      await reconfigure?.(system);
      const result = await runRow(row, system);
      const found =
        expected === null
          ? result.violations.length === 0
          : result.violations.some((violation) => expected.test(violation));
      results.push({
        ...result,
        fault: `mutant: ${name}`,
        violations: found ? [] : [`not found: ${result.violations.join('; ') || 'the row holds'}`],
      });
      const reported = result.violations.join('; ') || 'no violation';
      log(`${found ? 'found ' : 'MISSED'} ${name}: ${id} reports ${reported} (${result.seconds} s)`);
    } finally {
      await system.close();
    }
  }
  return results;
}

const begin = performance.now();
const results = SELFTEST ? await runSelfTest() : CHAOS ? [await runChaos()] : await runMatrix();
const broken = results.filter(({ violations }) => violations.length > 0).length;
const seconds = Math.round((performance.now() - begin) / 1000);
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ seed, seconds, results }, null, 2)}\n`);
else
  process.stdout.write(
    `\n${table(results)}\n\n${results.length - broken} of ${results.length} ${SELFTEST ? 'mutants found' : 'rows hold'}, ` +
      `${seconds} s, seed ${seed}\n`,
  );
process.exitCode = broken > 0 || results.length === 0 ? 1 : 0;
