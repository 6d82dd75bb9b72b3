// When old data was last removed: kept in Redis, since the process that did it may be gone when somebody asks.
import type { Redis } from 'ioredis';

const KEY = 'observed:retention-run';

/** Notes that the scheduled removal of old data has succeeded. */
export async function noteRetentionRun(redis: Redis, at = new Date()): Promise<void> {
  await redis.set(KEY, String(at.getTime()));
}

/** Seconds since 1970; 0 when it never ran. */
export const lastRetentionRun = async (redis: Redis): Promise<number> => Number((await redis.get(KEY)) ?? 0) / 1000;
