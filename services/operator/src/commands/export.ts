import { officeFor } from '@school/catalog';
import { loadSchool } from '@school/catalog/school-file';
import type { LeadKind, OfficeId } from '@school/contracts';
import { leadOf, listLeadsWithStates } from '@school/lead-database/without-nest';
import { parseEnv } from '@school/platform/without-nest';
import { type Command, Option } from 'commander';
import { schoolEnv } from '../env.js';
import { EXIT, OperatorError } from '../operator-error.js';
import type { Run } from '../run.js';
import { requireDatabase } from '../stores.js';
import { csvHeader, csvLine } from './csv.js';
import { dayOption, jsonOption, kindOption, officeOption } from './options.js';
import { type Cell, leadTable } from './table.js';

interface Options {
  readonly json?: boolean;
  readonly xlsx?: boolean;
  readonly kind?: LeadKind;
  readonly from?: string;
  readonly to?: string;
  readonly office?: OfficeId;
}

export function addExportCommand(program: Command, run: Run): void {
  program
    .command('export')
    .description('Lists stored requests, oldest first, for an office: personal data. Days are days in Rome')
    .addOption(new Option('--xlsx', 'print an Excel file, not CSV as Italian spreadsheets open it').conflicts('json'))
    .addOption(jsonOption())
    .addOption(kindOption())
    .addOption(dayOption('--from <day>', 'received on this day or later'))
    .addOption(dayOption('--to <day>', 'received on this day or earlier'))
    .addOption(officeOption())
    .action((options: Options) =>
      run(async (stores, { env, out, terminal }) => {
        if (options.from && options.to && options.from > options.to)
          throw new OperatorError('--from is after --to: no day is in between', EXIT.usage);
        if (options.xlsx && terminal)
          throw new OperatorError('Send the file somewhere: leads export --xlsx > richieste.xlsx', EXIT.usage);
        const { SCHOOL_FILE } = parseEnv(schoolEnv, env);
        await requireDatabase(stores);
        const table = leadTable(options.kind, loadSchool(SCHOOL_FILE, { production: false }));
        const rows: Cell[][] = [];
        await stores.database.transaction(async (manager) => {
          let separator = '[\n';
          if (!options.json && !options.xlsx) out(csvHeader(table.header));
          for await (const { lead: row, state } of listLeadsWithStates(manager, options)) {
            const lead = leadOf(row);
            const office = officeFor(lead);
            if (options.office && office !== options.office) continue;
            const { deliveredAt, takenAt, answeredAt, dismissedAt, outcome } = state;
            if (options.xlsx) rows.push(table.row(lead, state));
            else
              out(
                options.json
                  ? `${separator}${JSON.stringify({ ...row, office, deliveredAt, takenAt, answeredAt, dismissedAt, outcome })}`
                  : csvLine(table.row(lead, state)),
              );
            separator = ',\n';
          }
          if (options.json) out(separator === '[\n' ? '[]\n' : '\n]\n');
        });
        if (!options.xlsx) return;
        // Loaded here alone: the library takes longer than all other commands.
        const { xlsx } = await import('./xlsx.js');
        out(await xlsx(table.header, rows));
      }),
    );
}
