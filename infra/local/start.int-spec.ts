// `make start`: starts beside other programs, reports a failed start in one line, and restarts processes that end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { buildServices } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { answers } from '../stack/processes.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { localPorts } from './local-ports.ts';

const NO_STORES = { databaseUrl: 'postgres://127.0.0.1:1/none', smtpUrl: 'smtp://127.0.0.1:1' };

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-stack-'));
  await buildServices();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('two stacks that start at the same moment', () => {
  const lines: string[] = [];
  let stacks: readonly Stack[] = [];
  beforeAll(async () => {
    const start = (name: string) =>
      startStack({
        dir: join(dir, name),
        ports: localPorts,
        only: ['board'],
        external: NO_STORES,
        restart: true,
        onProgress: (line) => lines.push(line),
      });
    stacks = await Promise.all([start('one'), start('two')]);
  });
  afterAll(() => Promise.all(stacks.map((stack) => stack.stop())));

  it('are both ready, on different ports', async () => {
    const boards = stacks.map((stack) => stack.urlOf('board'));
    expect(new Set(boards).size).toBe(2);
    expect(await Promise.all(boards.map((board) => answers(`${board}/health/ready`)))).toEqual([true, true]);
  });

  it.each(['redis', 'board'])('%s is restarted after a kill, which is reported in a line', async (name) => {
    const [stack] = stacks as [Stack];
    const before = stack.pid(name)!;
    process.kill(before, 'SIGKILL');
    await eventually(() => expect([undefined, before]).not.toContain(stack.pid(name)), 60_000);
    expect(lines).toContain(`${name} ended unexpectedly (SIGKILL)`);
    await eventually(async () => expect(await answers(`${stack.urlOf('board')}/health/ready`)).toBe(true), 60_000);
  });
});

it('a process that ends during its start makes the start fail, with the end of its log', async () => {
  const start = startStack({
    dir,
    only: ['mailer'],
    external: NO_STORES,
    env: { SCHOOL_FILE: '/missing/school.json' },
  });
  await expect(start).rejects.toThrow(/^mailer did not start: it ended \(code 1\)\n[^]*school\.json/);
});

describe('make start, as a program', () => {
  let runDir: string;
  beforeEach(() => {
    runDir = mkdtempSync(join(tmpdir(), 'school-start-'));
  });
  afterEach(() => rmSync(runDir, { recursive: true, force: true }));

  const PROGRAM = [process.execPath, 'infra/local/start.ts'] as const;
  const makeStart = (
    env: NodeJS.ProcessEnv = {},
    [program, ...args]: readonly [string, ...string[]] = PROGRAM,
  ): ChildProcess =>
    spawn(program, args, {
      cwd: root,
      env: { PATH: process.env['PATH'], RUN_DIR: runDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const end = async (program: ChildProcess) => {
    const [[code], stdout, stderr] = await Promise.all([
      once(program, 'exit'),
      text(program.stdout!),
      text(program.stderr!),
    ]);
    return { code, stdout, stderr };
  };

  it('a given port that is taken is reported before anything is built', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stdout, stderr } = await end(makeStart({ SITE_PORT: String(port) }));
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(new RegExp(`^Port ${port} \\(SITE_PORT\\) is in use by another program .*\\n$`)),
    ]);
    other.close();
  });

  it('a full disk is reported in the first line', async () => {
    const { code, stderr } = await end(
      makeStart({}, ['sh', '-c', 'trap "" XFSZ; ulimit -f 2048; exec "$@"', 'limited', ...PROGRAM]),
    );
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(/^A disk is full\. Make room where .*school-start-/),
    ]);
  });

  it('says so when it runs already, and a cancelled start ends all processes', async () => {
    const program = makeStart();
    await new Promise<void>((ready) =>
      program.stdout!.on('data', (data: Buffer) => data.includes('redis is ready') && ready()),
    );
    const second = await end(makeStart());
    expect([second.code, second.stderr]).toEqual([1, expect.stringMatching(/^This checkout is already running/)]);
    program.kill('SIGTERM');
    expect(await end(program)).toMatchObject({ code: 0, stdout: expect.stringMatching(/Stopped\.\n$/) });
  });
});
