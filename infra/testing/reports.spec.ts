import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { root } from '../stack/checkout.ts';
import { jestResult, playwrightResult, resultOf } from './reports.ts';

const jestReport = {
  numPassedTests: 1,
  numTotalTests: 2,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(root, 'services/a.spec.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a passes', failureMessages: [] },
        { status: 'failed', fullName: 'a fails', failureMessages: ['Error: \u001b[31mone\u001b[39m\n  at line'] },
      ],
    },
    { name: join(root, 'services/b.spec.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ],
};

const spec = (title: string, ...messages: string[]) => ({
  title,
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});
const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };

describe('the report of', () => {
  it('Jest names the tests and the files that failed', () => {
    expect(jestResult(jestReport)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['services/a.spec.ts › a fails: Error: one at line', 'services/b.spec.ts: no such module'],
    });
  });

  it('Playwright names the tests that failed, and errors of no test', () => {
    const suites = [
      { title: 'a.spec.ts', specs: [spec('passes')], suites: [{ title: 'Firefox', specs: [spec('fails', 'two')] }] },
    ];
    expect(playwrightResult({ stats, suites, errors: [{ message: 'no browser' }] })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.spec.ts › Firefox › fails: two', 'Playwright: no browser'],
    });
  });

  it('Playwright counts what was skipped, or passed when it was repeated, as failed', () => {
    const counted = playwrightResult({ stats: { ...stats, flaky: 2, skipped: 3 }, suites: [], errors: [] });
    expect(counted.failed).toBe(6);
  });

  it('another version, with another shape, is refused', () => {
    expect(() => jestResult({ ...jestReport, numPassedTests: undefined as never })).toThrow('another shape');
  });

  it('a program that wrote none is a failure', () => {
    expect(resultOf(0, join(root, 'missing.json'), jestResult)).toMatchObject({ passed: 0, failed: 1 });
  });
});
