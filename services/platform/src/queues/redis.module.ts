// One plain Redis connection a process, for what is not a queue: limits, ledgers, health.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { errorText } from '../observability/error-text.js';
import { redisSetting } from '../observability/metrics.js';

const CONNECTION = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500, connectTimeout: 1500 } as const;
const RECONNECT_MS = { step: 100, most: 1000 } as const;

/** Commands fail at once while Redis is away; the connection comes back by itself. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static register(url: string): DynamicModule {
    const useFactory = async () => {
      const redis = new Redis(url, { ...CONNECTION, retryStrategy: (attempt) => Math.min(attempt * RECONNECT_MS.step, RECONNECT_MS.most) });
      const logger = new Logger(RedisModule.name);
      let away = false;
      redis.on('ready', () => (away = false));
      redis.on('error', (error) => {
        if (!away) logger.error({ event: 'redis-away', error: errorText(error) });
        away = true;
      });
      // What runs first after a start should find Redis there; when it is away the process starts all the same.
      await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECTION.connectTimeout) }).catch(() => undefined);
      return redis;
    };
    return { module: RedisModule, global: true, providers: [{ provide: Redis, useFactory }], exports: [Redis] };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** Redis answers, and keeps on disk what it has acknowledged (AOF on every write, no eviction). */
export async function checkDurableRedis(redis: Redis): Promise<void> {
  for (const [name, wanted] of [
    ['appendonly', 'yes'],
    ['appendfsync', 'always'],
    ['maxmemory-policy', 'noeviction'],
  ] as const) {
    const [, value] = (await redis.config('GET', name)) as string[];
    redisSetting.set({ setting: name }, value === wanted ? 1 : 0);
    if (value !== wanted) throw new Error(`${name} is ${String(value)}, must be ${wanted}`);
  }
}
