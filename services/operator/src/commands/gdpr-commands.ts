import type { Command } from 'commander';
import { EXIT } from '../operator-error.js';
import { counts, json } from '../output/output.js';
import type { Run } from '../program.js';
import { canonicalAddress } from '../survey/query.js';
import { type ErasureReport, erase } from './erase.js';
import { exportPerson } from './export-person.js';
import { jsonOption, secondsOption } from './options.js';

const PATIENCE_SECONDS = 60;

export function addGdprCommands(program: Command, run: Run): void {
  const gdpr = program.command('gdpr').description("A person's rights: to have their data, and to have them erased");

  gdpr
    .command('export')
    .description('Prints everything held of an address, as JSON')
    .argument('<email>')
    .addOption(jsonOption())
    .action((email: string) => {
      const address = canonicalAddress(email);
      return run(async (stores, { out }) => out(json(await exportPerson(stores, address))));
    });

  gdpr
    .command('erase')
    .description('Removes everything held of an address, everywhere, so that nothing brings it back. Without --yes it only says what there is')
    .argument('<email>')
    .option('--yes', 'do it')
    .addOption(secondsOption('--wait <seconds>', 'how long to wait for jobs under way', PATIENCE_SECONDS))
    .addOption(jsonOption())
    .action((email: string, options: { yes?: boolean; wait: number; json?: boolean }) => {
      const address = canonicalAddress(email);
      return run(async (stores, { out }) => {
        const report = await erase(stores, address, { dryRun: !options.yes, patienceMs: options.wait * 1000 });
        out(options.json ? json(report) : describe(report));
        return report.left.length > 0 ? EXIT.incomplete : EXIT.done;
      });
    });
}

function describe({ dryRun, places, left, mailboxes, mentions }: ErasureReport): string {
  const nothing = Object.values(places).every((count) => count === 0);
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? `\n${title}\n${lines.map((each) => `  ${each}\n`).join('')}` : '');
  return [
    nothing ? 'Nothing is held.\n' : `${dryRun ? 'This would be removed; say --yes to do it:' : 'Removed:'}\n${counts(places)}`,
    section('Left:', left),
    section('Offices may have these mails, to be deleted there by hand:', mailboxes.map(({ office, reference }) => `${office}: ${reference}`)),
    section("Other people's requests hold the address; read them and decide:", mentions),
  ].join('');
}
