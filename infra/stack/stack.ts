// The whole product on one machine: databases, inbox, services and site. Used by `make start`, the end-to-end tests and
// the drills, each with separate data and ports.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { startPostgres } from './embedded/postgres.ts';
import { trainReader } from './learnt.ts';
import { redisUrlFor, startRedis } from './embedded/redis.ts';
import { inboxClient } from '../inbox/client.ts';
import type { ClaimedPort } from './ports.ts';
import { PortTakenError } from './processes.ts';
import { run } from './run.ts';
import { launchNode, MIGRATION } from './services.ts';
import type { Stack, StackOptions } from './stack-api.ts';
import { planStack } from './stack-plan.ts';
import { type Launch, Supervisor } from './supervisor.ts';

export type { Stack, StackOptions } from './stack-api.ts';

const ERROR_LINE_INTERVAL_MS = 2000;
const ERROR_LINE_LENGTH = 300;

/** Another program may take a port between its release and the start of the process. */
const ATTEMPTS = 5;

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
      if (!(error instanceof PortTakenError) || attempt === ATTEMPTS) throw error;
      options.onProgress?.(`${error.message}. Starting again, on other ports`);
    }
  }
}

async function startOnce(options: StackOptions): Promise<Stack> {
  const { external = {}, onProgress = () => undefined } = options;
  const dataDir = join(options.dir, 'data');
  const logDir = join(options.dir, 'logs');
  rmSync(logDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const logFile = (name: string) => join(logDir, `${name}.log`);

  const { instances, ports, claimed, urls, surroundings } = await planStack(options, dataDir);
  const supervisor = new Supervisor({ restart: options.restart ?? false, onUnexpectedEnd: onProgress });
  const add = (name: string, launch: Launch): string => {
    supervisor.add(name, async (startOptions) => {
      const begin = performance.now();
      const running = await launch(startOptions);
      onProgress(
        `${name} ${startOptions.until === 'live' ? 'is live' : 'is ready'} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
      );
      return running;
    });
    return name;
  };
  const addNode = (
    name: string,
    entry: string,
    env: Readonly<Record<string, string>>,
    ...more: readonly ClaimedPort[]
  ): string => {
    const onErrorLine = throttled((line) => onProgress(`${name}: ${line.slice(0, ERROR_LINE_LENGTH)}`));
    return add(
      name,
      launchNode({
        name,
        entry,
        root: options.root,
        ports: [claimed(name), ...more],
        env,
        logFile: logFile(name),
        onErrorLine,
      }),
    );
  };

  const stores: string[] = [];
  if (!external.databaseUrl) {
    const settings = {
      dir: join(dataDir, 'postgres'),
      port: claimed('postgres'),
      durable: options.durable ?? true,
      logFile: logFile('postgres'),
    };
    stores.push(add('postgres', ({ signal }) => startPostgres({ ...settings, signal })));
  }
  if (!external.redisUrl) {
    const settings = { dir: join(dataDir, 'redis'), port: claimed('redis'), logFile: logFile('redis') };
    stores.push(add('redis', ({ signal, largestFileBytes }) => startRedis({ ...settings, signal, largestFileBytes })));
  }
  if (!external.smtpUrl) {
    const env = {
      INBOX_DIR: join(dataDir, 'inbox'),
      INBOX_PORT: String(claimed('inbox').port),
      SMTP_PORT: String(claimed('smtp').port),
    };
    stores.push(addNode('inbox', 'infra/inbox/main.ts', env, claimed('smtp')));
  }
  const extraEnv = (name: string) => (typeof options.env === 'function' ? options.env(name, urls) : options.env);
  const surroundingsOf = (user: string) =>
    external.redisUrl ? surroundings : { ...surroundings, redisUrl: redisUrlFor(user, urls.redis) };
  const servers = instances.map(({ name, service }) =>
    addNode(name, service.entry, {
      ...service.env(surroundingsOf(service.name)),
      PORT: String(claimed(name).port),
      ...extraEnv(name),
    }),
  );

  const stop = async () => {
    for (const port of Object.values(ports)) port.release();
    await supervisor.stop([servers, stores]);
  };
  const abort = () => void stop().catch(() => undefined); // the failing start stops again, and reports processes that do not end
  options.signal?.addEventListener('abort', abort);
  try {
    await options.prepare?.();
    await Promise.all(stores.map((name) => supervisor.start(name)));
    if (instances.some(({ service }) => service.name === 'lead-store')) await migrate(urls.postgres, options.signal);
    if (instances.some(({ service }) => service.name === 'gaia')) await trainReader(options.signal);
    await Promise.all(servers.map((name) => supervisor.start(name)));
  } catch (error) {
    await stop().catch((stopError: Error) => onProgress(stopError.message));
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }

  return {
    urls,
    inbox: inboxClient(urls.inbox),
    names: supervisor.names,
    urlOf: (name) => `http://localhost:${claimed(name).port}`,
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
  const env = { NODE_ENV: 'development', ...process.env, DATABASE_URL: databaseUrl };
  await run(process.execPath, [join(root, MIGRATION)], {
    what: 'The migration of the database',
    cwd: root,
    env,
    signal,
  });
}
