// What all measurements use: the product's stores and services, a mail server, and the baselines.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { transformFileSync } from '@swc/core';
import { Redis } from 'ioredis';
import pg from 'pg';
import { startStack } from '../stack/stack.ts';

const SERVICES = ['gateway', 'lead-store', 'mailer'] as const;
/** All load comes from one address: rate limits are counted and never reached. */
const UNLIMITED = { LEADS_PER_10_MINUTES: '1000000000' };
const BASELINES = join(import.meta.dirname, 'baselines');

export interface Setting {
  readonly redis: Redis;
  readonly database: pg.Pool;
  readonly mail: TestMailServer;
  /** How many mails have arrived. */
  mails(): number;
  /** Runs these services of the product and no other. @returns the gateway's URL. */
  services(...names: readonly (typeof SERVICES)[number][]): Promise<string>;
  /** Starts a program of `baselines/`. @returns its URL. */
  baseline(file: string): Promise<string>;
  /** Deletes all jobs and rows. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export async function openSetting(): Promise<Setting> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  let mails = 0;
  const mail = await startMailServer({ onMail: () => void (mails += 1) });
  const stack = await startStack({ dir, only: SERVICES, external: { smtpUrl: mail.url }, env: UNLIMITED });
  const redis = new Redis(stack.urls.redis);
  const database = new pg.Pool({ connectionString: stack.urls.postgres, max: 2 });
  database.on('error', () => undefined); // PostgreSQL closes idle connections when it stops
  const children: ChildProcess[] = [];
  return {
    redis,
    database,
    mail,
    mails: () => mails,
    services: async (...names) => {
      for (const name of SERVICES) {
        const isRunning = stack.pid(name) !== undefined;
        if (isRunning && !names.includes(name)) await stack.kill(name, 'SIGTERM');
        if (!isRunning && names.includes(name)) await stack.start(name);
      }
      return stack.urls.api;
    },
    baseline: async (file) => {
      const port = String(await freePort());
      const servers = { REDIS_URL: stack.urls.redis, DATABASE_URL: stack.urls.postgres, SMTP_URL: mail.url };
      const env = { ...process.env, NODE_ENV: 'production', PORT: port, ...servers };
      const program = file === 'nest' ? nestBaseline() : join(BASELINES, file);
      children.push(spawn(process.execPath, [program], { env, stdio: 'inherit' }));
      const url = `http://127.0.0.1:${port}`;
      await eventually(() => fetch(`${url}/health/ready`));
      return url;
    },
    wipe: async () => {
      await redis.flushall();
      await database.query('TRUNCATE leads, contact_requests CASCADE');
    },
    close: async () => {
      for (const child of children) child.kill();
      redis.disconnect();
      await database.end();
      await stack.stop();
      await mail.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await server[Symbol.asyncDispose]();
  return port;
}

/** Installs the packages of the Nest baseline, which nothing else needs, and compiles it. @returns the program. */
function nestBaseline(): string {
  const folder = join(BASELINES, 'nest');
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  const { code } = transformFileSync(join(folder, 'main.ts'), {
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      target: 'es2024',
    },
  });
  const program = join(folder, 'dist/main.js');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(program, code);
  return program;
}
