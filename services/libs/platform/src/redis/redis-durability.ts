// Checks that Redis writes each command to disk before it replies, and evicts nothing. Otherwise an accepted request
// may be lost. The settings are checked at the start and by the health check.
import { Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';
import { REDIS_SETTINGS, wrongRedisSettings } from './redis-settings.js';

export interface RedisEnv {
  readonly REDIS_URL: string;
  readonly NODE_ENV: 'production' | 'development' | 'test';
}

/** With these settings Redis may lose accepted requests. */
export class RedisSettingsError extends Error {
  override readonly name = 'RedisSettingsError';
}

export class RedisDurability implements OnModuleInit {
  private readonly logger = new Logger(RedisDurability.name);

  constructor(
    private readonly redis: Redis,
    private readonly env: Pick<RedisEnv, 'NODE_ENV'>,
  ) {}

  /** In production, prevents a start with wrong settings. If Redis is unavailable, only the health check runs later. */
  async onModuleInit(): Promise<void> {
    try {
      if (await this.check()) return;
      const wanted = Object.entries(REDIS_SETTINGS).map((setting) => setting.join(' '));
      const error = `CONFIG is forbidden: set ${wanted.join(', ')} yourself`;
      this.logger.warn({ event: 'redis-settings-hidden', error });
    } catch (error) {
      if (error instanceof RedisSettingsError) throw error;
      if (error instanceof DegradedError) this.logger.warn({ event: 'redis-not-durable', error: error.message });
    }
  }

  /**
   * Checks the settings. If CONFIG is forbidden, they are assumed to be right.
   * @returns whether the settings could be read.
   * @throws RedisSettingsError in production, otherwise a DegradedError, naming each wrong setting; or the error of a
   * Redis that does not answer.
   */
  async check(): Promise<boolean> {
    if (this.redis.status !== 'ready') throw new Error('Redis is unavailable');
    const wrong = await wrongRedisSettings(this.redis);
    if (!wrong || wrong.length === 0) return wrong !== undefined;
    const message = `Redis may lose accepted requests: ${wrong.join('; ')}`;
    throw this.env.NODE_ENV === 'production' ? new RedisSettingsError(message) : new DegradedError(message);
  }
}
