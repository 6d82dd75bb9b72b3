// Processor time, on Linux only, and memory of processes.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process so far, with those of its running children (PostgreSQL's backends). */
export function cpuSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== undefined && (stat.pid === pid || stat.parent === pid))
    .reduce((sum, stat) => sum + stat!.seconds, 0);
}

function statOf(pid: string): { pid: number; parent: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid: Number(pid), parent: fields[1]!, seconds: (fields[11]! + fields[12]!) / TICKS_PER_SECOND };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/** Resident memory of a process. */
export const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

export interface Spent<T, Name extends string> {
  readonly result: T;
  /** Elapsed seconds. */
  readonly seconds: number;
  /** Processor seconds of each process, with its children. */
  readonly cpu: Readonly<Record<Name, number>>;
}

/**
 * Runs `work` and measures the processor time of these processes, which other programs on the machine hardly change.
 */
export async function spentDuring<T, Name extends string>(
  pids: Readonly<Record<Name, readonly number[]>>,
  work: () => Promise<T>,
): Promise<Spent<T, Name>> {
  const names = Object.keys(pids) as Name[];
  const spent = () => names.map((name) => pids[name].reduce((sum, pid) => sum + cpuSeconds(pid), 0));
  const before = spent();
  const begin = performance.now();
  const result = await work();
  const seconds = (performance.now() - begin) / 1000;
  const after = spent();
  return {
    result,
    seconds,
    cpu: Object.fromEntries(names.map((name, index) => [name, after[index]! - before[index]!])) as Record<Name, number>,
  };
}
