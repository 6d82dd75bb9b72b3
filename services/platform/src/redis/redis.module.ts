// How a process talks to Redis where nothing blocks: queues that it fills, limits, ledgers, health. One connection, or a few that act as one.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { errorText } from '../observability/error-text.js';
import { currentRequest } from '../observability/request-context.js';
import { producerConnection } from '../queues/queue-options.js';
import { RedisDurability } from './redis-durability.js';

export interface RedisModuleOptions {
  /** How many share what requests ask for; more than one where many come at once. */
  readonly connections?: number;
  /** How long a command may take, in milliseconds of the clock on the wall. */
  readonly commandTimeout?: number;
}

/**
 * Commands of one turn of the event loop leave together when it ends: written one by one, each costs a system call, and Redis syncs its
 * disk for each that comes alone.
 */
class BatchingRedis extends Redis {
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
class SpreadRedis extends BatchingRedis {
  private readonly others: readonly Redis[];

  constructor(url: string, { connections = 1, ...options }: RedisModuleOptions) {
    super(url, { ...producerConnection, ...options });
    // The first connection tells when Redis is away.
    this.others = Array.from({ length: connections - 1 }, () =>
      new BatchingRedis(url, { ...producerConnection, ...options }).on('error', () => undefined),
    );
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
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static register(url: string, options: RedisModuleOptions = {}): DynamicModule {
    const useFactory = async () => {
      const redis = new SpreadRedis(url, options);
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
