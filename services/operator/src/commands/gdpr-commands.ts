import type { Command } from 'commander';
import { type LeadQuery, reapplyErasures } from '@school/lead-store/operations';
import { EXIT, OperatorError } from '../operator-error.js';
import { counts, json } from '../output/output.js';
import type { Run } from '../program.js';
import { requireDatabase } from '../stores.js';
import { parseQuery } from '../survey/query.js';
import { type ErasureReport, erase } from './erase.js';
import { exportPerson } from './export-person.js';
import { jsonOption, secondsOption } from './options.js';

const PATIENCE_SECONDS = 60;

export function addGdprCommands(program: Command, run: Run): void {
  const gdpr = program.command('gdpr').description("A person's rights: to have their data, and to have them erased");

  gdpr
    .command('export')
    .description('Prints everything held of a person, as JSON')
    .argument('<email>', 'or the reference or id of one request, when it has no address')
    .addOption(jsonOption())
    .action((email: string) => {
      const query = personOf(email);
      return run(async (stores, { out }) => out(json(await exportPerson(stores, query))));
    });

  gdpr
    .command('erase')
    .description(
      'Removes everything held of a person, everywhere, so that nothing brings it back. Without --yes it only says what there is',
    )
    .argument('<email>', 'or the reference or id of one request, when it has no address')
    .option('--yes', 'do it')
    .addOption(secondsOption('--wait <seconds>', 'how long to wait for jobs under way', PATIENCE_SECONDS))
    .addOption(jsonOption())
    .action((email: string, options: { yes?: boolean; wait: number; json?: boolean }) => {
      const query = personOf(email);
      return run(async (stores, { out }) => {
        const report = await erase(stores, query, { dryRun: !options.yes, timeoutMs: options.wait * 1000 });
        out(options.json ? json(report) : describe(report));
        return report.left.length > 0 ? EXIT.incomplete : EXIT.done;
      });
    });

  gdpr
    .command('reapply')
    .description(
      'Removes again what a restored backup has brought back of erased people. Runs by itself before the services start',
    )
    .option('--dry-run', 'only count the rows')
    .addOption(jsonOption())
    .action((options: { dryRun?: boolean; json?: boolean }) =>
      run(async (stores, { out }) => {
        await requireDatabase(stores);
        const rows = await reapplyErasures(stores, options.dryRun);
        out(
          options.json
            ? json({ dryRun: Boolean(options.dryRun), ...rows })
            : `${options.dryRun ? 'Would be removed:' : 'Removed:'}\n${counts({ ...rows })}`,
        );
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
