// The connection of a process to Redis. BullMQ's workers have their own, for blocking commands.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { connectionName } from '../config/release.js';
import { errorLog } from '../queues/error-log.js';
import { producerConnection } from '../queues/queue-options.js';
import { RedisDurability, type RedisEnv } from './redis-durability.js';

/** Commands fail at once while Redis is unavailable; the client reconnects. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static register(service: string, env: RedisEnv): DynamicModule {
    const useFactory = async () => {
      const redis = new Redis(env.REDIS_URL, { ...producerConnection, connectionName: connectionName(service) });
      const { onError, recovered } = errorLog(new Logger(RedisModule.name), 'redis-unavailable');
      redis.on('error', onError).on('ready', recovered);
      // The process starts even if Redis is unavailable.
      const signal = AbortSignal.timeout(producerConnection.connectTimeout);
      await once(redis, 'ready', { signal }).catch(() => undefined);
      return redis;
    };
    const durability = {
      provide: RedisDurability,
      inject: [Redis],
      useFactory: (redis: Redis) => new RedisDurability(redis, env),
    };
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: Redis, useFactory }, durability],
      exports: [Redis, RedisDurability],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
