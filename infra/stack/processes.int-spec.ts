import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { commandLine, endLeftover } from './process-ids.ts';
import { type ClaimedPort, claimPort } from './ports.ts';
import { PortTakenError, type ProcessOptions, startProcess } from './processes.ts';
import { REPORT_PORTS } from './services.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'school-processes-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const shell = (script: string, more: Partial<ProcessOptions> = {}): ProcessOptions => ({
  name: 'shell',
  command: ['sh', '-c', script],
  logFile: join(dir, 'shell.log'),
  ready: async () => true,
  ...more,
});
const fileExists = (name: string) => () => Promise.resolve(existsSync(join(dir, name)));

it('startProcess resolves only when the process is ready', async () => {
  const running = await startProcess(shell(`touch ${dir}/ready; sleep 60`, { ready: fileExists('ready') }));
  expect(existsSync(join(dir, 'ready'))).toBe(true);
  await running.stop();
});

it('a process that ends before it is ready is reported with the end of its log', async () => {
  const start = startProcess(shell('echo no such database >&2; exit 3', { ready: async () => false }));
  await expect(start).rejects.toThrow(/code 3[^]*no such database/);
});

it('a process that does not become ready in time is ended, and the message says how long it had', async () => {
  const start = startProcess(
    shell(`echo $$ > ${dir}/pid; sleep 65`, { ready: () => new Promise(() => undefined), readyWithinMs: 500 }),
  );
  await expect(start).rejects.toThrow('shell did not start: it was not ready within 0.5 s');
  expect(commandLine(Number(readFileSync(join(dir, 'pid'), 'utf8')))).toBeUndefined();
});

describe('a port', () => {
  const listening = (port: ClaimedPort, more: Partial<ProcessOptions> = {}) =>
    startProcess(
      shell('', {
        command: [
          process.execPath,
          '--import',
          REPORT_PORTS,
          '-e',
          `net.createServer().listen(${port.port}, '127.0.0.1')`,
        ],
        ports: [port],
        reportsPorts: true,
        ...more,
      }),
    );

  it('is reserved until the process is started, which then listens on it', async () => {
    const claimed = await claimPort({ variable: 'A' });
    const take = () => claimPort({ variable: 'B', given: claimed.port });
    await expect(take()).rejects.toThrow('in use');
    const running = await listening(claimed);
    await expect(take()).rejects.toThrow('in use');
    await running.stop();
    (await take()).release();
  });

  it('on which another program answers does not make the process ready', async () => {
    const other = await claimPort({ variable: 'A' });
    await expect(
      listening(other, {
        command: [process.execPath, '--import', REPORT_PORTS, '-e', 'setInterval(() => {}, 1000)'],
        readyWithinMs: 1000,
      }),
    ).rejects.toThrow(/not ready within 1 s/);
  });

  it('that another program has taken is reported as a PortTakenError', async () => {
    const other = await claimPort({ variable: 'A' });
    const { port } = other;
    await expect(listening({ port, release: () => undefined })).rejects.toThrow(
      new PortTakenError(`shell did not start: another program has taken port ${port}`),
    );
    other.release();
  });
});

it('onErrorLine receives a line although the disk of the log is full', async () => {
  const { promise: line, resolve: onErrorLine } = Promise.withResolvers<string>();
  const logFile = join(dir, 'logs/shell.log');
  const running = await startProcess(
    shell(`while [ ! -e ${dir}/go ]; do sleep 0.05; done; echo no space >&2; sleep 66`, { logFile, onErrorLine }),
  );
  rmSync(join(dir, 'logs'), { recursive: true });
  writeFileSync(join(dir, 'go'), '');
  expect(await line).toBe('no space');
  await running.stop();
});

it('a program that does not exist is reported', async () => {
  await expect(startProcess(shell('', { command: [join(dir, 'missing')] }))).rejects.toThrow(/shell did not start/);
});

it('stopping a process ends its children too', async () => {
  const running = await startProcess(shell(`sleep 61 & echo $! > ${dir}/child; wait`, { ready: fileExists('child') }));
  const child = Number(readFileSync(join(dir, 'child'), 'utf8'));
  await running.stop();
  await eventually(() => expect(commandLine(child)).toBeUndefined());
});

it('a graceful stop gives a process the time to finish', async () => {
  const running = await startProcess(
    shell(`trap 'touch ${dir}/finished; exit 0' TERM; touch ${dir}/ready; while :; do sleep 0.05; done`, {
      ready: fileExists('ready'),
    }),
  );
  await running.stop();
  expect([existsSync(join(dir, 'finished')), await running.ended]).toEqual([true, 'code 0']);
});

it('on a full disk a write fails and the process continues', async () => {
  const running = await startProcess(
    shell(`head -c 100000 /dev/zero > ${dir}/large; touch ${dir}/after; sleep 60`, {
      ready: fileExists('after'),
      largestFileBytes: 4096,
    }),
  );
  expect(statSync(join(dir, 'large')).size).toBe(4096);
  await running.stop();
});

it('cancelling the start ends the process', async () => {
  const giveUp = new AbortController();
  const start = startProcess(
    shell(`echo $$ > ${dir}/pid; sleep 62`, {
      ready: async () => existsSync(join(dir, 'pid')) && (giveUp.abort(new Error('given up')), false),
      signal: giveUp.signal,
    }),
  );
  await expect(start).rejects.toThrow('given up');
  expect(commandLine(Number(readFileSync(join(dir, 'pid'), 'utf8')))).toBeUndefined();
});

it('no process outlives a parent that is killed', async () => {
  const script = `import { startProcess } from '${join(import.meta.dirname, 'processes.ts')}';
    const { pid } = await startProcess({ name: 'x', command: ['sleep', '63'], logFile: '${dir}/x.log', ready: async () => true });
    console.log(pid); setInterval(() => {}, 1000);`;
  const runner = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(runner.stdout), 'line')) as [string];
  expect(commandLine(Number(line))).toContain('sleep 63');
  runner.kill('SIGKILL');
  await eventually(() => expect(commandLine(Number(line))).toBeUndefined());
});

it('a server of an earlier run is ended, another program with its process id is not', async () => {
  const pidFile = join(dir, 'server.pid');
  const server = await startProcess(shell('', { command: ['sleep', '64'] }));
  writeFileSync(pidFile, `${server.pid}\nmore`);
  await endLeftover(pidFile, '/another/folder');
  expect([existsSync(pidFile), commandLine(server.pid)]).toEqual([false, expect.stringContaining('sleep 64')]);
  writeFileSync(pidFile, `${server.pid}`);
  await endLeftover(pidFile, 'sleep 64');
  expect(commandLine(server.pid)).toBeUndefined();
});
