import { expireRows } from '@school/lead-database';
import { expireJobs } from '@school/leads';
import type { Command } from 'commander';
import { counts, json, logAction } from '../output.js';
import type { Run } from '../program.js';
import { requireDatabase } from '../stores.js';
import { dryRunOption, jsonOption } from './options.js';

export function addRetentionCommand(program: Command, run: Run): void {
  program
    .command('retention')
    .description('Data past their retention')
    .command('run')
    .description('Deletes them now, as lead-store does every night')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .action(({ dryRun = false, ...options }: { dryRun?: boolean; json?: boolean }) =>
      run(async (stores, io) => {
        await requireDatabase(stores);
        const now = new Date();
        const jobs = await expireJobs(Object.values(stores.queues), now, dryRun);
        const deleted = { ...(await expireRows(stores.database, now, dryRun)), ...jobs };
        if (!dryRun) logAction(io, 'retention-run', deleted);
        io.out(
          options.json
            ? json({ dryRun, ...deleted })
            : `${dryRun ? 'Would be deleted:' : 'Deleted:'}\n${counts(deleted)}`,
        );
      }),
    );
}
