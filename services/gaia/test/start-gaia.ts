// The real worker on a Redis of the test's own, and turns queued as the gateway does.
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChatJob, type ChatMessage, QUEUES } from '@school/contracts';
import { nestOptions, parseEnv } from '@school/platform';
import { type Job, type Queue, Queue as BullQueue } from 'bullmq';
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

export const openQueue = (redisUrl: string, name: (typeof QUEUES)[keyof typeof QUEUES]): Queue =>
  new BullQueue(name, { connection: { url: redisUrl } });

const TURN_MS = 120_000;

export const addTurn = (queue: Queue, messages: readonly ChatMessage[], turn: Partial<ChatJob> = {}): Promise<Job> =>
  queue.add(
    'turn',
    {
      v: 2,
      messages: [...messages],
      deadline: Date.now() + TURN_MS,
      ...turn,
    } satisfies ChatJob,
    { attempts: 2 },
  );

export const user = (content: string): ChatMessage => ({ role: 'user', content });
export const gaia = (content: string): ChatMessage => ({ role: 'assistant', content });
