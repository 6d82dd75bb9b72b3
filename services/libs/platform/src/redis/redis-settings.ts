import type { Redis } from 'ioredis';

/** With these, Redis writes each command to disk before it replies, and evicts nothing. */
export const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;

/** Errors with which managed Redis services refuse CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;

/**
 * The settings with which Redis may lose accepted requests, in words; undefined if CONFIG is forbidden.
 * @throws the error of a Redis that does not answer.
 */
export async function wrongRedisSettings(redis: Redis): Promise<string[] | undefined> {
  const wrong = Object.entries(REDIS_SETTINGS).map(async ([name, wanted]) => {
    const [, value] = (await redis.config('GET', name)) as string[];
    return value === wanted ? [] : [`${name} is ${value}, must be ${wanted}`];
  });
  try {
    return (await Promise.all(wrong)).flat();
  } catch (error) {
    if (error instanceof Error && FORBIDDEN.test(error.message)) return undefined;
    throw error;
  }
}
