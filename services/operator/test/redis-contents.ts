import type { Redis } from 'ioredis';

/** The contents of a Redis database, as text. */
export async function redisContents(redis: Redis): Promise<string> {
  const keys = await redis.keys('*');
  const values = await Promise.all(
    keys.map(async (key) => {
      switch (await redis.type(key)) {
        case 'string':
          return redis.get(key);
        case 'hash':
          return redis.hgetall(key);
        case 'list':
          return redis.lrange(key, 0, -1);
        case 'set':
          return redis.smembers(key);
        case 'zset':
          return redis.zrange(key, 0, -1);
        case 'stream':
          return redis.xrange(key, '-', '+');
        // Gone meanwhile: a lock that was given back, and may be taken again before the next command.
        default:
          return null;
      }
    }),
  );
  return JSON.stringify([keys, values]);
}
