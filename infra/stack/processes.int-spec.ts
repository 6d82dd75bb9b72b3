import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@school/platform/testing';
import { commandLine, type ProcessOptions, startProcess } from './processes.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'school-processes-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Starts a shell script that is ready at once. */
const start = (name: string, script: string, more: Partial<ProcessOptions> = {}) =>
  startProcess({
    name,
    command: ['sh', '-c', script, join(dir, name)],
    logFile: join(dir, `${name}.log`),
    ready: async () => true,
    ...more,
  });

it('stops a process together with its children, also while it is paused', async () => {
  const children = join(dir, 'children');
  const running = await start('parent', `sleep 600 & echo $! > ${children}; wait`);
  await eventually(() => expect(existsSync(children) && readFileSync(children, 'utf8')).toMatch(/\d/));
  running.signal('SIGSTOP');
  await running.stop();
  expect(await running.ended).toBe('SIGTERM');
  await eventually(() => expect(commandLine(Number(readFileSync(children, 'utf8')))).toBeFalsy());
});

it('a process that ends during its start is reported with the end of its log', async () => {
  const ended = start('failing', 'echo no such table >&2; exit 3', { ready: async () => false });
  await expect(ended).rejects.toThrow(/^failing did not start: it ended \(code 3\)\n {2}\| no such table\n/);
});

it('a cancelled start ends the process', async () => {
  const cancel = new AbortController();
  const started = start('cancelled', 'sleep 600', { ready: async () => false, signal: cancel.signal });
  setImmediate(() => cancel.abort(new Error('no longer wanted')));
  await expect(started).rejects.toThrow('no longer wanted');
});

it('ends the process of an earlier run that could not end it, and no other program with its id', async () => {
  const left = spawn('sh', ['-c', 'sleep 600', join(dir, 'again')], { detached: true, stdio: 'ignore' });
  writeFileSync(join(dir, 'again.log.pid'), String(left.pid));
  const [running] = await Promise.all([start('again', 'sleep 600'), once(left, 'exit')]);
  await running.stop();

  writeFileSync(join(dir, 'other.log.pid'), String(process.pid));
  await (await start('other', 'sleep 600')).stop();
});
