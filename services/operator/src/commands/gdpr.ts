import { type LeadQuery, eraseRows, storedAddresses } from '@school/lead-database/without-nest';
import { jobsOf } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { EXIT, OperatorError } from '../operator-error.js';
import { counts, json, logAction } from '../output.js';
import type { Run } from '../run.js';
import { type FoundJob, leadQueues } from '../search/jobs.js';
import { erasureFacts } from '../search/lead-data.js';
import { findPersonalData } from '../search/personal-data.js';
import { parseQuery } from '../search/query.js';
import { type Stores, requireDatabase } from '../stores.js';
import { type ErasureReport, erase, removeJobs } from './erase.js';
import { jsonOption, secondsOption } from './options.js';

const WAIT_SECONDS = 60;
const PERSON = ['<email>', 'or the reference or id of one request, when it has no address'] as const;

export function addGdprCommands(program: Command, run: Run): void {
  const gdpr = program.command('gdpr').description("A person's rights: to have their data, and to have them erased");

  gdpr
    .command('export')
    .description('Prints everything held of a person, as JSON')
    .argument(...PERSON)
    .addOption(jsonOption())
    .action((person: string) => {
      const query = personOf(person);
      return run(async (stores, { out }) => out(json(await exportPerson(stores, query))));
    });

  gdpr
    .command('erase')
    .description('Removes everything held of a person, everywhere. Without --yes it only says what there is')
    .argument(...PERSON)
    .option('--yes', 'do it')
    .addOption(secondsOption('--wait <seconds>', 'how long to wait for active jobs', WAIT_SECONDS))
    .addOption(jsonOption())
    .action((person: string, options: { yes?: boolean; wait: number; json?: boolean }) => {
      const query = personOf(person);
      return run(async (stores, io) => {
        const report = await erase(stores, query, { dryRun: !options.yes, timeoutMs: options.wait * 1000 });
        if (options.yes) logAction(io, 'gdpr-erase', { leads: report.leads, left: report.left.length });
        io.out(options.json ? json(report) : describe(report));
        return report.left.length > 0 ? EXIT.incomplete : EXIT.done;
      });
    });

  gdpr
    .command('reapply')
    .description('Removes again what a restored backup has brought back of erased people')
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async (stores, io) => {
        await requireDatabase(stores);
        const removed = await reapplyErasures(stores);
        logAction(io, 'gdpr-reapply', removed);
        io.out(options.json ? json(removed) : `Removed:\n${counts(removed)}`);
        return removed.activeJobs > 0 ? EXIT.incomplete : EXIT.done;
      }),
    );
}

/** @throws OperatorError */
function personOf(text: string): LeadQuery {
  const query = parseQuery(text);
  if (query.by === 'phone')
    throw new OperatorError(
      'A telephone may be of several people: look with leads find, then name each request by its reference',
      EXIT.usage,
    );
  return query;
}

/**
 * Everything that is held of a person, or of one request, to be handed out (GDPR, articles 15 and 20).
 * @throws OperatorError, DatabaseUnavailableError: half an answer is none.
 */
async function exportPerson(stores: Stores, query: LeadQuery): Promise<object> {
  await requireDatabase(stores);
  const { rows, jobs, entries, mails, unreadableEntries } = await findPersonalData(stores, query, true);
  return {
    [query.by]: query.value,
    exportedAt: new Date().toISOString(),
    leads: rows.leads,
    contactRequests: rows.contactRequests,
    mentionedIn: rows.mentions,
    jobs: jobs.map(jobContents),
    spool: entries.map(({ entry: { place, since }, lead }) => ({ place, since: since.toISOString(), lead })),
    mails: Object.entries(mails).map(([key, note]) => {
      const [, lead, mail] = key.split(':');
      return { lead, mail, note };
    }),
    unreadableSpoolEntries: unreadableEntries,
  };
}

const jobContents = ({ queue, job, state }: FoundJob) => ({
  queue: queue.name,
  job: job.id,
  state,
  since: new Date(job.timestamp).toISOString(),
  data: job.data,
  result: (job.returnvalue as unknown) ?? null,
});

/**
 * Removes the data of erased people that a restored backup contains. What they sent later is kept. `activeJobs` are those
 * that a worker was processing.
 * @throws DatabaseUnavailableError, ErasureLedgerError
 */
async function reapplyErasures(stores: Stores) {
  const erasures = await stores.erasures.read();
  let [jobs, activeJobs] = [0, 0];
  for (const queue of leadQueues(stores)) {
    for await (const page of jobsOf(queue)) {
      const erased = page.filter(({ data }) => erasures.include(erasureFacts(data)));
      const removed = await removeJobs(erased);
      jobs += removed.length;
      activeJobs += erased.length - removed.length;
    }
  }
  const addresses = (await storedAddresses(stores.database)).flatMap((address) => {
    const at = erasures.lastOf(address);
    return at ? [[address, at] as const] : [];
  });
  const rows = { ids: [...erasures.leads], addresses: new Map(addresses) };
  return { ...(await eraseRows(stores.database, rows)), jobs, activeJobs };
}

function describe({ dryRun, places, left, mailboxes, mentions }: ErasureReport): string {
  const nothing = Object.values(places).every((count) => count === 0);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n${title}\n${lines.map((each) => `  ${each}\n`).join('')}` : '';
  return [
    nothing
      ? left.length > 0
        ? 'Nothing was found where it could be looked.\n'
        : 'Nothing is held.\n'
      : `${dryRun ? 'This would be removed; say --yes to do it:' : 'Removed:'}\n${counts(places)}`,
    section('Left:', left),
    section(
      'Offices may have these mails, to be deleted there by hand:',
      mailboxes.map(({ office, reference }) => `${office}: ${reference}`),
    ),
    section("Other people's requests hold the address; read them and decide:", mentions),
  ].join('');
}
