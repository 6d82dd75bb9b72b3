// Starts a gateway for one test suite, with a real Redis and the queues that it fills.
import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { exampleSchool } from '@school/catalog/testing';
import { QUEUES } from '@school/contracts';
import { workerConnection } from '@school/platform';
import { emptyRedis } from '@school/platform/testing';
import { Queue } from 'bullmq';
import request from 'supertest';
import type { ChatOptions } from '../src/chat/chat-replies.js';
import { createApp } from '../src/create-app.js';
import { gatewayEnv } from '../src/env.js';

/** The site that the gateway belongs to. */
export const SITE = 'https://www.scuola.example';

/** Signs the links of offices. */
export const LINKS_KEY = createSecretKey(Buffer.alloc(32, 7));

/** The body of a problem. */
export const SENTENCE = /^[A-ZÈ].*/;

export interface TestGateway {
  readonly app: NestFastifyApplication;
  readonly port: number;
  readonly redisUrl: string;
  /** The directory of the spool. */
  readonly spoolDir: string;
  readonly stores: Queue;
  readonly mails: Queue;
  request(): ReturnType<typeof request>;
  /** Posts JSON; a text goes as it stands. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): request.Test;
  /** How many requests wait to be stored, and to be mailed. */
  waiting(): Promise<{ stores: number; mails: number }>;
  /** The status of /health/live, asked over a new connection. */
  live(): Promise<number>;
  close(): Promise<void>;
}

/** Limits that no test reaches by accident. */
const UNLIMITED = { LEADS_PER_10_MINUTES: '1000000', CHATS_PER_MINUTE: '1000000' };

/** @param redis the Redis of another gateway, to share it; else an empty one. */
export async function startGateway(
  env: Readonly<Record<string, string | undefined>> = {},
  redis?: string,
  chat?: Partial<ChatOptions>,
): Promise<TestGateway> {
  const redisUrl = redis ?? (await emptyRedis());
  const spoolDir = mkdtempSync(join(tmpdir(), 'spool-'));
  const settings = {
    REDIS_URL: redisUrl,
    SPOOL_DIR: spoolDir,
    // Of the tests that need a database, each gives its own.
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    SITE_ORIGINS: SITE,
    LINKS_KEY: LINKS_KEY.export().toString('base64'),
    SCHOOL_FILE: 'given by the test',
    ...UNLIMITED,
    ...env,
  };
  const app = await createApp(gatewayEnv.parse(settings), exampleSchool, chat);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const [stores, mails] = [QUEUES.store, QUEUES.mail].map(
    (name) => new Queue(name, { connection: workerConnection(redisUrl) }),
  ) as [Queue, Queue];
  return {
    app,
    port,
    redisUrl,
    spoolDir,
    stores,
    mails,
    request: () => request(app.getHttpServer()),
    post: (path, body, headers = {}) =>
      request(app.getHttpServer())
        .post(path)
        .set({ 'Content-Type': 'application/json', ...headers })
        .send(typeof body === 'string' ? body : JSON.stringify(body)),
    waiting: async () => ({ stores: await stores.getWaitingCount(), mails: await mails.getWaitingCount() }),
    live: async () =>
      (await fetch(`http://127.0.0.1:${port}/health/live`, { headers: { Connection: 'close' } })).status,
    close: async () => {
      await app.close();
      await Promise.all([stores.close(), mails.close()]);
      rmSync(spoolDir, { recursive: true, force: true });
    },
  };
}
