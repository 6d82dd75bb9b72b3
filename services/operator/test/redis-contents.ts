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
        default:
          return redis.xrange(key, '-', '+');
      }
    }),
  );
  return JSON.stringify([keys, values]);
}
