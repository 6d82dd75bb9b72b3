// `make start`: starts beside other programs, reports a failed start in one line, and restarts processes that end.
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

/** Two whole products start, beside other tests. */
const TIMEOUT_MS = 300_000;
jest.setTimeout(TIMEOUT_MS);

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-stack-'));
  await buildServices();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A client that connects to ports again and again, sends a byte and keeps the connections open. */
function persistentClient(): { connectTo(ports: readonly number[]): void; close(): void } {
  const OPEN_CONNECTIONS = 5;
  const timers: NodeJS.Timeout[] = [];
  const sockets: Socket[] = [];
  const open = (port: number): void => {
    const socket = connect(port, '127.0.0.1', () => socket.write('x'));
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.splice(sockets.indexOf(socket), 1));
    sockets.push(socket);
    const ofPort = sockets.filter(({ remotePort }) => remotePort === port);
    if (ofPort.length > OPEN_CONNECTIONS) ofPort[0]!.destroy();
  };
  return {
    connectTo: (ports) => void timers.push(...ports.map((port) => setInterval(open, 25, port))),
    close: () => {
      timers.forEach(clearInterval);
      sockets.splice(0).forEach((socket) => socket.destroy());
    },
  };
}

const portsOf = (urls: object): number[] =>
  Object.values(urls)
    .filter(Boolean)
    .map((url: string) => Number(new URL(url).port));

describe('two stacks that start at the same moment, while a client connects to all their ports', () => {
  const client = persistentClient();
  const lines: string[] = [];
  let stacks: readonly Stack[] = [];
  beforeAll(async () => {
    const start = (name: string) => {
      let connected = false;
      const env: StackOptions['env'] = (_name, urls) => {
        if (!connected) client.connectTo(portsOf(urls));
        connected = true;
        return {};
      };
      return startStack({
        dir: join(dir, name),
        ports: localPorts,
        durable: false,
        restart: true,
        env,
        onProgress: (line) => lines.push(line),
      });
    };
    stacks = await Promise.all([start('one'), start('two')]);
  }, TIMEOUT_MS);
  afterAll(async () => {
    client.close();
    await Promise.all(stacks.map((stack) => stack.stop()));
  }, TIMEOUT_MS);

  it('are both ready, on different ports', async () => {
    const all = stacks.flatMap(({ urls }) => portsOf(urls));
    expect(new Set(all).size).toBe(14);
    for (const stack of stacks) {
      expect(await Promise.all(services.map(({ name }) => answers(`${stack.urlOf(name)}/health/ready`)))).toEqual(
        services.map(() => true),
      );
    }
  });

  it.each(['postgres', 'redis', 'inbox', ...services.map(({ name }) => name)])(
    '%s is restarted after a kill, which is reported in a line',
    async (name) => {
      const [stack] = stacks as [Stack];
      const before = stack.pid(name)!;
      process.kill(before, 'SIGKILL');
      await eventually(() => expect([undefined, before]).not.toContain(stack.pid(name)), TIMEOUT_MS);
      expect(lines).toContain(`${name} ended unexpectedly (SIGKILL)`);
      await eventually(
        async () => expect(await answers(`${stack.urlOf('gateway')}/health/ready`)).toBe(true),
        TIMEOUT_MS,
      );
    },
  );
});

describe('a port that another program takes between its release and the start of the process', () => {
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

  it('is left to that program, and the product starts on another port', async () => {
    const lines: string[] = [];
    const stack = await start({ onProgress: (line) => lines.push(line) });
    expect(lines).toContain(
      `board did not start: another program has taken port ${taken[0]?.port}. Starting again, on other ports`,
    );
    expect(await answers(`${stack.urls.board}/health/ready`)).toBe(true);
    await stack.stop();
  });

  it('is reported in a line when that port was given', async () => {
    const { port: given, release } = await claimPort({ variable: 'BOARD_PORT' });
    release();
    const refused = start({ ports: { board: { variable: 'BOARD_PORT', given } } });
    await expect(refused).rejects.toBeInstanceOf(PortBusyError);
    await expect(refused).rejects.toThrow(/^Port \d+ \(BOARD_PORT\) is in use by another program.*$/);
  });
});

it('a process that ends during its start makes the start fail, with the end of its log', async () => {
  const external = { databaseUrl: 'postgres://127.0.0.1:1/none', smtpUrl: 'smtp://127.0.0.1:1' };
  await expect(
    startStack({ dir, only: ['mailer'], external, env: { SCHOOL_FILE: '/missing/school.json' } }),
  ).rejects.toThrow(/^mailer did not start: it ended \(code 1\)\n[^]*school\.json/);
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

  it('a cancelled start ends all processes and says so', async () => {
    const program = makeStart();
    program.stdout!.on('data', (data: Buffer) => data.includes('redis is ready') && program.kill('SIGTERM'));
    const { code, stdout } = await end(program);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Stopped\.\n$/)]);
  });
});
