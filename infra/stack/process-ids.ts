// What an old process id says: who it is today, and whether it is a server of ours that was left behind.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** The command line of a living process, undefined when there is none with this id. */
export function commandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined;
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
}

/**
 * Ends the server that a killed runner may have left on a data folder, so that no two ever write there. A pid file that names
 * a stranger (ids are used again) is only removed.
 * @param mark what the command line of the right process contains: the folder.
 * @throws when it does not end within half a minute, or is another user's.
 */
export async function endLeftover(pidFile: string, mark: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const alive = () => commandLine(pid)?.includes(mark) ?? false;
  const deadline = performance.now() + PATIENCE_MS;
  for (let signal: NodeJS.Signals = 'SIGINT'; alive(); signal = performance.now() > deadline ? 'SIGKILL' : 'SIGINT') {
    if (performance.now() > deadline + PATIENCE_MS || !send(pid, signal))
      throw new Error(`A server that was left behind (process ${pid}) still uses ${mark} and does not end. End it: kill -9 ${pid}`);
    await wait(200);
  }
  rmSync(pidFile, { force: true });
}

/** @returns whether we may; a process that is gone meanwhile counts as well. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
