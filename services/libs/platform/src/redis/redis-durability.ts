// Whether Redis has written to disk what it acknowledges. Its settings can be changed while it runs, so they are read
// every second.
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';
import { redisSetting } from '../observability/metrics.js';

/** Every write is on disk before it is acknowledged, and no key is evicted. */
export const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;
/** The errors of managed Redis services at CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;
const CHECK_EVERY_MS = 1000;

interface Settings {
  /** Whether CONFIG is allowed. */
  readonly readable: boolean;
  /** Messages for an operator, one for each wrong setting. */
  readonly problems: readonly string[];
}

async function readSettings(redis: Redis): Promise<Settings> {
  try {
    const problems = await Promise.all(
      Object.entries(REDIS_SETTINGS).map(async ([name, wanted]) => {
        const [, value] = (await redis.config('GET', name)) as string[];
        redisSetting.set({ setting: name }, value === wanted ? 1 : 0);
        return value === wanted ? [] : [`${name} is ${String(value)}, must be ${wanted}`];
      }),
    );
    return { readable: true, problems: problems.flat() };
  } catch (error) {
    if (error instanceof Error && FORBIDDEN.test(error.message)) return { readable: false, problems: [] };
    throw error;
  }
}

@Injectable()
export class RedisDurability implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RedisDurability.name);
  private problems = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /**
   * Whether Redis is known to lose acknowledged writes, in a crash or by eviction. While it is away the last known
   * state holds.
   */
  get losesWrites(): boolean {
    return this.problems !== '';
  }

  /** Before the process is ready, then every second and at each reconnection. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.readIfAvailable(), CHECK_EVERY_MS);
    this.redis.on('ready', () => void this.readIfAvailable());
    if ((await this.readIfAvailable())?.readable === false) {
      this.logger.warn({
        event: 'redis-settings-hidden',
        error: 'CONFIG is not allowed here: see to it that appendonly, appendfsync and maxmemory-policy are right',
      });
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Reads the settings now; where CONFIG is forbidden they are taken for right.
   * @throws DegradedError when Redis is known to lose writes, or the error when it does not answer.
   */
  async check(): Promise<void> {
    await this.read();
    if (this.losesWrites) throw new DegradedError(this.problems);
  }

  /** @returns undefined while Redis is away; the health check reports that. */
  private readIfAvailable(): Promise<Settings | undefined> {
    return this.read().catch(() => undefined);
  }

  private async read(): Promise<Settings> {
    const settings = await readSettings(this.redis);
    const problems = settings.problems.join('; ');
    if (problems !== '' && problems !== this.problems)
      this.logger.error({ event: 'redis-not-durable', error: problems });
    if (problems === '' && this.problems !== '') this.logger.log({ event: 'redis-durable' });
    this.problems = problems;
    return settings;
  }
}
