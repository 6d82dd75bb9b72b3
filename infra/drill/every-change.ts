// The rows of the failure matrix that every change must pass, as tests; `make drill` runs them all.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type Row, rehearse } from './row.ts';
import { setStage, type Stage } from './stage.ts';

/** Longer than a row may take to settle. */
const ROW_MS = 600_000;

/** Tests those of the rows one after the other, on one stage. To be called once by a suite: suites run side by side. */
export function testEveryChangeOf(rows: readonly Row[]): void {
  jest.setTimeout(ROW_MS);

  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(async () => void (await stage?.close()));

  it.each(rows.filter(({ everyChange }) => everyChange))('$id nothing acknowledged is lost or doubled: $fault', async (row) => {
    const result = await rehearse(row, stage);
    if (result.faults.length > 0) {
      // What a broken row leaves behind is no start for the next.
      await stage.close();
      stage = await setStage();
    }
    expect(result.faults).toEqual([]);
  });
}
