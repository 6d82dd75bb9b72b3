// The product's own processes and what each is started with. A new process is one more entry.
import { join } from 'node:path';
import { bundleOf } from './bundle.ts';
import { root } from './checkout.ts';
import type { ClaimedPort } from './ports.ts';
import { answers, startProcess } from './processes.ts';
import type { Launch } from './supervisor.ts';

/** What the processes are told about each other. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** Where requests wait while Redis is away. */
  readonly spoolDir: string;
  /** Where is noted who was erased. */
  readonly erasuresDir: string;
  readonly siteUrl: string;
  readonly gatewayUrl: string;
}

export type ServiceName = 'gateway' | 'lead-store' | 'mailer' | 'gaia' | 'board' | 'site';

export interface ServiceDefinition {
  readonly name: ServiceName;
  /** The program, relative to the checkout. It listens on PORT, with GET /health/live and /health/ready. */
  readonly entry: string;
  readonly env: (surroundings: Surroundings) => Readonly<Record<string, string>>;
}

/** The ledger's key is no secret on a machine whose data are invented. */
export const erasureLedger = (directory: string) => ({ ERASURES_DIR: directory, ERASURES_KEY: Buffer.alloc(32).toString('base64') });

const SCHOOL_FILE = join(root, 'infra/school.json');
/**
 * As in the images (infra/docker/Dockerfile). In a container of 384 MB V8 would give new objects 1 MB, and a gateway took a quarter fewer
 * requests; on a host without limits 32 MB twice, which memory creeps up to for minutes.
 */
const YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=16' };

export const services: readonly ServiceDefinition[] = [
  {
    name: 'lead-store',
    entry: bundleOf('lead-store'),
    env: ({ databaseUrl, redisUrl, erasuresDir }) => ({
      ...YOUNG_GENERATION,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ...erasureLedger(erasuresDir),
    }),
  },
  {
    name: 'mailer',
    entry: bundleOf('mailer'),
    env: ({ redisUrl, smtpUrl }) => ({ ...YOUNG_GENERATION, REDIS_URL: redisUrl, SMTP_URL: smtpUrl, SCHOOL_FILE }),
  },
  {
    name: 'gaia',
    entry: bundleOf('gaia'),
    // Loading LangChain leaves so much behind at once that V8 would grow its young generation, and the process by 20 MB, for good.
    env: ({ redisUrl }) => ({ REDIS_URL: redisUrl, SCHOOL_FILE, NODE_OPTIONS: '--max-semi-space-size=4' }),
  },
  {
    name: 'gateway',
    entry: bundleOf('gateway'),
    env: ({ redisUrl, spoolDir, siteUrl }) => ({
      ...YOUNG_GENERATION,
      REDIS_URL: redisUrl,
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

/** Brings the schema of the database up to date; runs before any service starts. */
export const MIGRATION = 'services/lead-store/dist/migrate.js';

export type PortName = ServiceName | 'inbox' | 'smtp' | 'postgres' | 'redis';

export interface NodeProgram {
  readonly name: string;
  /** Relative to the checkout. */
  readonly entry: string;
  /** Laid out as this checkout, and taken instead of it. */
  readonly root?: string | undefined;
  /** Where it listens; its health answers on the first. */
  readonly ports: readonly [ClaimedPort, ...ClaimedPort[]];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly onErrorLine: (line: string) => void;
}

/** Preloaded into each program: tells us the ports on which it listens. */
export const TELL_PORTS = new URL('report-ports.mjs', import.meta.url).href;

/** Launches a program of this checkout with the Node that runs us, and waits until it listens itself and its health endpoint answers. */
export function launchNode({ name, entry, root: usual = root, ports, env, logFile, onErrorLine }: NodeProgram): Launch {
  return ({ until = 'ready', env: extra, root: folder = usual, signal }) =>
    startProcess({
      name,
      command: [process.execPath, '--import', TELL_PORTS, join(folder, entry)],
      cwd: root,
      // As in production; any free port, since several services run side by side.
      env: { NODE_ENV: 'development', ...process.env, HOST: '127.0.0.1', METRICS_PORT: '0', ...env, ...extra },
      logFile,
      onErrorLine,
      ports,
      tellsPorts: true,
      ready: () => answers(`http://localhost:${ports[0].port}/health/${until}`),
      signal,
    });
}
