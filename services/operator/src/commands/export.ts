import type { LeadKind, OfficeId } from '@school/contracts';
import { officeFor } from '@school/catalog';
import { leadOf, listLeads } from '@school/lead-database';
import { type Command, Option } from 'commander';
import type { Run } from '../program.js';
import { requireDatabase } from '../stores.js';
import { csvWriter } from './csv.js';
import { dayOption, jsonOption, kindOption, officeOption } from './options.js';

export function addExportCommand(program: Command, run: Run): void {
  program
    .command('export')
    .description('Lists stored requests, oldest first, for an office: personal data. Days are days in Rome')
    .addOption(new Option('--csv', 'print CSV as Italian spreadsheets open it (the default)').conflicts('json'))
    .addOption(jsonOption())
    .addOption(kindOption())
    .addOption(dayOption('--from <day>', 'received on this day or later'))
    .addOption(dayOption('--to <day>', 'received on this day or earlier'))
    .addOption(officeOption())
    .action((options: { json?: boolean; kind?: LeadKind; from?: string; to?: string; office?: OfficeId }) =>
      run(async (stores, { out }) => {
        await requireDatabase(stores);
        const csv = csvWriter(options.kind);
        await stores.database.transaction(async (manager) => {
          let separator = '[\n';
          if (!options.json) out(csv.header);
          for await (const row of listLeads(manager, options)) {
            const office = officeFor(leadOf(row));
            if (options.office && office !== options.office) continue;
            out(options.json ? `${separator}${JSON.stringify({ ...row, office })}` : csv.row(leadOf(row)));
            separator = ',\n';
          }
          if (options.json) out(separator === '[\n' ? '[]\n' : '\n]\n');
        });
      }),
    );
}
