// Whether Redis has on disk what it acknowledges, and evicts nothing: without these settings an accepted request may be
// lost. They are checked at the start and by the health check.
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';

export const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;

const WANTED = Object.entries(REDIS_SETTINGS)
  .map(([name, value]) => `${name} ${value}`)
  .join(', ');

/** What managed Redis services answer to CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;

export interface RedisEnv {
  readonly REDIS_URL: string;
  readonly NODE_ENV: 'production' | 'development' | 'test';
}

/** Injection token of what a process's environment says of Redis. */
export const REDIS_ENV = Symbol('REDIS_ENV');

/** Redis may lose requests that it has acknowledged. */
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

  /** Keeps the process from starting with wrong settings in production. While Redis is unavailable, health decides. */
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
   * Checks the settings; where CONFIG is forbidden they are taken for right.
   * @throws RedisSettingsError in production, or else a DegradedError, that names each wrong setting; or the error of a
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

  /** @returns undefined where CONFIG is forbidden. */
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
