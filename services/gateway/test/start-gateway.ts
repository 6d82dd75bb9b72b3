// A gateway of the test's own on a real Redis, with the queues that it fills.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUEUES } from '@school/contracts';
import { workerConnection } from '@school/platform';
import { emptyRedis } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { gatewayEnv } from '../src/env.js';
import { createApp } from '../src/http/create-app.js';

export interface TestGateway {
  readonly app: NestFastifyApplication;
  readonly port: number;
  readonly redisUrl: string;
  readonly stores: Queue;
  readonly mails: Queue;
  /** How many requests wait to be stored, and to be mailed. */
  waiting(): Promise<{ stores: number; mails: number }>;
  /** The status of /health/live, asked over a new connection. */
  live(): Promise<number>;
  close(): Promise<void>;
}

/** Limits that no test reaches by accident. */
const UNLIMITED = { LEADS_PER_10_MINUTES: '1000000', LEADS_PER_DAY: '1000000', CHATS_PER_MINUTE: '1000000', CHATS_PER_DAY: '1000000' };

export async function startGateway(env: Readonly<Record<string, string>> = {}): Promise<TestGateway> {
  const redisUrl = await emptyRedis();
  const spool = mkdtempSync(join(tmpdir(), 'spool-'));
  const app = await createApp(gatewayEnv.parse({ REDIS_URL: redisUrl, SPOOL_DIR: spool, SITE_ORIGINS: 'https://www.scuola.example', ...UNLIMITED, ...env }));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const [stores, mails] = [QUEUES.store, QUEUES.mail].map((name) => new Queue(name, { connection: workerConnection(redisUrl) })) as [Queue, Queue];
  return {
    app,
    port,
    redisUrl,
    stores,
    mails,
    waiting: async () => ({ stores: await stores.getWaitingCount(), mails: await mails.getWaitingCount() }),
    live: async () => (await fetch(`http://127.0.0.1:${port}/health/live`, { headers: { Connection: 'close' } })).status,
    close: async () => {
      await app.close();
      await Promise.all([stores.close(), mails.close()]);
      rmSync(spool, { recursive: true, force: true });
    },
  };
}
