// The whole product on one machine: databases, inbox, services and site. Used by `make start`, the end-to-end tests and
// the drills, each with separate data and ports.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inboxClient } from '../inbox/client.ts';
import { local, root } from './checkout.ts';
import { startEdge } from './edge.ts';
import { postgresUrl, startPostgres } from './embedded/postgres.ts';
import { redisUrlFor, startRedis } from './embedded/redis.ts';
import { trainReader } from './learnt.ts';
import { choosePort, type PortWish } from './ports.ts';
import { run } from './run.ts';
import { launchNode, MIGRATION, ownersFile, type ServiceDefinition, services } from './services.ts';
import type { Stack, StackOptions, StackUrls } from './stack-api.ts';
import { type Launch, Supervisor } from './supervisor.ts';

export type { Stack, StackOptions } from './stack-api.ts';

const ERROR_LINE_INTERVAL_MS = 2000;
const ERROR_LINE_LENGTH = 300;

/** Another program may take a port between its choice and the start of the process. */
const ATTEMPTS = 3;
const PORT_TAKEN = /EADDRINUSE|address already in use/i;

/**
 * Starts all processes and resolves when they are ready.
 * @throws PortBusyError for a given port that is taken; an Error with the end of its log for a process that does not
 * start. What was started before is then ended.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (!PORT_TAKEN.test(String(error)) || attempt === ATTEMPTS) throw error;
      options.onProgress?.('Another program has taken a port. Starting again, on other ports');
    }
  }
}

async function startOnce(options: StackOptions): Promise<Stack> {
  const { external = {}, onProgress = () => undefined, restart = false } = options;
  const dataDir = join(options.dir, 'data');
  const logDir = join(options.dir, 'logs');
  for (const log of globSync('*.log', { cwd: logDir })) rmSync(join(logDir, log));
  for (const folder of ['spool', 'erasures']) mkdirSync(join(dataDir, folder), { recursive: true });

  const chosen = chosenServices(options);
  const ports = await choosePorts(options, [
    ...chosen.map(({ name }) => name),
    ...(hasSite(options) ? ['site', 'health'] : []),
  ]);
  const urls = urlsOf(options, ports, dataDir);
  const supervisor = new Supervisor({ restart, onUnexpectedEnd: onProgress });
  const common = (name: string): Common => ({
    dir: join(dataDir, name),
    port: ports[name]!,
    logFile: join(logDir, `${name}.log`),
  });
  const add = (name: string, launch: Launch): string => {
    supervisor.add(name, async (startOptions) => {
      const begin = performance.now();
      const running = await launch(startOptions);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      onProgress(`${name} ${startOptions.until === 'live' ? 'is live' : 'is ready'} (${seconds} s)`);
      return running;
    });
    return name;
  };
  const addNode = (name: string, entry: string, env: Readonly<Record<string, string>>): string => {
    const onErrorLine = throttled((line) => onProgress(`${name}: ${line.slice(0, ERROR_LINE_LENGTH)}`));
    return add(name, launchNode({ ...common(name), name, entry, env, onErrorLine }));
  };

  const stores = storesOf(options, common).map(([name, launch]) => add(name, launch));
  if (!external.smtpUrl) {
    const [INBOX_PORT, SMTP_PORT] = [String(ports['inbox']), String(ports['smtp'])];
    const env = { INBOX_DIR: join(dataDir, 'inbox'), INBOX_PORT, SMTP_PORT };
    stores.push(addNode('inbox', 'infra/inbox/main.ts', env));
  }
  const extraEnv = (name: string) => extraEnvOf(options, urls, name);
  const surroundings = {
    databaseUrl: urls.postgres,
    redisUrl: urls.redis,
    smtpUrl: urls.smtp,
    spoolDir: join(dataDir, 'spool'),
    siteUrl: urls.site || 'http://localhost',
    schoolFile: join(dataDir, 'school.json'),
  };
  const school = JSON.parse(readFileSync(ownersFile(), 'utf8')) as object;
  writeFileSync(surroundings.schoolFile, JSON.stringify({ ...school, siteUrl: surroundings.siteUrl }));
  const servers = chosen.map(({ name, service }) => {
    const redisUrl = external.redisUrl ?? redisUrlFor(service.name, urls.redis);
    const env = service.env({ ...surroundings, redisUrl });
    return addNode(name, service.entry, { ...env, ...extraEnv(name) });
  });
  if (hasSite(options)) {
    const settings = { ...common('site'), healthPort: ports['health']!, gatewayPort: String(ports['gateway'] ?? 9) };
    const env = extraEnv('site');
    servers.push(add('site', ({ signal, env: more }) => startEdge({ ...settings, env: { ...env, ...more }, signal })));
  }

  const stop = () => supervisor.stop([servers, stores]);
  const abort = () => void stop(); // the failing start waits for it
  options.signal?.addEventListener('abort', abort);
  try {
    await startAll(supervisor, stores, servers, options, urls);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }

  return {
    urls,
    inbox: inboxClient(urls.inbox),
    names: supervisor.names,
    urlOf: (name) => `http://localhost:${ports[name]}`,
    pid: (name) => supervisor.pid(name),
    kill: (name, signal) => supervisor.kill(name, signal),
    start: (name, how) => supervisor.start(name, how),
    restart: async (name, how) => {
      await supervisor.kill(name);
      await supervisor.start(name, how);
    },
    pause: (name) => supervisor.pause(name),
    resume: (name) => supervisor.resume(name),
    stop,
  };
}

async function startAll(
  supervisor: Supervisor,
  stores: readonly string[],
  servers: readonly string[],
  { prepare, signal }: StackOptions,
  urls: StackUrls,
): Promise<void> {
  // The databases need no build.
  const inbox = stores.filter((name) => name === 'inbox');
  const databases = stores.filter((name) => name !== 'inbox').map((name) => supervisor.start(name));
  await Promise.all([prepare?.(), ...databases]);
  await Promise.all(inbox.map((name) => supervisor.start(name)));
  if (servers.includes('lead-store')) await migrate(urls.postgres, signal);
  const isGaia = (name: string) => name.startsWith('gaia');
  const trained = servers.some(isGaia) ? trainReader(signal) : undefined;
  await Promise.all(
    servers.map(async (name) => {
      if (isGaia(name)) await trained;
      await supervisor.start(name);
    }),
  );
}

const extraEnvOf = ({ env }: StackOptions, urls: StackUrls, name: string) =>
  typeof env === 'function' ? env(name, urls) : env;

interface Common {
  readonly dir: string;
  readonly port: number;
  readonly logFile: string;
}

/** The databases that do not run already. */
function storesOf(
  { external = {}, durable }: StackOptions,
  common: (name: string) => Common,
): readonly (readonly [string, Launch])[] {
  const postgres: Launch = ({ signal }) => startPostgres({ ...common('postgres'), durable, signal });
  const redis: Launch = ({ signal }) => startRedis({ ...common('redis'), signal });
  return [
    ...(external.databaseUrl ? [] : [['postgres', postgres] as const]),
    ...(external.redisUrl ? [] : [['redis', redis] as const]),
  ];
}

interface Instance {
  /** `mailer`, `mailer-2` … */
  readonly name: string;
  readonly service: ServiceDefinition;
}

const hasSite = ({ only }: StackOptions) => only?.includes('site') ?? true;

function chosenServices({ only, instances = {} }: StackOptions): readonly Instance[] {
  const nameOf = (service: ServiceDefinition, index: number) => `${service.name}${index === 0 ? '' : `-${index + 1}`}`;
  return services
    .filter(({ name }) => only?.includes(name) ?? true)
    .flatMap((service) =>
      Array.from({ length: instances[service.name] ?? 1 }, (_, index) => ({ name: nameOf(service, index), service })),
    );
}

/** @throws PortBusyError for a given port that is taken. */
async function choosePorts(
  { ports: wishes = {}, external = {} }: StackOptions,
  processes: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const names = [
    ...(external.databaseUrl ? [] : ['postgres']),
    ...(external.redisUrl ? [] : ['redis']),
    ...(external.smtpUrl ? [] : ['inbox', 'smtp']),
    ...processes,
  ];
  const wishOf = (name: string) => (wishes as Readonly<Record<string, PortWish>>)[name];
  const ports: Record<string, number> = {};
  for (const name of names) ports[name] = await choosePort(wishOf(name));
  return ports;
}

function urlsOf({ external = {} }: StackOptions, ports: Readonly<Record<string, number>>, dataDir: string): StackUrls {
  const page = (name: string) => (ports[name] ? `http://localhost:${ports[name]}` : '');
  return {
    site: page('site'),
    api: page('gateway'),
    board: page('board'),
    inbox: page('inbox'),
    smtp: external.smtpUrl ?? `smtp://127.0.0.1:${ports['smtp']}`,
    postgres: external.databaseUrl ?? postgresUrl(join(dataDir, 'postgres'), ports['postgres']!),
    redis: external.redisUrl ?? `redis://127.0.0.1:${ports['redis']}`,
  };
}

/** Passes on the first line of an error that is repeated or has many lines; the log has all of them. */
function throttled(report: (line: string) => void): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    const now = performance.now();
    if (now - last > ERROR_LINE_INTERVAL_MS) report(line);
    last = now;
  };
}

async function migrate(databaseUrl: string, signal: AbortSignal | undefined): Promise<void> {
  const cache = join(local.cache, 'node');
  const env = { NODE_ENV: 'development', NODE_COMPILE_CACHE: cache, ...process.env, DATABASE_URL: databaseUrl };
  const what = 'The migration of the database';
  await run(process.execPath, [join(root, MIGRATION)], { what, cwd: root, env, signal });
}
