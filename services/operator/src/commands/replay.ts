// After a restore of an older database: stores the leads received since the backup again, from the completed jobs.
import { retention } from '@school/catalog/privacy';
import { QUEUES } from '@school/contracts';
import { leadStates } from '@school/lead-database/without-nest';
import { jobsOf } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { counts, json, logAction } from '../output.js';
import type { Run } from '../run.js';
import { erasureFacts } from '../search/lead-data.js';
import { type Stores, requireDatabase } from '../stores.js';
import { jsonOption } from './options.js';

interface Replayed {
  /** Leads without a row: their jobs were queued again. */
  requeued: number;
  alreadyStored: number;
  /** Leads of erased people, whose jobs a restored Redis has brought back: removed. */
  erased: number;
}

export function addReplayCommand(program: Command, run: Run): void {
  program
    .command('replay')
    .description(
      'After a restore of an older database: stores again what was stored since the backup. Redis keeps that for ' +
        `${retention.finishedJobDays} days`,
    )
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async (stores, io) => {
        await requireDatabase(stores);
        const replayed = await replay(stores);
        logAction(io, 'replay', replayed);
        io.out(options.json ? json(replayed) : counts(replayed));
      }),
    );
}

async function replay({ queues, database, erasures }: Stores): Promise<Replayed> {
  const erased = await erasures.read();
  const replayed = { requeued: 0, alreadyStored: 0, erased: 0 };
  for await (const jobs of jobsOf(queues[QUEUES.store], ['completed'])) {
    const ids = jobs.map(({ data }) => erasureFacts(data).id);
    const states = await database.use((manager) => leadStates(manager, ids));
    const stored = new Set(states.map(({ id }) => id));
    for (const job of jobs) {
      const facts = erasureFacts(job.data);
      if (erased.include(facts)) {
        await job.remove();
        replayed.erased += 1;
      } else if (stored.has(facts.id)) {
        replayed.alreadyStored += 1;
      } else {
        await job.retry('completed', { resetAttemptsMade: true, resetAttemptsStarted: true });
        replayed.requeued += 1;
      }
    }
  }
  return replayed;
}
