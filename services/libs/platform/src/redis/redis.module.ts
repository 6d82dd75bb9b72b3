// The connection of a process to Redis for commands that do not block: producers of queues, limits, ledgers, health.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { errorText } from '../observability/error-text.js';
import { producerConnection } from '../queues/queue-options.js';
import { RedisDurability } from './redis-durability.js';

export interface RedisModuleOptions {
  /** The timeout of a command, in milliseconds. */
  readonly commandTimeout?: number;
}

/** Commands fail at once while Redis is unavailable; the client reconnects. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static register(url: string, options: RedisModuleOptions = {}): DynamicModule {
    const useFactory = async () => {
      const redis = new Redis(url, { ...producerConnection, ...options });
      const logger = new Logger(RedisModule.name);
      let away = false;
      redis.on('ready', () => (away = false));
      redis.on('error', (error) => {
        if (!away) logger.error({ event: 'redis-away', error: errorText(error) });
        away = true;
      });
      // The connection should be ready before the first command; when Redis is unavailable the process starts all the
      // same.
      await once(redis, 'ready', { signal: AbortSignal.timeout(producerConnection.connectTimeout) }).catch(
        () => undefined,
      );
      return redis;
    };
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: Redis, useFactory }, RedisDurability],
      exports: [Redis, RedisDurability],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
