import { runRetention } from '@school/lead-store/operations';
import type { Command } from 'commander';
import { counts, json } from '../output/output.js';
import type { Run } from '../program.js';
import { requireDatabase } from '../stores.js';
import { jsonOption } from './options.js';

export function addRetentionCommands(program: Command, run: Run): void {
  program
    .command('retention')
    .description('Data past their time')
    .command('run')
    .description('Deletes them now, as lead-store does every night')
    .option('--dry-run', 'only count them')
    .addOption(jsonOption())
    .action((options: { dryRun?: boolean; json?: boolean }) =>
      run(async (stores, { out }) => {
        await requireDatabase(stores);
        const report = await runRetention(stores, new Date(), options.dryRun);
        out(
          options.json
            ? json({ dryRun: Boolean(options.dryRun), ...report })
            : `${options.dryRun ? 'Would be deleted:' : 'Deleted:'}\n${counts({ ...report })}`,
        );
      }),
    );
}
