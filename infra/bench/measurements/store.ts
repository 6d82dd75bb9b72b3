// Storing: our worker (TypeORM) against a bare BullMQ worker with a prepared INSERT, both 50 jobs at once over 10 connections.
import { QUEUES } from '@school/contracts';
import { workOff } from '../backlog.ts';
import { atLeast, type Row, ratioRow } from '../report.ts';
import { ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 5;
const LEADS = 4000;

export async function store(setting: Setting): Promise<readonly Row[]> {
  await Promise.all([setting.service('lead-store'), setting.rival('store-worker.ts')]);
  // A kind that is one row on both sides.
  const perSecond = (queue: string) => async () => {
    await setting.wipe();
    const rate = await workOff(setting, { queue, size: LEADS, kind: 'translation' });
    const { rows } = await setting.database.query<{ count: string }>('SELECT count(*) FROM leads');
    if (Number(rows[0]?.count) !== LEADS) throw new Error(`${queue}: ${rows[0]?.count} rows of ${LEADS}`);
    return rate;
  };
  const sides = { ours: perSecond(QUEUES.store), theirs: perSecond('rival-store') };
  await rounds(1, sides);
  const { ours, theirs } = await rounds(ROUNDS, sides);
  return [ratioRow('Storing, concurrency 50: rows a second, against BullMQ and a prepared INSERT', '/s', ratio(ours, theirs), atLeast(1))];
}
