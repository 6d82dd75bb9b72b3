// Whether a product started by `make start` runs from this checkout: its process id and addresses, in a file.
import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { local, root } from '../stack/checkout.ts';
import { commandLine } from '../stack/processes.ts';

const RUN_FILE = join(local.run, 'run.json');
const RUNNER = 'infra/local/start.ts';

export interface Run {
  readonly pid: number;
  /** Missing until all is ready. */
  readonly urls?: Readonly<Record<string, string>>;
}

/** @returns the stack that runs from this checkout, or undefined; the file of a killed runner does not count. */
export function currentRun(): Run | undefined {
  try {
    const run = JSON.parse(readFileSync(RUN_FILE, 'utf8')) as Run;
    return isRunner(run.pid) ? run : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Registers this process as the runner of this checkout.
 * @returns the run that exists already, undefined after success.
 */
export function claimRun(): Run | undefined {
  const run = currentRun();
  if (run) return run;
  clearRun();
  mkdirSync(local.run, { recursive: true });
  try {
    writeFileSync(RUN_FILE, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return currentRun(); // another process was faster
  }
}

export function publishRun(urls: Run['urls']): void {
  writeFileSync(RUN_FILE, `${JSON.stringify({ pid: process.pid, urls }, null, 2)}\n`);
}

export function clearRun(): void {
  rmSync(RUN_FILE, { force: true });
}

/** Process ids are reused: the process must be a runner that works in this folder. */
function isRunner(pid: number): boolean {
  if (!commandLine(pid)?.includes(RUNNER)) return false;
  return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/cwd`) === root;
}
