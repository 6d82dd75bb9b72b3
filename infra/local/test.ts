// `make test`: everything that can fail, one after the other, and as the last line `N passed, N failed`. A skipped test, a check
// that does not pass and a suite without any test count as failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.ts';
import { local, root } from './checkout.ts';
import { jestCommand } from './testing/jest.ts';
import { playwright } from './testing/playwright.ts';

interface Result {
  readonly passed: number;
  readonly failed: number;
}

interface Stage {
  readonly title: string;
  readonly run: () => Promise<Result>;
}

const reports = join(local.dir, 'reports');

const stages: readonly Stage[] = [
  { title: 'Type check', run: () => check(process.execPath, ['node_modules/typescript/bin/tsc', '-b']) },
  { title: 'Lint', run: () => check('node_modules/.bin/oxlint', ['--deny-warnings']) },
  { title: 'Content', run: () => check(process.execPath, ['services/catalog/dist/cli/check-content.js']) },
  { title: 'Build of the site', run: buildOfTheSite },
  { title: 'Unit and integration tests', run: () => jest('units.json', ['--selectProjects', 'unit', 'integration']) },
  { title: 'End-to-end tests', run: endToEnd },
  { title: 'Drills', run: () => jest('drills.json', ['--selectProjects', 'drill', '--runInBand']) },
];

/** Runs a program with its output on our terminal. @returns its exit code. */
async function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function check(program: string, args: readonly string[]): Promise<Result> {
  return { passed: 0, failed: (await run(program, args)) === 0 ? 0 : 1 };
}

async function buildOfTheSite(): Promise<Result> {
  await buildSite();
  return { passed: 0, failed: 0 };
}

async function jest(file: string, args: readonly string[]): Promise<Result> {
  const report = join(reports, file);
  const code = await run(process.execPath, [...jestCommand, '--ci', '--forceExit', '--json', '--outputFile', report, ...args]);
  return counted(code, report, ({ numPassedTests, numTotalTests, numRuntimeErrorTestSuites }) => ({
    passed: number(numPassedTests),
    failed: number(numTotalTests) - number(numPassedTests) + number(numRuntimeErrorTestSuites),
  }));
}

async function endToEnd(): Promise<Result> {
  const report = join(reports, 'e2e.json');
  const code = await playwright(['--reporter', 'list,json'], { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(code, report, ({ stats }) => {
    const { expected, unexpected, flaky, skipped } = stats as Record<string, unknown>;
    return { passed: number(expected), failed: number(unexpected) + number(flaky) + number(skipped) };
  });
}

/** A report that is missing or empty, or an exit code that it does not explain, is a failure too. */
function counted(code: number, report: string, count: (report: Record<string, unknown>) => Result): Result {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>);
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('the test report has another shape than expected');
  return value;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const lines: string[] = [];
const total = { passed: 0, failed: 0 };
for (const { title, run: runStage } of stages) {
  process.stdout.write(`\n── ${title}\n`);
  const begin = performance.now();
  const { passed, failed } = await runStage().catch((error: unknown): Result => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const outcome = passed === 0 && failed === 0 ? 'ok' : `${passed} passed, ${failed} failed`;
  lines.push(`  ${title.padEnd(28)}${outcome.padEnd(24)}${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
