// How much processor time processes take: what limits a measurement. Linux only; elsewhere nothing is told.
import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process so far, those of its living children (PostgreSQL's backends) included. */
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
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    return { pid: Number(pid), parent: fields[1]!, seconds: (fields[11]! + fields[12]!) / TICKS_PER_SECOND };
  } catch {
    return undefined; // it has ended in between
  }
}

/** Measures how many cores each of these took on average while something was done. */
export async function coresDuring<T>(pids: Readonly<Record<string, readonly number[]>>, work: () => Promise<T>): Promise<{ result: T; cores: Record<string, number> }> {
  const spent = () => Object.fromEntries(Object.entries(pids).map(([name, ids]) => [name, ids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)]));
  const before = spent();
  const begin = performance.now();
  const result = await work();
  const seconds = (performance.now() - begin) / 1000;
  const cores = Object.entries(spent()).map(([name, after]) => [name, (after - before[name]!) / seconds] as const);
  return { result, cores: Object.fromEntries(cores) };
}
