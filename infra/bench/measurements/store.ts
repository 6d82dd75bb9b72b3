// Storing: lead-store (TypeORM) compared with a bare BullMQ worker with a prepared INSERT, both with 50 jobs at once
// over 10 connections.
import { QUEUES } from '@school/contracts';
import { workOff } from '../backlog.ts';
import { spentDuring } from '../cpu.ts';
import { atLeast, type Row, ratioRow } from '../report.ts';
import { ratioOf, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 5;
const LEADS = 2500;

export async function store(setting: Setting): Promise<readonly Row[]> {
  const [ourWorker, theirWorker] = await Promise.all([setting.service('lead-store'), setting.rival('store-worker.ts')]);
  // A kind that makes one row on both sides.
  const run = (queue: string, pid: number) => async () => {
    await setting.wipe();
    const { result, cpu } = await spentDuring({ worker: [pid] }, () =>
      workOff(setting, { queue, size: LEADS, kind: 'translation' }),
    );
    const { rows } = await setting.database.query<{ count: string }>('SELECT count(*) FROM leads');
    if (Number(rows[0]?.count) !== LEADS) throw new Error(`${queue}: ${rows[0]?.count} rows of ${LEADS}`);
    return { perSecond: result, cpuMicroseconds: (cpu.worker / LEADS) * 1e6 };
  };
  const sides = { ours: run(QUEUES.store, ourWorker.pid), theirs: run('rival-store', theirWorker.pid) };
  await rounds(1, sides);
  const figures = await rounds(ROUNDS, sides);
  return [
    ratioRow(
      'Storing, concurrency 50: rows a second, against BullMQ and a prepared INSERT',
      '/s',
      ratioOf(figures, 'perSecond'),
      atLeast(1),
    ),
    ratioRow('– its processor time a row', 'µs', ratioOf(figures, 'cpuMicroseconds')),
  ];
}
