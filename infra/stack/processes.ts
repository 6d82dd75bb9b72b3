// Starts child processes so that none outlives the runner, however the runner ends.
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
/** In the words of Node, PostgreSQL and Redis. The port itself may be free again by now: whoever looks for a free one takes each for a moment. */
const PORT_TAKEN = /EADDRINUSE|address already in use/i;

export interface ProcessOptions {
  readonly name: string;
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  /** The whole environment; ours when not given. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** Run as another user; only root may. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** A write beyond this size of a file fails (EFBIG), as on a disk that is full. */
  readonly largestFileBytes?: number | undefined;
  /** stdout and stderr are appended here. */
  readonly logFile: string;
  /** Called with each line of stderr as well, for programs that write nothing there while all is well. */
  readonly onErrorLine?: ((line: string) => void) | undefined;
  /** The polite signal; SIGTERM when not given. */
  readonly stopSignal?: NodeJS.Signals | undefined;
  /** On which the program is going to listen: held until right before it is started. */
  readonly ports?: readonly ClaimedPort[] | undefined;
  /** A program of Node that tells its ports (report-ports.mjs): until it has told all of `ports`, somebody else answers there. */
  readonly tellsPorts?: boolean | undefined;
  /** Asked again and again until it says true. */
  readonly ready: (pid: number) => Promise<boolean>;
  /** 60 s when not given. */
  readonly readyWithinMs?: number | undefined;
  /** Gives up waiting for readiness and ends the process. */
  readonly signal?: AbortSignal | undefined;
}

/** Another program listens where this one should; on another port it would start. */
export class PortTakenError extends Error {}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Settles when the process is gone, with the way it went: `code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Sends a signal to the process and all it started. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it politely, after 15 s by force. Idempotent. @throws when it is not gone 15 s later. */
  stop(): Promise<void>;
}

/**
 * Starts a program in a process group of its own (Ctrl-C in the terminal does not reach it, the runner decides) and
 * resolves when it is ready.
 * @throws PortTakenError when another program was faster on a port of its; an Error that carries the end of its log when it ends
 *   for another reason or is not ready in time.
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
  const { promise: trouble, resolve: giveUp } = Promise.withResolvers<string>();
  void ended.then((how) => giveUp(`it ended (${how})`));
  const deadline = setTimeout(giveUp, readyWithinMs, `it was not ready within ${readyWithinMs / 1000} s`);
  signal?.addEventListener('abort', () => giveUp('cancelled'), { signal: waiting.signal });
  const failure = await Promise.race([trouble, becomesReady(child, options, waiting.signal)]);
  waiting.abort();
  clearTimeout(deadline);
  if (failure === undefined) return running;
  await running.stop();
  signal?.throwIfAborted();
  const words = lastLines(logFile);
  if (PORT_TAKEN.test(words))
    throw new PortTakenError(`${name} did not start: another program has taken port ${ports.map(({ port }) => port).join(' or ')}`);
  throw new Error(`${name} did not start: ${failure}\n${words}\nIts log: ${logFile}`);
}

async function becomesReady(
  child: ChildProcess,
  { ports = [], tellsPorts, ready }: ProcessOptions,
  waiting: AbortSignal,
): Promise<undefined> {
  if (tellsPorts) await listensOn(child, new Set(ports.map(({ port }) => port)), waiting);
  while (!(await ready(child.pid!))) await wait(POLL_MS, undefined, { signal: waiting });
}

async function listensOn(child: ChildProcess, ports: Set<unknown>, waiting: AbortSignal): Promise<void> {
  for await (const [port] of on(child, 'message', { signal: waiting })) {
    ports.delete(port);
    if (ports.size === 0) return;
  }
}

/** POSIX counts files in these. */
const BLOCK_BYTES = 512;

/** With the signal ignored, which a program inherits, the write itself fails. */
const limited = (command: readonly string[], largestFileBytes: number): [string, ...string[]] => [
  'sh',
  '-c',
  'trap "" XFSZ; ulimit -f "$1"; shift; exec "$@"',
  'limited',
  String(Math.ceil(largestFileBytes / BLOCK_BYTES)),
  ...command,
];

function launch({ command, env, cwd, user, logFile, largestFileBytes, tellsPorts, onErrorLine }: ProcessOptions): ChildProcess {
  const [program, ...args] = largestFileBytes === undefined ? command : limited(command, largestFileBytes);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, {
    env,
    cwd,
    ...user,
    detached: true,
    stdio: ['ignore', log, onErrorLine ? 'pipe' : log, ...(tellsPorts ? (['ipc'] as const) : [])],
  });
  closeSync(log);
  if (child.stderr && onErrorLine) {
    createInterface(child.stderr).on('line', (line) => {
      onErrorLine(line);
      try {
        appendFileSync(logFile, `${line}\n`);
      } catch {
        // The disk is full: the line has been told all the same.
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
    killGroup(pid, 'SIGKILL'); // what a crashed leader may have left behind
    killGroup(guard, 'SIGKILL');
  });
  const stop = async () => {
    signalGroup(stopSignal);
    signalGroup('SIGCONT'); // a paused process sees the signal only once it goes on
    if (await endsInTime(ended)) return;
    signalGroup('SIGKILL');
    if (!(await endsInTime(ended)))
      throw new Error(
        `${name} (process ${pid}) is still there ${STOP_WITHIN_MS / 1000} s after SIGKILL. Look at what it waits for: ps -o stat,wchan -p ${pid}`,
      );
  };
  return { name, pid, ended, signal: signalGroup, stop };
}

async function endsInTime(ended: Promise<string>): Promise<boolean> {
  const deadline = new AbortController();
  const late = wait(STOP_WITHIN_MS, undefined, { signal: deadline.signal, ref: false }).catch(() => undefined);
  const how = await Promise.race([ended, late]);
  deadline.abort();
  return how !== undefined;
}

/**
 * A shell whose stdin is a pipe from us: it ends when we do, even by SIGKILL, and the shell then ends the group.
 * Returns its pid.
 */
function guardOf(group: number): number {
  const script = 'cat >/dev/null; kill -s TERM -- "-$1"; sleep 5; kill -s KILL -- "-$1"';
  const shell = spawn('sh', ['-c', script, 'guard', String(group)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
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
