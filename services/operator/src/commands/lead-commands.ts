import type { LeadKind, OfficeId } from '@school/contracts';
import { listLeads } from '@school/lead-store/operations';
import { Option, type Command } from 'commander';
import { EXIT } from '../operator-error.js';
import { aligned, json, table } from '../output/output.js';
import type { Run } from '../program.js';
import { requireDatabase } from '../stores.js';
import { auditLines } from '../survey/audit.js';
import { parseQuery } from '../survey/query.js';
import { csvWriter } from './csv.js';
import { type Whereabouts, find, officeOf } from './find.js';
import { dayOption, jsonOption, kindOption, officeOption } from './options.js';

export function addLeadCommands(program: Command, run: Run): void {
  program
    .command('find')
    .description('Where a request is: row, jobs, mails, spool. Prints no personal data')
    .argument('<who>', 'e-mail address, reference (TRA-7K3Q-F2MX), id or phone number')
    .addOption(jsonOption())
    .action((who: string, options: { json?: boolean }) => {
      const query = parseQuery(who);
      return run(async (stores, { out, err }) => {
        const { leads, exitCode } = await find(stores, query);
        out(options.json ? json({ leads }) : leads.map(describe).join('\n') || 'Nothing was found.\n');
        if (exitCode === EXIT.unreachable)
          err(
            'PostgreSQL does not answer: what is stored is not known. Check DATABASE_URL and that the database runs.\n',
          );
        return exitCode;
      });
    });

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
        await stores.database.use(async (runner) => {
          let separator = '[\n';
          if (!options.json) out(csv.header);
          for await (const lead of listLeads(runner, options)) {
            if (options.office && officeOf(lead) !== options.office) continue;
            out(options.json ? `${separator}${JSON.stringify({ ...lead, office: officeOf(lead) })}` : csv.row(lead));
            separator = ',\n';
          }
          if (options.json) out(separator === '[\n' ? '[]\n' : '\n]\n');
        });
      }),
    );

  program
    .command('audit')
    .description('What operators replayed, discarded and erased')
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async ({ redis }, { out }) => {
        const lines = await auditLines(redis);
        out(options.json ? json(lines) : table(['at', 'action', 'kind', 'subject', 'reason'], lines));
      }),
    );
}

function describe({
  id,
  reference,
  kind,
  receivedAt,
  office,
  stored,
  jobs,
  mails,
  spool,
  erased,
}: Whereabouts): string {
  return aligned([
    ['request', `${reference ?? '–'}  ${id}`],
    ['kind', kind],
    ['received', receivedAt],
    ['office', office],
    ['stored', stored ?? 'no'],
    ...jobs.map(({ queue, state, attempts, reason }) => [
      `job ${queue}`,
      `${state}, started ${attempts} times${reason ? `: ${reason}` : ''}`,
    ]),
    ...Object.entries(mails).map(([purpose, note]) => [`mail ${purpose}`, note]),
    ...spool.map((place) => ['spool', place]),
    ...(erased ? [['erased', 'yes: it is neither stored nor mailed']] : []),
  ]);
}
