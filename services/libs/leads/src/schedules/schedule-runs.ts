// When the scheduled runs of lead-store succeeded: kept in Redis, since the process of a run may have ended when the
// metrics are scraped.
import type { Redis } from 'ioredis';

const KEY = 'observed:schedules';
const NOT_STORED = 'mailed-not-stored';

export type Schedule = 'reconcile' | 'retention';

/** Notes that a scheduled run has succeeded. */
export async function noteScheduleRun(redis: Redis, schedule: Schedule, at = new Date()): Promise<void> {
  await redis.hset(KEY, schedule, at.getTime());
}

/** Notes how many leads a reconciler found mailed, without a row and not on their way to one. */
export async function noteMailedNotStored(redis: Redis, count: number): Promise<void> {
  await redis.hset(KEY, NOT_STORED, count);
}

export interface ScheduleRuns {
  /** In seconds since 1970; 0 when never. */
  readonly lastRun: Readonly<Record<Schedule, number>>;
  readonly mailedNotStored: number;
}

/** When each schedule last ran, and what the reconciler noted then. */
export async function readScheduleRuns(redis: Redis): Promise<ScheduleRuns> {
  const seen = await redis.hgetall(KEY);
  const number = (field: string) => Number(seen[field] ?? 0);
  return {
    lastRun: { reconcile: number('reconcile') / 1000, retention: number('retention') / 1000 },
    mailedNotStored: number(NOT_STORED),
  };
}
