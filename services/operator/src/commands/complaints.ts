// The register of complaints (ISO 10002): when each was received and answered, and how, without names.
import { romeDay } from '@school/catalog';
import { leadForm, leadKinds } from '@school/contracts';
import { type LeadState, listLeadsWithStates } from '@school/lead-database/without-nest';
import type { Command } from 'commander';
import { aligned, json } from '../output.js';
import type { Run } from '../run.js';
import { requireDatabase } from '../stores.js';
import { jsonOption, yearOption } from './options.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export function addComplaintsCommand(program: Command, run: Run): void {
  const thisYear = romeDay(new Date()).slice(0, 4);
  program
    .command('complaints')
    .description('The register of complaints, oldest first. Prints no personal data')
    .addOption(yearOption('--year <year>', 'received in this year, in Rome').default(thisYear, 'this year'))
    .addOption(jsonOption())
    .action(({ year, ...options }: { year: string; json?: boolean }) =>
      run(async (stores, { out }) => {
        await requireDatabase(stores);
        const complaints = await stores.database.transaction(async (manager) => {
          const found = [];
          for (const kind of leadKinds.filter((each) => leadForm(each).outcomes))
            for await (const { state } of listLeadsWithStates(manager, {
              kind,
              from: `${year}-01-01`,
              to: `${year}-12-31`,
            }))
              found.push(entryOf(state));
          return found;
        });
        if (options.json) return out(json(complaints));
        if (complaints.length === 0) return out(`No complaints in ${year}.\n`);
        const cell = (value: string | number | Date | null) =>
          value instanceof Date ? romeDay(value) : (value ?? undefined);
        const rows = complaints.map((entry) => Object.values(entry).map(cell));
        out(aligned([['reference', 'received', 'taken', 'answered', 'outcome', 'days'], ...rows]));
      }),
    );
}

/** In the order of the table. `days` are those from receipt to answer. */
function entryOf({ kind, reference, receivedAt, takenAt, answeredAt, ...state }: LeadState) {
  const outcome = state.outcome && (leadForm(kind).outcomes?.[state.outcome] ?? state.outcome);
  const days = answeredAt && Math.ceil((answeredAt.getTime() - receivedAt.getTime()) / DAY_MS);
  return { reference, receivedAt, takenAt, answeredAt, outcome, days };
}
