// A real Redis with the settings of production: writes are on disk before they are acknowledged, and no key is evicted.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { root } from '../checkout.ts';
import { endLeftover, type RunningProcess, startProcess } from '../processes.ts';
import { serverProgram } from './debian-packages.ts';

export interface RedisOptions {
  /** The folder of the append-only file; created when missing. */
  readonly dir: string;
  readonly port: number;
  readonly logFile?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface RunningRedis extends RunningProcess {
  readonly url: string;
}

/** No secret: this Redis listens on the loopback only. */
const PASSWORD = 'local';

/** @returns the URL of Redis with the user that infra/redis/users.acl gives to a service. */
export function redisUrlFor(user: string, url: string): string {
  const withUser = new URL(url);
  withUser.username = user;
  withUser.password = PASSWORD;
  return withUser.href;
}

/**
 * Writes the users of production beside the data, and the user `default`, without password and with all rights.
 * @returns the file.
 */
function writeUsers(dir: string): string {
  const users = readFileSync(join(root, 'infra/redis/users.acl'), 'utf8').match(/^user .*$/gm) ?? [];
  const file = join(dir, 'users.acl');
  writeFileSync(
    file,
    `${['user default reset on nopass ~* &* +@all', ...users].join('\n').replaceAll('>PASSWORD', `>${PASSWORD}`)}\n`,
  );
  return file;
}

/** Starts Redis on 127.0.0.1 with its data in `dir`; a later start finds the data again, also after a kill. */
export async function startRedis({
  dir,
  port,
  logFile = join(dir, 'redis.log'),
  signal,
}: RedisOptions): Promise<RunningRedis> {
  const { program, env } = await serverProgram('redis-server');
  mkdirSync(dir, { recursive: true });
  const pidfile = join(dir, 'redis.pid');
  await endLeftover(pidfile, dir);
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir,
    pidfile,
    'set-proc-title': 'no',
    aclfile: writeUsers(dir),
  };
  const running = await startProcess({
    name: 'redis',
    command: [
      program,
      join(root, 'infra/redis/redis.conf'),
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    env,
    logFile,
    ready: (pid) => pong(port, pid),
    signal,
  });
  return { ...running, url: `redis://127.0.0.1:${port}` };
}

/**
 * Without the check for readiness, which waits a second where Redis loads its file: `startProcess` asks more often.
 */
const PROBE = {
  lazyConnect: true,
  enableReadyCheck: false,
  connectTimeout: 2000,
  commandTimeout: 2000,
  retryStrategy: () => null,
};

/**
 * Whether the Redis with this process id answers PING. It does not while it loads its file; another program has another
 * process id.
 */
async function pong(port: number, pid: number): Promise<boolean> {
  const redis = new Redis(port, '127.0.0.1', PROBE);
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return (await redis.info('server')).includes(`process_id:${pid}\r`);
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
