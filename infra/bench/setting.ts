// The environment of all measurements: one Redis (every write synced), one PostgreSQL, one mail server, and the
// processes under test.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { root } from '../stack/checkout.ts';
import { startPostgres } from '../stack/embedded/postgres.ts';
import { startRedis } from '../stack/embedded/redis.ts';
import { choosePort } from '../stack/ports.ts';
import type { RunningProcess } from '../stack/processes.ts';
import { launchNode, MIGRATION, type ServiceName, services } from '../stack/services.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** All load comes from one IP address: rate limits are counted and never reached. */
const UNLIMITED = { LEADS_PER_10_MINUTES: '1000000000', CHATS_PER_MINUTE: '1000000000' };

export interface Program {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/** A program and its environment. */
export interface Command {
  /** Relative to the checkout. */
  readonly entry: string;
  readonly env: Variables;
}

export interface Setting {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  readonly mail: MailServer;
  readonly redis: Redis;
  readonly database: pg.Pool;
  /** Process ids of the stores, for their processor time. */
  readonly pids: { readonly redis: number; readonly postgres: number; readonly mail: number };
  /** The program and environment of a service or of a program of `rivals/`, without PORT. */
  command(name: ServiceName): Command;
  rivalCommand(file: string): Command;
  /** Starts a process of the product and resolves when it is ready. */
  service(name: ServiceName, env?: Variables): Promise<Program>;
  /** Starts a program of `rivals/` with PORT, REDIS_URL, DATABASE_URL and SMTP_URL in its environment. */
  rival(file: string, env?: Variables): Promise<Program>;
  /** The number of waiting jobs of a queue. */
  waiting(queue: string): Promise<number>;
  /** The number of requests in the spool of the gateways. */
  spooled(): number;
  /** Deletes all jobs, rows and mails. */
  wipe(): Promise<void>;
  /** Ends all programs except the stores. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openSetting(): Promise<Setting> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const spoolDir = join(dir, 'spool');
  mkdirSync(spoolDir);
  const [postgres, redisServer, mail] = await Promise.all([
    choosePort().then((port) => startPostgres({ dir: join(dir, 'postgres'), port })),
    choosePort().then((port) => startRedis({ dir: join(dir, 'redis'), port })),
    startMailServer(),
  ]);
  await promisify(execFile)(process.execPath, [join(root, MIGRATION)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: postgres.url },
  });
  const redis = new Redis(redisServer.url);
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  database.on('error', () => undefined); // PostgreSQL closes idle connections when it stops
  const programs = new Set<RunningProcess>();

  const launch = async (name: string, { entry, env }: Command, extra: Variables): Promise<Program> => {
    const port = await choosePort();
    const logFile = join(dir, 'logs', `${name}-${port}.log`);
    const running = await launchNode({
      name,
      entry,
      port,
      env: { ...env, ...extra },
      logFile,
      onErrorLine: () => undefined,
    })({ signal: new AbortController().signal });
    programs.add(running);
    const stop = async () => {
      programs.delete(running);
      await running.stop();
    };
    return { url: `http://127.0.0.1:${port}`, pid: running.pid, stop };
  };
  const surroundings = {
    databaseUrl: postgres.url,
    redisUrl: redisServer.url,
    smtpUrl: mail.url,
    spoolDir,
    siteUrl: 'http://localhost',
  };
  const clear = async () => {
    await Promise.all([...programs].map((program) => program.stop()));
    programs.clear();
    mail.answerAfter(0);
  };

  const command = (name: ServiceName): Command => {
    const { entry, env } = services.find((service) => service.name === name)!;
    return { entry, env: { ...env(surroundings), ...UNLIMITED } };
  };
  const rivalCommand = (file: string): Command => ({
    entry: `infra/bench/rivals/${file}`,
    env: { REDIS_URL: redisServer.url, DATABASE_URL: postgres.url, SMTP_URL: mail.url, NODE_ENV: 'production' },
  });

  return {
    redisUrl: redisServer.url,
    databaseUrl: postgres.url,
    mail,
    redis,
    database,
    pids: { redis: redisServer.pid, postgres: postgres.pid, mail: mail.pid },
    command,
    rivalCommand,
    service: (name, env = {}) => launch(name, command(name), env),
    rival: (file, env = {}) => launch(file, rivalCommand(file), env),
    waiting: (queue) => redis.llen(`bull:${queue}:wait`),
    spooled: () => readdirSync(join(spoolDir, 'new')).length,
    wipe: async () => {
      await Promise.all([redis.flushall(), database.query('TRUNCATE leads, contact_requests')]);
    },
    clear,
    close: async () => {
      await clear();
      redis.disconnect();
      await database.end();
      mail.stop();
      await Promise.all([postgres.stop(), redisServer.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
