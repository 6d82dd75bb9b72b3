// The connection of a process to Redis for commands that do not block: producers of queues, limits, ledgers, health.
// Optionally several.
import { once } from 'node:events';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { errorText } from '../observability/error-text.js';
import { currentRequest } from '../observability/request-context.js';
import { producerConnection } from '../queues/queue-options.js';
import { RedisDurability } from './redis-durability.js';

export interface RedisModuleOptions {
  /** The number of connections over which requests are distributed. */
  readonly connections?: number;
  /** The timeout of a command, in milliseconds. */
  readonly commandTimeout?: number;
}

/**
 * Batches the commands of one turn of the event loop in one write: written one by one, each would cost a system call,
 * and Redis an fsync for each that arrives alone.
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
 * Distributes requests over several connections. Redis reads some 16 KiB of a connection at a time, half a dozen
 * requests, and further ones wait for the next fsync. The commands of one request stay on one connection, in order.
 */
class DistributingRedis extends BatchingRedis {
  private readonly additional: readonly Redis[];

  constructor(url: string, { connections = 1, ...options }: RedisModuleOptions) {
    super(url, { ...producerConnection, ...options });
    // Only the first connection reports errors.
    this.additional = Array.from({ length: connections - 1 }, () =>
      new BatchingRedis(url, { ...producerConnection, ...options }).on('error', () => undefined),
    );
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    // The commands of a pipeline are bound to the connection that it was opened on.
    const connection = stream ? undefined : this.additional[this.indexFor(currentRequest())];
    return connection?.status === 'ready' ? connection.sendCommand(command) : super.sendCommand(command, stream);
  }

  override disconnect(reconnect?: boolean): void {
    for (const connection of this.additional) connection.disconnect();
    super.disconnect(reconnect);
  }

  /**
   * The index of an additional connection, by the random end of the request's id; -1 is the first, also for commands of
   * no request.
   */
  private indexFor(request: string | undefined): number {
    return request === undefined ? -1 : (Number.parseInt(request.slice(-4), 16) % (this.additional.length + 1)) - 1;
  }
}

/** Commands fail at once while Redis is unavailable; the client reconnects. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static register(url: string, options: RedisModuleOptions = {}): DynamicModule {
    const useFactory = async () => {
      const redis = new DistributingRedis(url, options);
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
