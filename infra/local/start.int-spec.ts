// `make start` as a program: it runs, or says in a line why not and ends with an error.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { buildServices, buildSite, siteIsUpToDate } from './build.ts';
import { root } from './checkout.ts';

/** Where nothing is built yet, all of it is. */
jest.setTimeout(300_000);

let dir: string;
beforeAll(async () => {
  await buildServices();
  if (!siteIsUpToDate()) await buildSite();
});
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'school-start-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const PROGRAM = [process.execPath, 'infra/local/start.ts'] as const;
const start = (env: NodeJS.ProcessEnv = {}, [program, ...args]: readonly [string, ...string[]] = PROGRAM): ChildProcess =>
  spawn(program, args, { cwd: root, env: { PATH: process.env['PATH'], RUN_DIR: dir, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
const end = async (program: ChildProcess) => {
  const [[code], said, complained] = await Promise.all([once(program, 'exit'), text(program.stdout!), text(program.stderr!)]);
  return { code, said, complained };
};

it('a port that was asked for and is taken is told before anything is built', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as { port: number };
  const { code, said, complained } = await end(start({ SITE_PORT: String(port) }));
  expect([code, said, complained]).toEqual([1, '', expect.stringMatching(new RegExp(`^Port ${port} \\(SITE_PORT\\) is in use by another program .*\\n$`))]);
  stranger.close();
});

it('a full disk is told in the first line', async () => {
  const { code, complained } = await end(start({}, ['sh', '-c', 'trap "" XFSZ; ulimit -f 2048; exec "$@"', 'limited', ...PROGRAM]));
  expect([code, complained.split('\n')[0]]).toEqual([1, expect.stringMatching(/^A disk is full\. Make room where .*school-start-/)]);
});

it('a start that is called off ends everything and says so', async () => {
  const program = start();
  program.stdout!.on('data', (data: Buffer) => data.includes('redis is ready') && program.kill('SIGTERM'));
  const { code, said } = await end(program);
  expect([code, said]).toEqual([0, expect.stringMatching(/Stopped\.\n$/)]);
});
