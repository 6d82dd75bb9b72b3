// `make test`: runs all checks and tests, and prints `N passed, N failed` as the last line. A skipped test, a failing
// check and a suite without tests count as failed. ONLY selects one kind of test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildServices, buildSite } from '../stack/build.ts';
import { local, root } from '../stack/checkout.ts';
import { chromiumPath } from '../stack/browsers/chromium.ts';
import { installBrowsers } from '../stack/browsers/install.ts';
import { serverProgram } from '../stack/embedded/debian-packages.ts';
import { trainReader } from '../stack/learnt.ts';
import { jestCommand } from './jest.ts';
import { playwright } from './playwright.ts';
import { type Result, jestResult, playwrightResult, resultOf } from './reports.ts';

interface Stage {
  readonly title: string;
  /** @param log the file descriptor for the output of programs. */
  readonly run: (log: number) => Promise<Result>;
}

const reports = join(local.dir, 'reports');

/** Rows run in parallel, the stages of a row one after the other. */
type Rows = readonly (readonly Stage[])[];

const typeCheck: Stage = {
  title: 'Type check',
  run: (log) => check(log, process.execPath, ['node_modules/typescript/bin/tsc', '-b']),
};

/** Before the tests, which need the installed programs and the build. */
const preparation: Rows = [[{ title: 'Redis and browsers', run: fetchPrograms }], [{ title: 'Build', run: build }]];

/** They read what the type check has written, and use the core that the training of Gaia's reader leaves. */
const checks: readonly Stage[] = [
  { title: 'Format', run: (log) => check(log, 'node_modules/.bin/oxfmt', ['--check']) },
  { title: 'Lint', run: (log) => check(log, 'node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { title: 'Unused exports', run: (log) => check(log, 'node_modules/.bin/knip', ['--no-config-hints']) },
  { title: 'Content', run: (log) => check(log, process.execPath, ['services/libs/catalog/dist/cli/check-content.js']) },
];

const tests = {
  unit: { title: 'Unit tests', run: (log) => jest(log, 'unit') },
  // They wait much: one suite more at once than there are cores.
  integration: {
    title: 'Integration tests',
    run: (log) => jest(log, 'integration', '--maxWorkers', String(availableParallelism() + 1)),
  },
  e2e: { title: 'End-to-end tests', run: endToEnd },
} satisfies Record<string, Stage>;

/** About equally long. */
const all: Rows = [[tests.unit, tests.integration], [tests.e2e]];

/** What to run, in this order: the tests of ONLY, or all. @throws for an unknown kind. */
function chosen(only: string | undefined): readonly Rows[] {
  if (!only) return [[[typeCheck]], [...preparation, checks], all];
  const kinds: Readonly<Record<string, Stage>> = tests;
  const stage = kinds[only];
  if (!stage) throw new Error(`ONLY is one of ${Object.keys(tests).join(', ')}, not "${only}".`);
  // Unit tests read sources: they need no build.
  return stage === tests.unit ? [[[stage]]] : [[[typeCheck]], preparation, [[stage]]];
}

async function fetchPrograms(log: number): Promise<Result> {
  await serverProgram('redis-server');
  // Where root cannot install them, another Chromium is used if there is one, and the tests of the other engines say
  // what is missing.
  const why = (error: unknown) =>
    writeSync(log, `The browsers were not installed: ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.getuid?.() === 0) await installBrowsers().catch(why);
  await chromiumPath();
  return { passed: 0, failed: 0 };
}

async function build(): Promise<Result> {
  // Once, here: otherwise every program of the tests that needs Gaia's reader would train it.
  await Promise.all([buildServices().then(() => trainReader()), buildSite()]);
  return { passed: 0, failed: 0 };
}

/** Runs a program. @returns its exit code. */
async function run(log: number, program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', log, log] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function check(log: number, program: string, args: readonly string[]): Promise<Result> {
  return { passed: 0, failed: (await run(log, program, args)) === 0 ? 0 : 1 };
}

async function jest(log: number, project: string, ...options: readonly string[]): Promise<Result> {
  const report = join(reports, `${project}.json`);
  const code = await run(log, process.execPath, [
    ...jestCommand,
    '--ci',
    '--forceExit',
    '--json',
    '--outputFile',
    report,
    '--selectProjects',
    project,
    ...options,
  ]);
  return resultOf(code, report, jestResult);
}

async function endToEnd(log: number): Promise<Result> {
  const report = join(reports, 'e2e.json');
  const code = await playwright(['--reporter', 'list,json'], { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, [
    'ignore',
    log,
    log,
  ]);
  return resultOf(code, report, playwrightResult);
}

const plan = chosen(process.env['ONLY']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const begin = performance.now();
const lines: string[] = [];
const failures: string[] = [];
const total = { passed: 0, failed: 0 };

const secondsSince = (time: number): string => `${((performance.now() - time) / 1000).toFixed(0)} s`;

/** Runs a stage, and prints its whole output if it has failed. */
async function runStage({ title, run: work }: Stage): Promise<void> {
  const file = join(reports, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.log`);
  process.stdout.write(`${title} … (${file})\n`);
  const since = performance.now();
  const log = openSync(file, 'w');
  const result = await work(log).catch((error: unknown): Result => {
    writeSync(log, `${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  closeSync(log);
  const { passed, failed } = result;
  if (failed > 0) process.stdout.write(`\n── ${title}\n${readFileSync(file, 'utf8')}\n`);
  total.passed += passed;
  total.failed += failed;
  failures.push(...(result.failures ?? []));
  const outcome = passed === 0 && failed === 0 ? 'ok' : `${passed} passed, ${failed} failed`;
  lines.push(`  ${title.padEnd(28)}${outcome.padEnd(24)}${secondsSince(since)}`);
}

async function inTurn(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) await runStage(stage);
}

for (const rows of plan) await Promise.all(rows.map(inTurn));
process.stdout.write(`\n${[...lines, ...failures].join('\n')}\n\nAll in ${secondsSince(begin)}.\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
