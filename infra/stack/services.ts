// The processes of the product and their environment. A new process is one more entry.
import { join, resolve } from 'node:path';
import { local, root } from './checkout.ts';
import { answers, startProcess } from './processes.ts';
import type { Launch } from './supervisor.ts';

/** The addresses and directories from which the environment of each process is made. */
interface Surroundings {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** The directory of the gateway's spool. */
  readonly spoolDir: string;
  readonly siteUrl: string;
  /** The owner's file with `siteUrl` in it, so that links in mails lead to this run. */
  readonly schoolFile: string;
}

/** `site` is the edge (edge.ts), all others are programs of Node. */
export type ServiceName = 'gateway' | 'lead-store' | 'mailer' | 'gaia' | 'board' | 'site';
export type PortName = ServiceName | 'inbox' | 'smtp' | 'postgres' | 'redis';

export interface ServiceDefinition {
  readonly name: ServiceName;
  /** The program, relative to the checkout. It listens on PORT and answers GET /health/live and /health/ready. */
  readonly entry: string;
  readonly env: (surroundings: Surroundings) => Readonly<Record<string, string>>;
}

/** A fixed key: on a developer's machine it is no secret. */
export const erasureLedger = (directory: string) => ({
  ERASURES_DIR: directory,
  ERASURES_KEY: Buffer.alloc(32).toString('base64'),
});

/** Fixed, as the key of erasures: links in mails of an earlier start stay valid. */
const LINKS_KEY = Buffer.alloc(32, 1).toString('base64');
/** The owner's file that .env or the environment names, else the demonstration's. */
export const ownersFile = () => resolve(root, process.env['SCHOOL_FILE'] ?? 'infra/school.json');
const entryOf = (name: ServiceName) => `services/${name}/dist/main.js`;
/** As in the images (infra/docker/Dockerfile): V8 would size its young generation by the memory of the machine. */
const YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=16' };

export const services: readonly ServiceDefinition[] = [
  {
    name: 'lead-store',
    entry: entryOf('lead-store'),
    env: ({ databaseUrl, redisUrl }) => ({
      ...YOUNG_GENERATION,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SCHOOL_FILE: ownersFile(),
    }),
  },
  {
    name: 'mailer',
    entry: entryOf('mailer'),
    env: ({ redisUrl, smtpUrl, schoolFile }) => ({
      ...YOUNG_GENERATION,
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      SCHOOL_FILE: schoolFile,
      LINKS_KEY,
    }),
  },
  {
    name: 'gaia',
    entry: entryOf('gaia'),
    // LangChain makes so much garbage while it is loaded that V8 would keep 20 MB more.
    env: ({ redisUrl }) => ({
      REDIS_URL: redisUrl,
      SCHOOL_FILE: ownersFile(),
      NODE_OPTIONS: '--max-semi-space-size=4',
    }),
  },
  {
    name: 'gateway',
    entry: entryOf('gateway'),
    env: ({ databaseUrl, redisUrl, spoolDir, siteUrl }) => ({
      ...YOUNG_GENERATION,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SCHOOL_FILE: ownersFile(),
      LINKS_KEY,
      SPOOL_DIR: spoolDir,
      SITE_ORIGINS: `${siteUrl},${siteUrl.replace('localhost', '127.0.0.1')}`,
    }),
  },
  { name: 'board', entry: entryOf('board'), env: ({ redisUrl }) => ({ REDIS_URL: redisUrl }) },
];

/** Migrates the database; runs before any service starts. */
export const MIGRATION = 'services/lead-store/dist/migrate.js';

export interface NodeProgram {
  readonly name: string;
  /** Relative to the checkout. */
  readonly entry: string;
  /** The port that its health checks answer on. */
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly onErrorLine: (line: string) => void;
}

/** Starts a program of this checkout with the Node of this process, and waits until its health endpoint answers. */
export function launchNode({ name, entry, port, env, logFile, onErrorLine }: NodeProgram): Launch {
  return ({ until = 'ready', env: extra, signal }) =>
    startProcess({
      name,
      command: [process.execPath, join(root, entry)],
      cwd: root,
      env: {
        NODE_ENV: 'development',
        // Compiled code of an earlier start.
        NODE_COMPILE_CACHE: join(local.cache, 'node'),
        ...process.env,
        HOST: '127.0.0.1',
        // Any free port: several services run on one machine.
        METRICS_PORT: '0',
        PORT: String(port),
        ...env,
        ...extra,
      },
      logFile,
      onErrorLine,
      ready: () => answers(`http://127.0.0.1:${port}/health/${until}`),
      signal,
    });
}
