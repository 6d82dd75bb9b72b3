// The real worker on a Redis of the test's own, and turns queued as the gateway does.
import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChatJob, type ChatMessage, type ChatReply, type ChatTurn, QUEUES } from '@school/contracts';
import { AskingLine, nestOptions, parseEnv } from '@school/platform';
import { type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { gaiaEnv } from '../src/env.js';
import { exampleSchool } from '@school/catalog/testing';

export async function startGaia(
  redisUrl: string,
  variables: Record<string, string> = {},
  logger: LoggerService | false = false,
): Promise<NestFastifyApplication> {
  const env = parseEnv(gaiaEnv, {
    NODE_ENV: 'test',
    REDIS_URL: redisUrl,
    SCHOOL_FILE: 'given by the test',
    ...variables,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(env, exampleSchool),
    new FastifyAdapter(),
    {
      ...nestOptions('gaia'),
      logger,
    },
  );
  await app.init();
  return app;
}

const TURN_MS = 120_000;

/** Asks as the gateway does. */
export interface Asker {
  readonly queue: Queue<ChatJob>;
  readonly redis: Redis;
  /** @returns the job, the sentences so far and the reply when it comes. */
  ask(
    messages: readonly ChatMessage[],
    turn?: Partial<ChatTurn & ChatJob>,
  ): Promise<{ readonly job: Job<ChatJob>; readonly told: readonly string[]; readonly reply: Promise<ChatReply> }>;
  close(): Promise<void>;
}

export function asker(redisUrl: string): Asker {
  const redis = new Redis(redisUrl);
  const queue = new Queue<ChatJob>(QUEUES.chat, { connection: { url: redisUrl } });
  const line = new AskingLine(redis, redisUrl, () => undefined);
  return {
    queue,
    redis,
    ask: async (messages, { deadline = Date.now() + TURN_MS, ...turn } = {}) => {
      const id = randomUUID();
      const told: string[] = [];
      const { promise, resolve } = Promise.withResolvers<ChatReply>();
      const asked: ChatTurn = { messages: [...messages], ...turn };
      await line.offer(id, {
        turn: asked,
        onSentence: (text) => void told.push(text),
        onReply: (reply) => resolve(reply as ChatReply),
      });
      const job = await queue.add('turn', { v: 3, deadline }, { jobId: id, attempts: 2 });
      return { job, told, reply: promise };
    },
    close: async () => {
      line.close();
      await queue.close();
      await redis.quit();
    },
  };
}

export const user = (content: string): ChatMessage => ({ role: 'user', content });
export const gaia = (content: string): ChatMessage => ({ role: 'assistant', content });
