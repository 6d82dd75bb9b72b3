// Hears replies before their jobs have ended: a visitor need not wait until Redis has the end of a job on its disk.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { chatReplyChannel } from '@school/contracts';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

@Injectable()
export class ToldReplies implements OnApplicationShutdown {
  /** Whom workers tell the replies to the turns of this gateway. */
  readonly gateway = randomUUID();
  private readonly listeners = new Map<string, (reply: string) => void>();
  private readonly connection: Redis;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.connection = new Redis(env.REDIS_URL, { connectionName: 'chat-replies', maxRetriesPerRequest: null });
    // What is missed while Redis is away comes as the result of its job.
    this.connection.on('error', () => undefined);
    this.connection.on('pmessage', (_pattern, channel: string, reply: string) => this.listeners.get(channel)?.(reply));
    this.connection.psubscribe(chatReplyChannel(this.gateway, '*')).catch(() => undefined);
  }

  /** Listens for the reply of a job until `end` is called. @returns what was told, which nobody has checked yet. */
  listen(job: string): { readonly reply: Promise<unknown>; readonly end: () => void } {
    const channel = chatReplyChannel(this.gateway, job);
    const { promise, resolve } = Promise.withResolvers<string>();
    this.listeners.set(channel, resolve);
    return { reply: promise.then((told): unknown => JSON.parse(told)), end: () => this.listeners.delete(channel) };
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
