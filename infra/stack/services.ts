// The processes of the product and their environment. A new process is one more entry.
import { join } from 'node:path';
import { root } from './checkout.ts';
import type { ClaimedPort } from './ports.ts';
import { answers, startProcess } from './processes.ts';
import type { Launch } from './supervisor.ts';

/** The addresses and directories from which the environment of each process is made. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** The directory of the gateway's spool. */
  readonly spoolDir: string;
  /** The directory of the ledger of erasures. */
  readonly erasuresDir: string;
  readonly siteUrl: string;
  readonly gatewayUrl: string;
}

export type ServiceName = 'gateway' | 'lead-store' | 'mailer' | 'gaia' | 'board' | 'site';

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

const SCHOOL_FILE = join(root, 'infra/school.json');
/**
 * As in the images (infra/docker/Dockerfile). V8 sizes its young generation by the memory limit: 1 MB in a container of
 * 384 MB, with which a gateway accepted a quarter fewer requests; twice 32 MB on a host without limits, which memory
 * grows to for minutes.
 */
const YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=16' };

export const services: readonly ServiceDefinition[] = [
  {
    name: 'lead-store',
    entry: 'services/lead-store/dist/main.js',
    env: ({ databaseUrl, redisUrl }) => ({ ...YOUNG_GENERATION, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }),
  },
  {
    name: 'mailer',
    entry: 'services/mailer/dist/main.js',
    env: ({ redisUrl, smtpUrl }) => ({ ...YOUNG_GENERATION, REDIS_URL: redisUrl, SMTP_URL: smtpUrl, SCHOOL_FILE }),
  },
  {
    name: 'gaia',
    entry: 'services/gaia/dist/main.js',
    // Loading LangChain makes so much garbage that V8 would grow its young generation, and the process by 20 MB,
    // permanently.
    env: ({ redisUrl }) => ({ REDIS_URL: redisUrl, SCHOOL_FILE, NODE_OPTIONS: '--max-semi-space-size=4' }),
  },
  {
    name: 'gateway',
    entry: 'services/gateway/dist/main.js',
    env: ({ redisUrl, spoolDir, siteUrl }) => ({
      ...YOUNG_GENERATION,
      REDIS_URL: redisUrl,
      SCHOOL_FILE,
      SPOOL_DIR: spoolDir,
      SITE_ORIGINS: `${siteUrl},${siteUrl.replace('localhost', '127.0.0.1')}`,
    }),
  },
  {
    name: 'board',
    entry: 'services/board/dist/main.js',
    env: ({ redisUrl }) => ({ REDIS_URL: redisUrl }),
  },
  {
    name: 'site',
    entry: 'infra/stack/site-server.ts',
    env: ({ gatewayUrl }) => ({ GATEWAY_URL: gatewayUrl, SITE_ROOT: join(root, 'frontend/dist') }),
  },
];

/** Migrates the database; runs before any service starts. */
export const MIGRATION = 'services/lead-store/dist/migrate.js';

export type PortName = ServiceName | 'inbox' | 'smtp' | 'postgres' | 'redis';

export interface NodeProgram {
  readonly name: string;
  /** Relative to the checkout. */
  readonly entry: string;
  /** Another folder with the layout of this checkout. */
  readonly root?: string | undefined;
  /** The ports that it listens on; health checks answer on the first. */
  readonly ports: readonly [ClaimedPort, ...ClaimedPort[]];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly onErrorLine: (line: string) => void;
}

/** Preloaded into each program: reports the ports on which it listens. */
export const REPORT_PORTS = new URL('report-ports.mjs', import.meta.url).href;

/**
 * Starts a program of this checkout with the Node of this process, and waits until it listens and its health endpoint
 * answers.
 */
export function launchNode({ name, entry, root: usual = root, ports, env, logFile, onErrorLine }: NodeProgram): Launch {
  return ({ until = 'ready', env: extra, root: folder = usual, signal }) =>
    startProcess({
      name,
      command: [process.execPath, '--import', REPORT_PORTS, join(folder, entry)],
      cwd: root,
      // METRICS_PORT: any free port, because several services run on one machine.
      env: { NODE_ENV: 'development', ...process.env, HOST: '127.0.0.1', METRICS_PORT: '0', ...env, ...extra },
      logFile,
      onErrorLine,
      ports,
      reportsPorts: true,
      ready: () => answers(`http://localhost:${ports[0].port}/health/${until}`),
      signal,
    });
}
