import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MetricsEndpoint } from '@school/platform';
import { emptyRedis } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { ScheduleMonitor, noteMailedNotStored, noteScheduleRun } from '../src/index.js';
import * as metrics from '../src/metrics.js';

let redis: Redis;
const endpoint = new MetricsEndpoint({ host: '127.0.0.1', port: undefined });

beforeAll(async () => {
  redis = new Redis(await emptyRedis());
  new ScheduleMonitor(redis, endpoint);
});
afterAll(() => redis.quit());

async function scraped(): Promise<Readonly<Record<string, number | undefined>>> {
  await endpoint.read();
  const [runs, notStored] = await Promise.all([metrics.scheduleRun.get(), metrics.mailedNotStored.get()]);
  return {
    ...Object.fromEntries(runs.values.map(({ labels, value }) => [String(labels['schedule']), value])),
    mailedNotStored: notStored.values[0]?.value,
  };
}

it('a scrape shows when each schedule last succeeded, 0 when never, and how many leads are mailed and not stored', async () => {
  await noteScheduleRun(redis, 'reconcile', new Date(1_800_000_000_000));
  await noteMailedNotStored(redis, 3);
  expect(await scraped()).toEqual({ reconcile: 1_800_000_000, retention: 0, mailedNotStored: 3 });
  await redis.del('observed:schedules');
  expect(await scraped()).toEqual({ reconcile: 0, retention: 0, mailedNotStored: 0 });
});
