// The whole product on one machine: databases, inbox, services and site. `make start` runs one, and so do the end-to-end tests
// and the drills, each with its own data and ports.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleServices } from './bundle.ts';
import { root } from './checkout.ts';
import { startPostgres } from './embedded/postgres.ts';
import { redisUrlFor, startRedis } from './embedded/redis.ts';
import { inboxClient } from './inbox/client.ts';
import { launchNode, MIGRATION } from './services.ts';
import type { Stack, StackOptions } from './stack-api.ts';
import { planStack } from './stack-plan.ts';
import { type Launch, Supervisor } from './supervisor.ts';

export type { ServiceName } from './services.ts';
export type { Stack, StackOptions, StackUrls } from './stack-api.ts';

const BURST_MS = 2000;
const ERROR_LINE_LENGTH = 300;

/**
 * Starts everything and resolves when all is ready.
 * @throws PortBusyError for a given port that is taken, an Error with the end of its log for a process that does not start;
 *   what was started before is then ended.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { external = {}, onProgress = () => undefined } = options;
  await bundleServices(options.root ?? root); // what runs is what was compiled last, whoever compiled it
  const dataDir = join(options.dir, 'data');
  const logDir = join(options.dir, 'logs');
  rmSync(logDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const logFile = (name: string) => join(logDir, `${name}.log`);

  const { instances, ports, urls, surroundings, portOf } = await planStack(options, dataDir);
  const supervisor = new Supervisor({ revive: options.revive ?? false, onTrouble: onProgress });
  const add = (name: string, claimed: readonly string[], launch: Launch): string => {
    supervisor.add(name, async (how) => {
      const begin = performance.now();
      await Promise.all(claimed.map((port) => ports[port]?.release()));
      const running = await launch(how);
      onProgress(`${name} ${how.until === 'live' ? 'answers' : 'is ready'} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
      return running;
    });
    return name;
  };
  const addNode = (name: string, entry: string, env: Readonly<Record<string, string>>, claimed: readonly string[] = [name]): string => {
    const onErrorLine = firstOfBurst((line) => onProgress(`${name}: ${line.slice(0, ERROR_LINE_LENGTH)}`));
    return add(name, claimed, launchNode({ name, entry, root: options.root, port: portOf(name), env, logFile: logFile(name), onErrorLine }));
  };

  const stores: string[] = [];
  if (!external.databaseUrl) {
    const settings = { dir: join(dataDir, 'postgres'), port: portOf('postgres'), durable: options.durable ?? true, logFile: logFile('postgres') };
    stores.push(add('postgres', ['postgres'], ({ signal }) => startPostgres({ ...settings, signal })));
  }
  if (!external.redisUrl) {
    const settings = { dir: join(dataDir, 'redis'), port: portOf('redis'), logFile: logFile('redis') };
    stores.push(add('redis', ['redis'], ({ signal, largestFileBytes }) => startRedis({ ...settings, signal, largestFileBytes })));
  }
  if (!external.smtpUrl) {
    const env = { INBOX_DIR: join(dataDir, 'inbox'), INBOX_PORT: String(portOf('inbox')), SMTP_PORT: String(portOf('smtp')) };
    stores.push(addNode('inbox', 'infra/local/inbox/main.ts', env, ['inbox', 'smtp']));
  }
  const extra = (name: string) => (typeof options.env === 'function' ? options.env(name, urls) : options.env);
  const surroundingsOf = (user: string) => (external.redisUrl ? surroundings : { ...surroundings, redisUrl: redisUrlFor(user, urls.redis) });
  const servers = instances.map(({ name, service }) => addNode(name, service.entry, { ...service.env(surroundingsOf(service.name)), PORT: String(portOf(name)), ...extra(name) }));

  const stop = async () => {
    await supervisor.stop([servers, stores]);
    await Promise.all(Object.values(ports).map((claimed) => claimed.release()));
  };
  const abort = () => void stop();
  options.signal?.addEventListener('abort', abort);
  try {
    await Promise.all(stores.map((name) => supervisor.start(name)));
    if (instances.some(({ service }) => service.name === 'lead-store')) await migrate(urls.postgres);
    await Promise.all(servers.map((name) => supervisor.start(name)));
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
    urlOf: (name) => `http://localhost:${portOf(name)}`,
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

/** An error that repeats, or fills a screen, is told by its first line; the log has the rest. */
function firstOfBurst(tell: (line: string) => void): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    const now = performance.now();
    if (now - last > BURST_MS) tell(line);
    last = now;
  };
}

async function migrate(databaseUrl: string): Promise<void> {
  const env = { NODE_ENV: 'development', ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [join(root, MIGRATION)], { cwd: root, env });
}
