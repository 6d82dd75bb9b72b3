import { expect, it } from '@jest/globals';
import { retention } from '@school/catalog/privacy';
import { COMPLETED_JOBS_KEPT_DAYS } from '@school/platform';

it('completed jobs are kept as long as the privacy notice says', () => {
  expect(COMPLETED_JOBS_KEPT_DAYS).toBe(retention.finishedJobDays);
});
