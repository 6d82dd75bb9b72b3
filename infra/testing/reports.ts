// What the JSON reports of Jest and of Playwright say: how many tests passed and failed, and which failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../stack/checkout.ts';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed: its file, its title and the beginning of its error. */
  readonly failures?: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Those of no test, for example of a file that can't be read. */
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** How much of an error is shown, in characters: the log has the rest. */
const SHOWN = 300;

function failure(where: string, error = ''): string {
  const words = stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim();
  return `${where}: ${words.length > SHOWN ? `${words.slice(0, SHOWN)} …` : words}`;
}

/** @throws when the report has another shape than expected. */
export function jestResult(report: JestReport): Result {
  const passed = number(report.numPassedTests);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]));
  });
  return {
    passed,
    failed: number(report.numTotalTests) - passed + number(report.numRuntimeErrorTestSuites),
    failures,
  };
}

/** A test that was skipped, or passed only when it was repeated, has failed. @throws as above. */
export function playwrightResult({ stats, suites, errors }: PlaywrightReport): Result {
  const failuresOf = ({ title, suites: inner = [], specs }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map((spec) => failure(`${title} › ${spec.title}`, firstError(spec))),
    ...inner.flatMap(failuresOf).map((line) => `${title} › ${line}`),
  ];
  return {
    passed: number(stats.expected),
    failed: number(stats.unexpected) + number(stats.flaky) + number(stats.skipped),
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => failure('Playwright', message))],
  };
}

const firstError = (spec: PlaywrightSuite['specs'][number]) => spec.tests[0]?.results[0]?.errors[0]?.message;

/** A missing or empty report, or an exit code that the report does not explain, is a failure too. */
export function resultOf<Report>(code: number, file: string, read: (report: Report) => Result): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`There is no report ${relative(root, file)}`] };
  const result = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  const unexplained = result.failed === 0 && (code !== 0 || result.passed === 0);
  return unexplained ? { ...result, failed: 1 } : result;
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('the test report has another shape than expected');
  return value;
}
