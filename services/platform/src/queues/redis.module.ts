// How a process talks to Redis where nothing blocks: queues that it fills, limits, ledgers, health. One connection, or a few that act as one.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DegradedError } from '../health/health.module.js';
import { errorText } from '../observability/error-text.js';
import { redisSetting } from '../observability/metrics.js';
import { currentRequest } from '../observability/request-context.js';
import { producerConnection } from './queue-options.js';

/**
 * Commands of one turn of the event loop leave together when it ends: written one by one, each costs a system call, and Redis syncs its
 * disk for each that comes alone.
 */
class TurnwiseRedis extends Redis {
  override sendCommand(...command: Parameters<Redis['sendCommand']>): unknown {
    const { stream } = this;
    if (stream?.writableCorked === 0) {
      stream.cork();
      setImmediate(() => stream.uncork());
    }
    return super.sendCommand(...command);
  }
}

/**
 * Spreads requests over several connections. Redis reads a connection some 16 KiB at a time, half a dozen requests, and those behind them
 * wait for another sync of its disk. What one request asks for stays on one connection, in its order.
 */
class SpreadRedis extends TurnwiseRedis {
  private readonly others: readonly Redis[];

  constructor(url: string, connections: number) {
    super(url, producerConnection);
    // The first connection tells when Redis is away.
    this.others = Array.from({ length: connections - 1 }, () => new TurnwiseRedis(url, producerConnection).on('error', () => undefined));
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    // The commands of a pipeline are bound to the connection that it was opened on.
    const other = stream ? undefined : this.others[this.placeOf(currentRequest())];
    return other?.status === 'ready' ? other.sendCommand(command) : super.sendCommand(command, stream);
  }

  override disconnect(reconnect?: boolean): void {
    for (const other of this.others) other.disconnect();
    super.disconnect(reconnect);
  }

  /** One of the other connections, by the random end of the request's id; -1 is the first, which all else goes over. */
  private placeOf(request: string | undefined): number {
    return request === undefined ? -1 : (Number.parseInt(request.slice(-4), 16) % (this.others.length + 1)) - 1;
  }
}

/** Commands fail at once while Redis is away; the connection comes back by itself. */
@Module({})
export class RedisModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** @param connections how many share what requests ask for; more than one where many come at once. */
  static register(url: string, connections = 1): DynamicModule {
    const useFactory = async () => {
      const redis = new SpreadRedis(url, connections);
      const logger = new Logger(RedisModule.name);
      let away = false;
      redis.on('ready', () => (away = false));
      redis.on('error', (error) => {
        if (!away) logger.error({ event: 'redis-away', error: errorText(error) });
        away = true;
      });
      // What runs first after a start should find Redis there; when it is away the process starts all the same.
      await once(redis, 'ready', { signal: AbortSignal.timeout(producerConnection.connectTimeout) }).catch(() => undefined);
      return redis;
    };
    return { module: RedisModule, global: true, providers: [{ provide: Redis, useFactory }], exports: [Redis] };
  }

  /** Says at once, not only when somebody asks for the health, that what Redis acknowledges is not safe. */
  onApplicationBootstrap(): void {
    const logger = new Logger(RedisModule.name);
    void durability(this.redis).then(
      ({ readable, problems }) => {
        if (!readable) logger.warn({ event: 'redis-settings-hidden', error: 'CONFIG is not allowed here: see to it that appendonly, appendfsync and maxmemory-policy are right' });
        if (problems.length > 0) logger.error({ event: 'redis-not-durable', error: problems.join('; ') });
      },
      // Redis is away: its return and the health tell the rest.
      () => undefined,
    );
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** On every write to disk before it is acknowledged, and nothing thrown away for want of memory. */
const SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;
/** What managed Redis services answer to CONFIG. */
const FORBIDDEN = /^NOPERM|unknown command|not allowed|disabled/i;

async function durability(redis: Redis): Promise<{ readable: boolean; problems: string[] }> {
  const problems: string[] = [];
  for (const [name, wanted] of Object.entries(SETTINGS)) {
    try {
      const [, value] = (await redis.config('GET', name)) as string[];
      redisSetting.set({ setting: name }, value === wanted ? 1 : 0);
      if (value !== wanted) problems.push(`${name} is ${String(value)}, must be ${wanted}`);
    } catch (error) {
      if (error instanceof Error && FORBIDDEN.test(error.message)) return { readable: false, problems: [] };
      throw error;
    }
  }
  return { readable: true, problems };
}

/** Redis answers. @throws DegradedError when it does not keep on disk what it has acknowledged; where CONFIG is forbidden nobody can tell. */
export async function checkDurableRedis(redis: Redis): Promise<void> {
  const { problems } = await durability(redis);
  if (problems.length > 0) throw new DegradedError(problems.join('; '));
}
