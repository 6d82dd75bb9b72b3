// The product starts, whatever goes on around it, or says in a line why not; and what dies is started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { type ClaimedPort, claimPort, PortBusyError } from '../stack/ports.ts';
import { answers } from '../stack/processes.ts';
import { services } from '../stack/services.ts';
import { type Stack, type StackOptions, startStack } from '../stack/stack.ts';
import { localPorts } from './local-ports.ts';

/** A whole product starts here, twice, beside other tests. */
const PATIENCE_MS = 300_000;
jest.setTimeout(PATIENCE_MS);

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-stack-'));
  await buildServices();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A program that calls each of these ports again and again, says a byte and stays on the line. */
function caller(): { call(ports: readonly number[]): void; hangUp(): void } {
  const ON_THE_LINE = 5;
  const timers: NodeJS.Timeout[] = [];
  const lines: Socket[] = [];
  const call = (port: number): void => {
    const line = connect(port, '127.0.0.1', () => line.write('x'));
    line.on('error', () => undefined);
    line.once('close', () => lines.splice(lines.indexOf(line), 1));
    lines.push(line);
    const mine = lines.filter(({ remotePort }) => remotePort === port);
    if (mine.length > ON_THE_LINE) mine[0]!.destroy();
  };
  return {
    call: (ports) => void timers.push(...ports.map((port) => setInterval(call, 25, port))),
    hangUp: () => {
      timers.forEach(clearInterval);
      lines.splice(0).forEach((line) => line.destroy());
    },
  };
}

const portsOf = (urls: object): number[] =>
  Object.values(urls)
    .filter(Boolean)
    .map((url: string) => Number(new URL(url).port));

describe('two checkouts that start at the same moment, while a program calls all their ports', () => {
  const stranger = caller();
  const lines: string[] = [];
  let stacks: readonly Stack[] = [];
  beforeAll(async () => {
    const start = (name: string) => {
      let called = false;
      const env: StackOptions['env'] = (_name, urls) => {
        if (!called) stranger.call(portsOf(urls));
        called = true;
        return {};
      };
      return startStack({
        dir: join(dir, name),
        ports: localPorts,
        durable: false,
        revive: true,
        env,
        onProgress: (line) => lines.push(line),
      });
    };
    stacks = await Promise.all([start('one'), start('two')]);
  }, PATIENCE_MS);
  afterAll(async () => {
    stranger.hangUp();
    await Promise.all(stacks.map((stack) => stack.stop()));
  }, PATIENCE_MS);

  it('both are ready, on ports of their own', async () => {
    const all = stacks.flatMap(({ urls }) => portsOf(urls));
    expect(new Set(all).size).toBe(14);
    for (const stack of stacks) {
      expect(await Promise.all(services.map(({ name }) => answers(`${stack.urlOf(name)}/health/ready`)))).toEqual(services.map(() => true));
    }
  });

  it.each(['postgres', 'redis', 'inbox', ...services.map(({ name }) => name)])(
    '%s, killed, is told in a line and started again',
    async (name) => {
      const [stack] = stacks as [Stack];
      const before = stack.pid(name)!;
      process.kill(before, 'SIGKILL');
      await eventually(() => expect([undefined, before]).not.toContain(stack.pid(name)), PATIENCE_MS);
      expect(lines).toContain(`${name} ended unexpectedly (SIGKILL)`);
      await eventually(async () => expect(await answers(`${stack.urlOf('gateway')}/health/ready`)).toBe(true), PATIENCE_MS);
    },
  );
});

describe('a port that another program takes in the moment between our letting go of it and our process', () => {
  const taken: ClaimedPort[] = [];
  afterEach(() => taken.splice(0).forEach((port) => port.release()));

  /** Takes the port of the first board as soon as it is free. */
  const start = (more: Partial<StackOptions> = {}) => {
    let port: number | undefined;
    const env: StackOptions['env'] = (_name, { board }) => {
      if (port === undefined) void take((port = Number(new URL(board).port)));
      return {};
    };
    return startStack({
      dir,
      only: ['board'],
      external: { databaseUrl: 'postgres://127.0.0.1:1/none', smtpUrl: 'smtp://127.0.0.1:1' },
      env,
      ...more,
    });
  };
  const take = async (given: number): Promise<void> => {
    for (;;) {
      const port = await claimPort({ variable: 'the other program', given }).catch(() => undefined);
      if (port) return void taken.push(port);
      await wait(1);
    }
  };

  it('is left to it, and the product starts on another', async () => {
    const lines: string[] = [];
    const stack = await start({ onProgress: (line) => lines.push(line) });
    expect(lines).toContain(`board did not start: another program has taken port ${taken[0]?.port}. Starting again, on other ports`);
    expect(await answers(`${stack.urls.board}/health/ready`)).toBe(true);
    await stack.stop();
  });

  it('is told in a line when it has to be that one', async () => {
    const { port: given, release } = await claimPort({ variable: 'BOARD_PORT' });
    release();
    const refused = start({ ports: { board: { variable: 'BOARD_PORT', given } } });
    await expect(refused).rejects.toBeInstanceOf(PortBusyError);
    await expect(refused).rejects.toThrow(/^Port \d+ \(BOARD_PORT\) is in use by another program.*$/);
  });
});

it('a process that ends while it starts ends the start, with the end of its log', async () => {
  const ends: StackOptions['env'] = (name): Record<string, string> => (name === 'mailer' ? { SCHOOL_FILE: '/missing/school.json' } : {});
  await expect(startStack({ dir, durable: false, env: ends })).rejects.toThrow(
    /^mailer did not start: it ended \(code 1\)\n[^]*school\.json/,
  );
});

describe('make start, as a program', () => {
  let runDir: string;
  beforeAll(async () => {
    if (!siteIsUpToDate()) await buildSite();
  });
  beforeEach(() => {
    runDir = mkdtempSync(join(tmpdir(), 'school-start-'));
  });
  afterEach(() => rmSync(runDir, { recursive: true, force: true }));

  const PROGRAM = [process.execPath, 'infra/local/start.ts'] as const;
  const makeStart = (env: NodeJS.ProcessEnv = {}, [program, ...args]: readonly [string, ...string[]] = PROGRAM): ChildProcess =>
    spawn(program, args, { cwd: root, env: { PATH: process.env['PATH'], RUN_DIR: runDir, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = async (program: ChildProcess) => {
    const [[code], said, complained] = await Promise.all([once(program, 'exit'), text(program.stdout!), text(program.stderr!)]);
    return { code, said, complained };
  };

  it('a port that was asked for and is taken is told before anything is built', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as { port: number };
    const { code, said, complained } = await end(makeStart({ SITE_PORT: String(port) }));
    expect([code, said, complained]).toEqual([
      1,
      '',
      expect.stringMatching(new RegExp(`^Port ${port} \\(SITE_PORT\\) is in use by another program .*\\n$`)),
    ]);
    stranger.close();
  });

  it('a full disk is told in the first line', async () => {
    const { code, complained } = await end(makeStart({}, ['sh', '-c', 'trap "" XFSZ; ulimit -f 2048; exec "$@"', 'limited', ...PROGRAM]));
    expect([code, complained.split('\n')[0]]).toEqual([1, expect.stringMatching(/^A disk is full\. Make room where .*school-start-/)]);
  });

  it('a start that is called off ends everything and says so', async () => {
    const program = makeStart();
    program.stdout!.on('data', (data: Buffer) => data.includes('redis is ready') && program.kill('SIGTERM'));
    const { code, said } = await end(program);
    expect([code, said]).toEqual([0, expect.stringMatching(/Stopped\.\n$/)]);
  });
});
