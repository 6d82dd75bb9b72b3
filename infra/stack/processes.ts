// Starts the servers of a stack as child processes, and ends them with this process.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_WITHIN_MS = 15_000;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

export interface ProcessOptions {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  /** The whole environment; that of this process when not given. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** Run as another user; only root may. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** stdout and stderr are appended here. */
  readonly logFile: string;
  /** Called with each line of stderr, too; for programs that write errors only. */
  readonly onErrorLine?: ((line: string) => void) | undefined;
  /** The signal for a graceful stop; SIGTERM when not given. */
  readonly stopSignal?: NodeJS.Signals | undefined;
  /** Polled until it resolves to true. */
  readonly ready: (pid: number) => Promise<boolean>;
  /** Cancels the start and ends the process. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code or signal: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Sends a signal to the process and its children. */
  signal(signal: NodeJS.Signals): void;
  /** Stops it gracefully, after 15 s by SIGKILL. Idempotent. */
  stop(): Promise<void>;
}

/** Process ids of what runs, to be ended with this process. */
const running = new Set<number>();
process.once('exit', () => running.forEach((pid) => killGroup(pid, 'SIGKILL')));

/**
 * Starts a program in a separate process group (Ctrl-C in the terminal does not reach it) and resolves when it is
 * ready.
 * @throws with the end of its log when it ends or is not ready within a minute.
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, signal, logFile, stopSignal = 'SIGTERM' } = options;
  signal?.throwIfAborted();
  // The process of an earlier run, which was killed and could not end it.
  const pidFile = `${logFile}.pid`;
  await endLeftover(pidFile, options.command.findLast((word) => word.includes('/')) ?? name);
  const child = launch(options);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, killedBy) => done(killedBy ?? `code ${code}`));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} did not start: ${await ended}`);
  running.add(pid);
  writeFileSync(pidFile, String(pid));
  void ended.then(() => {
    running.delete(pid);
    rmSync(pidFile, { force: true });
    killGroup(pid, 'SIGKILL'); // children that outlive it
  });
  const signalGroup = (wanted: NodeJS.Signals) => {
    if (running.has(pid)) killGroup(pid, wanted);
  };
  const stop = async () => {
    signalGroup(stopSignal);
    signalGroup('SIGCONT'); // a paused process receives the signal only when it continues
    if (await Promise.race([ended, wait(STOP_WITHIN_MS, undefined, { ref: false })])) return;
    signalGroup('SIGKILL');
    await ended;
  };

  let failure: string | undefined;
  void ended.then((how) => (failure ??= `it ended (${how})`));
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await options.ready(pid)) || failure) {
    if (signal?.aborted) failure ??= 'cancelled';
    if (performance.now() > deadline) failure ??= `it was not ready within ${READY_WITHIN_MS / 1000} s`;
    if (failure) {
      await stop();
      signal?.throwIfAborted();
      throw new Error(`${name} did not start: ${failure}\n${lastLines(logFile)}\nIts log: ${logFile}`);
    }
    await wait(POLL_MS);
  }
  return { name, pid, ended, signal: signalGroup, stop };
}

function launch({ command, env, cwd, user, logFile, onErrorLine }: ProcessOptions): ChildProcess {
  const [program, ...args] = command;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const stdio = ['ignore', log, onErrorLine ? 'pipe' : log] as const;
  const child = spawn(program, args, { env, cwd, ...user, detached: true, stdio: [...stdio] });
  closeSync(log);
  if (child.stderr && onErrorLine) {
    createInterface(child.stderr).on('line', (line) => {
      onErrorLine(line);
      try {
        appendFileSync(logFile, `${line}\n`);
      } catch {
        // The disk is full; onErrorLine has received the line.
      }
    });
  }
  return child;
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** @returns the command line of a running process, undefined when none has this id. */
export function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : undefined;
}

/**
 * Ends a server that outlived a killed runner, so that no two servers write to one data folder.
 * @param mark a part of the server's command line: process ids are reused.
 */
export async function endLeftover(pidFile: string, mark: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const alive = () => commandLine(pid)?.includes(mark) ?? false;
  const deadline = performance.now() + STOP_WITHIN_MS;
  for (; alive(); await wait(200)) killGroup(pid, performance.now() > deadline ? 'SIGKILL' : 'SIGINT');
  rmSync(pidFile, { force: true });
}

function lastLines(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15);
  return lines.map((line) => `  | ${line}`).join('\n');
}

/** Whether a GET answers 2xx within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
