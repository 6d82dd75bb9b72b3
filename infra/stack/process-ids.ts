// Identifies processes by their ids, and ends servers that outlived a killed runner.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_WITHIN_MS = 15_000;

/** @returns the command line of a running process, undefined when none has this id. */
export function commandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined;
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
}

/**
 * Ends a server that outlived a killed runner, so that no two servers write to one data folder. When the process id of
 * the pid file belongs to another program (ids are reused), only the file is removed.
 * @param mark a part of the server's command line: its data folder.
 * @throws when it does not end within half a minute, or is another user's.
 */
export async function endLeftover(pidFile: string, mark: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const alive = () => commandLine(pid)?.includes(mark) ?? false;
  const deadline = performance.now() + STOP_WITHIN_MS;
  for (let signal: NodeJS.Signals = 'SIGINT'; alive(); signal = performance.now() > deadline ? 'SIGKILL' : 'SIGINT') {
    if (performance.now() > deadline + STOP_WITHIN_MS || !send(pid, signal))
      throw new Error(
        `A server of an earlier run (process ${pid}) still uses ${mark} and does not end. End it: kill -9 ${pid}`,
      );
    await wait(200);
  }
  rmSync(pidFile, { force: true });
}

/** @returns false when the signal is not permitted; a process that has already ended counts as success. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
