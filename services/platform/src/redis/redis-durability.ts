// Whether Redis keeps on disk what it has acknowledged. Its settings can be changed while it runs, so they are looked at again and again.
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';
import { redisSetting } from '../observability/metrics.js';

/** Every write is on disk before it is acknowledged, and nothing is thrown away for want of memory. */
export const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;
/** What managed Redis services answer to CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;
const LOOK_EVERY_MS = 1000;

interface Settings {
  /** Whether CONFIG is allowed. */
  readonly readable: boolean;
  /** What is wrong, in words for an operator. */
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

  /** Whether Redis is known to lose acknowledged jobs, in a crash or for want of memory. While it is away the last that was known holds. */
  get forgets(): boolean {
    return this.problems !== '';
  }

  /** Before the process serves anybody, then every second and whenever Redis is back. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.lookIfThere(), LOOK_EVERY_MS);
    this.redis.on('ready', () => void this.lookIfThere());
    if ((await this.lookIfThere())?.readable === false) {
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
   * Looks at once; where CONFIG is forbidden nobody can tell.
   * @throws DegradedError when Redis is known to forget, or what it says when it does not answer.
   */
  async check(): Promise<void> {
    await this.look();
    if (this.forgets) throw new DegradedError(this.problems);
  }

  /** @returns undefined while Redis is away: its return and the health tell the rest. */
  private lookIfThere(): Promise<Settings | undefined> {
    return this.look().catch(() => undefined);
  }

  private async look(): Promise<Settings> {
    const settings = await readSettings(this.redis);
    const problems = settings.problems.join('; ');
    if (problems !== '' && problems !== this.problems) this.logger.error({ event: 'redis-not-durable', error: problems });
    if (problems === '' && this.problems !== '') this.logger.log({ event: 'redis-durable' });
    this.problems = problems;
    return settings;
  }
}
