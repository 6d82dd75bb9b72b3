// Receives replies by publish and subscribe, before their jobs are completed: the request does not wait for the fsync
// of the completion.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { chatReplyChannel } from '@school/contracts';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

@Injectable()
export class ReplySubscriber implements OnApplicationShutdown {
  /** Identifies this gateway in the channels on which workers publish replies to its turns. */
  readonly gateway = randomUUID();
  private readonly listeners = new Map<string, (reply: string) => void>();
  private readonly connection: Redis;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.connection = new Redis(env.REDIS_URL, { connectionName: 'chat-replies', maxRetriesPerRequest: null });
    // A reply that is missed while Redis is unavailable arrives as the result of its job.
    this.connection.on('error', () => undefined);
    this.connection.on('pmessage', (_pattern, channel: string, reply: string) => this.listeners.get(channel)?.(reply));
    this.connection.psubscribe(chatReplyChannel(this.gateway, '*')).catch(() => undefined);
  }

  /**
   * Waits for the reply to a job until `end` is called.
   * @returns the published reply, not validated.
   */
  listen(job: string): { readonly reply: Promise<unknown>; readonly end: () => void } {
    const channel = chatReplyChannel(this.gateway, job);
    const { promise, resolve } = Promise.withResolvers<string>();
    this.listeners.set(channel, resolve);
    return { reply: promise.then((text): unknown => JSON.parse(text)), end: () => this.listeners.delete(channel) };
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
