// Starts child processes that never outlive this process, however it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClaimedPort } from './ports.ts';

const STOP_WITHIN_MS = 15_000;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;
/**
 * The messages of Node, PostgreSQL and Redis. (The port itself may be free again: another stack may only have tried
 * it.)
 */
const PORT_TAKEN = /EADDRINUSE|address already in use/i;

export interface ProcessOptions {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  /** The whole environment; that of this process when not given. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** Run as another user; only root may. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** A write beyond this size of a file fails (EFBIG), as on a disk that is full. */
  readonly largestFileBytes?: number | undefined;
  /** stdout and stderr are appended here. */
  readonly logFile: string;
  /** Called with each line of stderr, too; for programs that write errors only. */
  readonly onErrorLine?: ((line: string) => void) | undefined;
  /** The signal for a graceful stop; SIGTERM when not given. */
  readonly stopSignal?: NodeJS.Signals | undefined;
  /** The ports that the program listens on, reserved until right before it is started. */
  readonly ports?: readonly ClaimedPort[] | undefined;
  /**
   * Whether the program reports its ports (report-ports.mjs). Before it has reported all of `ports`, another program
   * may answer there.
   */
  readonly reportsPorts?: boolean | undefined;
  /** Polled until it resolves to true. */
  readonly ready: (pid: number) => Promise<boolean>;
  /** 60 s when not given. */
  readonly readyWithinMs?: number | undefined;
  /** Cancels the start and ends the process. */
  readonly signal?: AbortSignal | undefined;
}

/** Another program listens on a port of this one; a start on other ports may succeed. */
export class PortTakenError extends Error {}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code or signal: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Sends a signal to the process and its children. */
  signal(signal: NodeJS.Signals): void;
  /**
   * Stops it gracefully, after 15 s by SIGKILL. Idempotent.
   * @throws when it has not ended 15 s later.
   */
  stop(): Promise<void>;
}

/**
 * Starts a program in a separate process group (Ctrl-C in the terminal does not reach it) and resolves when it is
 * ready.
 * @throws PortTakenError when another program has taken one of its ports; an Error with the end of its log when it ends
 * for another reason or is not ready in time.
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, signal, ports = [], logFile, readyWithinMs = READY_WITHIN_MS } = options;
  signal?.throwIfAborted();
  for (const port of ports) port.release();
  const child = launch(options);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, killedBy) => done(killedBy ?? `code ${code}`));
  });
  if (child.pid === undefined) throw new Error(`${name} did not start: ${await ended}`);
  const running = supervised(name, child.pid, ended, options.stopSignal ?? 'SIGTERM');

  const waiting = new AbortController();
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
  void ended.then((how) => fail(`it ended (${how})`));
  const deadline = setTimeout(fail, readyWithinMs, `it was not ready within ${readyWithinMs / 1000} s`);
  signal?.addEventListener('abort', () => fail('cancelled'), { signal: waiting.signal });
  const failure = await Promise.race([failed, becomesReady(child, options, waiting.signal)]);
  waiting.abort();
  clearTimeout(deadline);
  if (failure === undefined) return running;
  await running.stop();
  signal?.throwIfAborted();
  const log = lastLines(logFile);
  if (PORT_TAKEN.test(log))
    throw new PortTakenError(
      `${name} did not start: another program has taken port ${ports.map(({ port }) => port).join(' or ')}`,
    );
  throw new Error(`${name} did not start: ${failure}\n${log}\nIts log: ${logFile}`);
}

async function becomesReady(
  child: ChildProcess,
  { ports = [], reportsPorts, ready }: ProcessOptions,
  waiting: AbortSignal,
): Promise<undefined> {
  if (reportsPorts) await listensOn(child, new Set(ports.map(({ port }) => port)), waiting);
  while (!(await ready(child.pid!))) await wait(POLL_MS, undefined, { signal: waiting });
}

async function listensOn(child: ChildProcess, ports: Set<unknown>, waiting: AbortSignal): Promise<void> {
  for await (const [port] of on(child, 'message', { signal: waiting })) {
    ports.delete(port);
    if (ports.size === 0) return;
  }
}

/** The unit of `ulimit -f` in POSIX. */
const BLOCK_BYTES = 512;

/** Limits the size of files. SIGXFSZ is ignored, which the program inherits, so that the write fails instead. */
const limited = (command: readonly string[], largestFileBytes: number): [string, ...string[]] => [
  'sh',
  '-c',
  'trap "" XFSZ; ulimit -f "$1"; shift; exec "$@"',
  'limited',
  String(Math.ceil(largestFileBytes / BLOCK_BYTES)),
  ...command,
];

function launch({
  command,
  env,
  cwd,
  user,
  logFile,
  largestFileBytes,
  reportsPorts,
  onErrorLine,
}: ProcessOptions): ChildProcess {
  const [program, ...args] = largestFileBytes === undefined ? command : limited(command, largestFileBytes);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, {
    env,
    cwd,
    ...user,
    detached: true,
    stdio: ['ignore', log, onErrorLine ? 'pipe' : log, ...(reportsPorts ? (['ipc'] as const) : [])],
  });
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

function supervised(name: string, pid: number, ended: Promise<string>, stopSignal: NodeJS.Signals): RunningProcess {
  const guard = guardOf(pid);
  let gone = false;
  const signalGroup = (signal: NodeJS.Signals) => {
    if (!gone) killGroup(pid, signal);
  };
  void ended.then(() => {
    gone = true;
    killGroup(pid, 'SIGKILL'); // children that outlive a crashed process
    killGroup(guard, 'SIGKILL');
  });
  const stop = async () => {
    signalGroup(stopSignal);
    signalGroup('SIGCONT'); // a paused process receives the signal only when it continues
    if (await endsInTime(ended)) return;
    signalGroup('SIGKILL');
    if (!(await endsInTime(ended)))
      throw new Error(
        `${name} (process ${pid}) still runs ${STOP_WITHIN_MS / 1000} s after SIGKILL. See what it waits for: ps -o stat,wchan -p ${pid}`,
      );
  };
  return { name, pid, ended, signal: signalGroup, stop };
}

const endsInTime = (ended: Promise<string>): Promise<boolean> =>
  Promise.race([ended.then(() => true), wait(STOP_WITHIN_MS, false, { ref: false })]);

/**
 * Starts a shell whose stdin is a pipe from this process: the pipe closes when this process ends, even by SIGKILL, and
 * the shell then ends the group.
 * @returns the shell's process id.
 */
function guardOf(group: number): number {
  const script = 'cat >/dev/null; kill -s TERM -- "-$1"; sleep 5; kill -s KILL -- "-$1"';
  const shell = spawn('sh', ['-c', script, 'guard', String(group)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  return shell.pid ?? Number.NaN;
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-15)
    .map((line) => `  | ${line}`)
    .join('\n');
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
