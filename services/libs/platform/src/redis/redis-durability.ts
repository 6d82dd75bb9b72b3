// Checks that Redis writes each command to disk before it replies, and evicts nothing. Otherwise an accepted request
// may be lost. The settings are checked at the start and by the health check.
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';
import { REDIS_SETTINGS } from './redis-settings.js';

const WANTED = Object.entries(REDIS_SETTINGS)
  .map(([name, value]) => `${name} ${value}`)
  .join(', ');

/** Errors with which managed Redis services refuse CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;

export interface RedisEnv {
  readonly REDIS_URL: string;
  readonly NODE_ENV: 'production' | 'development' | 'test';
}

/** Injection token of the `RedisEnv`. */
export const REDIS_ENV = Symbol('REDIS_ENV');

/** With these settings Redis may lose accepted requests. */
export class RedisSettingsError extends Error {
  override readonly name = 'RedisSettingsError';
}

@Injectable()
export class RedisDurability implements OnModuleInit {
  private readonly logger = new Logger(RedisDurability.name);

  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_ENV) private readonly env: RedisEnv,
  ) {}

  /** In production, prevents a start with wrong settings. If Redis is unavailable, only the health check runs later. */
  async onModuleInit(): Promise<void> {
    try {
      await this.check();
      if (!(await this.settings()))
        this.logger.warn({ event: 'redis-settings-hidden', error: `CONFIG is forbidden: set ${WANTED} yourself` });
    } catch (error) {
      if (error instanceof RedisSettingsError) throw error;
      if (error instanceof DegradedError) this.logger.warn({ event: 'redis-not-durable', error: error.message });
    }
  }

  /**
   * Checks the settings. If CONFIG is forbidden, they are assumed to be right.
   * @throws RedisSettingsError in production, otherwise a DegradedError, naming each wrong setting; or the error of a
   * Redis that does not answer.
   */
  async check(): Promise<void> {
    const settings = await this.settings();
    const wrong = Object.entries(REDIS_SETTINGS).filter(([name, value]) => settings && settings[name] !== value);
    if (wrong.length === 0) return;
    const list = wrong.map(([name, value]) => `${name} is ${settings?.[name]}, must be ${value}`);
    const message = `Redis may lose accepted requests: ${list.join('; ')}`;
    throw this.env.NODE_ENV === 'production' ? new RedisSettingsError(message) : new DegradedError(message);
  }

  /** @returns undefined if CONFIG is forbidden. */
  private async settings(): Promise<Record<string, string> | undefined> {
    if (this.redis.status !== 'ready') throw new Error('Redis is unavailable');
    try {
      const answers = Object.keys(REDIS_SETTINGS).map((name) => this.redis.config('GET', name));
      return Object.fromEntries((await Promise.all(answers)) as [string, string][]);
    } catch (error) {
      if (!(error instanceof Error && FORBIDDEN.test(error.message))) throw error;
      return undefined;
    }
  }
}
