// `make bench`: how many leads the gateway accepts a second, compared with a gateway as Nest's documentation builds it
// (nest/main.ts). Both use the same Redis, in turns within one run, so that other load on the machine affects both.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { transformFileSync } from '@swc/core';
import autocannon from 'autocannon';
import { Redis } from 'ioredis';
import { buildServices } from '../stack/build.ts';
import { choosePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';

const ROUNDS = 5;
const SECONDS = 5;
/** The gateway closes a connection after a thousand requests; autocannon would report errors. */
const REQUESTS_PER_CONNECTION = 900;
/** All load comes from one address: rate limits are counted and never reached. The log is that of production. */
const ENV = { LEADS_PER_10_MINUTES: '1000000000' };

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Installs the packages of the baseline, which nothing else needs, and compiles it. @returns the program. */
function nestBaseline(): string {
  const folder = join(import.meta.dirname, 'nest');
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  const { code } = transformFileSync(join(folder, 'main.ts'), {
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      target: 'es2024',
    },
  });
  const program = join(folder, 'dist/main.js');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(program, code);
  return program;
}

/** Sends contact requests over 50 connections. @returns those accepted a second. @throws when one is not. */
async function accepted(url: string, seconds: number): Promise<number> {
  const { non2xx, errors, timeouts, duration, ...result } = await autocannon({
    url: `${url}/api/contact`,
    method: 'POST',
    // autocannon replaces [<id>] by a new id: every request is another lead.
    headers: { 'content-type': 'application/json', 'idempotency-key': '[<id>]' },
    body: JSON.stringify(aBody('contact', { message: 'Vorrei informazioni sui corsi serali. [<id>]' })),
    idReplacement: true,
    connections: 50,
    reconnectRate: REQUESTS_PER_CONNECTION,
    duration: seconds,
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} errors, ${timeouts} timeouts`);
  return result['2xx'] / duration;
}

await buildServices();
const program = nestBaseline();
say(`${cpus().length} cores, Node ${process.versions.node}, load before the start ${loadavg()[0]!.toFixed(1)}`);
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
const stack = await startStack({ dir, only: ['gateway'], env: ENV });
const redis = new Redis(stack.urls.redis);
const port = String(await choosePort());
const baseline = spawn(process.execPath, [program], {
  env: { ...process.env, NODE_ENV: 'production', PORT: port, REDIS_URL: stack.urls.redis },
  stdio: 'inherit',
});
try {
  const sides = [stack.urls.api, `http://127.0.0.1:${port}`] as const;
  await eventually(() => fetch(`${sides[1]}/health/ready`));
  const measure = async (url: string, seconds: number) => {
    await redis.flushall();
    return accepted(url, seconds);
  };
  for (const url of sides) await measure(url, 2);
  const rounds: { ours: number; nest: number }[] = [];
  while (rounds.length < ROUNDS)
    rounds.push({ ours: await measure(sides[0], SECONDS), nest: await measure(sides[1], SECONDS) });
  const ratios = rounds.map(({ ours, nest }) => ours / nest);
  const [ours, nest] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.nest))];
  say(`Accepted a second: ${Math.round(ours)}; Nest as its documentation builds it: ${Math.round(nest)}`);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  say(`Ratio ${median(ratios).toFixed(2)} (${range}). A wide range means a busy machine: run it again.`);
} finally {
  baseline.kill();
  redis.disconnect();
  await stack.stop();
  rmSync(dir, { recursive: true, force: true });
}
