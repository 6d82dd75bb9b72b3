// The rows of the failure matrix that are part of `make test`, as tests; `make drill` runs all rows.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type Row, runRow } from './row.ts';
import { startSystem, type SystemUnderTest } from './system-under-test.ts';

/** Longer than a row may take to finish. */
const ROW_MS = 600_000;

/** Tests these rows one after the other, on one system. To be called once by a suite: suites run in parallel. */
export function testEveryChangeOf(rows: readonly Row[]): void {
  jest.setTimeout(ROW_MS);

  let system: SystemUnderTest;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(async () => void (await system?.close()));

  it.each(rows.filter(({ everyChange }) => everyChange))(
    '$id: no acknowledged request is lost or sent twice: $fault',
    async (row) => {
      const result = await runRow(row, system);
      if (result.violations.length > 0) {
        // The next row must not start from the state that a broken row leaves behind.
        await system.close();
        system = await startSystem();
      }
      expect(result.violations).toEqual([]);
    },
  );
}
