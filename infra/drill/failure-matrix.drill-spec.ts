// The rows of the failure matrix that every change must pass; `make drill` runs them all.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { matrix } from './matrix.ts';
import { rehearse } from './row.ts';
import { setStage, type Stage } from './stage.ts';

/** Longer than a row may take to settle. */
jest.setTimeout(600_000);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => void (await stage?.close()));

it.each(matrix.filter(({ everyChange }) => everyChange))('$id nothing acknowledged is lost or doubled: $fault', async (row) => {
  const result = await rehearse(row, stage);
  if (result.faults.length > 0) {
    // What a broken row leaves behind is no start for the next.
    await stage.close();
    stage = await setStage();
  }
  expect(result.faults).toEqual([]);
});
