// The time of each service until its first answer, and its memory at rest, compared with a bare Nest with the same
// libraries.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../stack/checkout.ts';
import { choosePort } from '../../stack/ports.ts';
import { answers } from '../../stack/processes.ts';
import type { ServiceName } from '../../stack/services.ts';
import { megabytes } from '../cpu.ts';
import { atMost, type Row, ratioRow } from '../report.ts';
import { ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 3;
const LOOK_MS = 5;
/** When memory is measured: after the start, before anything is loaded lazily. */
const REST_MS = 1000;
const SERVICES: readonly ServiceName[] = ['gateway', 'lead-store', 'mailer', 'gaia'];

interface Figures {
  readonly milliseconds: number;
  readonly megabytes: number;
}

export async function start(setting: Setting): Promise<readonly Row[]> {
  const programs = [...SERVICES.map((name) => setting.command(name)), setting.rivalCommand('bare-nest.mjs')];
  const names = [...SERVICES, 'bare'];
  const sides = Object.fromEntries(names.map((name, index) => [name, () => startOnce(programs[index]!)]));
  const figures = await rounds(ROUNDS, sides);
  const of = (name: string, figure: keyof Figures) => figures[name]!.map((round) => round[figure]);
  return SERVICES.flatMap((name) => [
    ratioRow(
      `Start of ${name}, against bare Nest, BullMQ and TypeORM`,
      'ms',
      ratio(of(name, 'milliseconds'), of('bare', 'milliseconds')),
      atMost(1.3),
    ),
    ratioRow('– its memory at rest', 'MB', ratio(of(name, 'megabytes'), of('bare', 'megabytes')), atMost(1.3)),
  ]);
}

async function startOnce({
  entry,
  env,
}: {
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
}): Promise<Figures> {
  const port = await choosePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [join(root, entry)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  try {
    while (!(await answers(`http://127.0.0.1:${port}/health/live`))) {
      if (child.exitCode !== null) throw new Error(`${entry} has ended with ${child.exitCode}`);
      await pause(LOOK_MS);
    }
    const milliseconds = performance.now() - begin;
    await pause(REST_MS);
    return { milliseconds, megabytes: megabytes(child.pid!) };
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
