// `make start`: builds what has changed, starts the whole product and keeps it running until Ctrl-C.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { local, root } from '../stack/checkout.ts';
import { portFromEnv } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { claimRun, clearRun, currentRun, publishRun } from './current-run.ts';
import { localPorts } from './local-ports.ts';

/** The messages of Node, the compiler and the databases; EFBIG is a limit on the size of files (ulimit -f). */
const FULL_DISK = /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large/;

const stopping = new AbortController();
let stack: Stack | undefined;
let cancelled = false;

async function main(): Promise<void> {
  const begin = performance.now();
  process.chdir(root);
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await findOllama();
  const already = claimRun();
  if (already) {
    const where = already.urls ? `, ${already.urls['site']}` : '';
    throw new Error(`This checkout is already running (process ${already.pid}${where}). Stop it with: make stop`);
  }
  const ports = Object.fromEntries(
    Object.entries(localPorts).map(([name, wish]) => [name, { ...wish, given: portFromEnv(wish.variable) }]),
  );
  const site = Promise.withResolvers<void>();
  const starting = startStack({
    dir: local.run,
    ports,
    external: {
      databaseUrl: process.env['DATABASE_URL'],
      redisUrl: process.env['REDIS_URL'],
      smtpUrl: process.env['SMTP_URL'],
    },
    prepare: () => build(site.resolve),
    restart: true,
    onProgress: (line) => say(`  ${line}`),
    signal: stopping.signal,
  });
  try {
    [stack] = await Promise.all([starting, site.promise]);
  } catch (error) {
    stopping.abort(error);
    await starting.then((started) => started.stop()).catch(() => undefined);
    throw error;
  }
  publishRun({ ...stack.urls });
  const late = stack.pid('gaia')
    ? ''
    : '\nGaia is ready in a minute or two: her reader learns its examples, the first time only.\n';
  say(`\nReady after ${seconds(begin)}.\n\n${table(stack)}\n${late}\nCtrl-C stops everything.`);
}

const OLLAMA = 'http://127.0.0.1:11434';
/** A model that Ollama has on this machine answers the chat: nothing leaves the machine. GAIA_MODEL, set or empty, decides otherwise. */
async function findOllama(): Promise<void> {
  if (process.env['GAIA_MODEL'] !== undefined) return;
  const answer = await fetch(`${OLLAMA}/api/tags`, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
  const { models = [] } = ((await answer?.json().catch(() => ({}))) as { models?: { name: string }[] }) ?? {};
  const [model] = models;
  if (!model) return;
  Object.assign(process.env, { GAIA_MODEL: `ollama:${model.name}`, GAIA_BASE_URL: `${OLLAMA}/v1` });
  say(`  Gaia asks ${model.name} of Ollama on this machine; nothing leaves it (GAIA_MODEL= in .env: she does without)`);
}

/** Compiles the services, and lets the site be built beside their start. */
async function build(siteIs: (built: Promise<void>) => void): Promise<void> {
  await step('services compiled', buildServices);
  siteIs(siteIsUpToDate() ? Promise.resolve() : step('site built', buildSite));
}

function table({ urls }: Stack): string {
  const rows = [
    ['Site', urls.site],
    ['Inbox', urls.inbox || 'none: SMTP_URL is set'],
    ['Queue board', urls.board],
    ['PostgreSQL', urls.postgres],
    ['Redis', urls.redis],
    ['Logs', join(local.logs, '*.log')],
  ] as const;
  return rows.map(([name, address]) => `  ${name.padEnd(13)}${address}`).join('\n');
}

async function step(done: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const begin = performance.now();
  await work(stopping.signal);
  say(`  ${done} (${seconds(begin)})`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The first signal stops everything in order; a second one exits at once. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) process.exit(130);
  cancelled = true;
  say('\nStopping …');
  stopping.abort(new Error('stopped'));
  if (!stack) return; // main() ends the processes that are starting
  await stack.stop().catch(fail);
  finish(0);
}

/** Reports an error, in one line first, and exits. */
function fail(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  const advice = FULL_DISK.test(text)
    ? `A disk is full. Make room where ${local.run} and ${tmpdir()} lie, then start again ("make reset" removes the product's own data).\n`
    : '';
  process.stderr.write(`${advice}${text}\n`);
  finish(1);
}

function finish(code: number): never {
  if (currentRun()?.pid === process.pid) clearRun();
  if (code === 0) say('Stopped.');
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
await main().catch((error: unknown) => {
  if (cancelled) finish(0);
  fail(error);
});
