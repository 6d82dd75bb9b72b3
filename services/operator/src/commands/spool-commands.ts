import type { Command } from 'commander';
import { isLeadId } from '@school/leads';
import { errorText } from '@school/platform';
import { EXIT } from '../operator-error.js';
import { json, table } from '../output/output.js';
import type { Run } from '../program.js';
import type { Stores } from '../stores.js';
import { leadFacts } from '../survey/lead-data.js';
import { jsonOption } from './options.js';

/** A file in the spool. */
export interface SpoolFile {
  /** `new`: to be queued by a gateway; `bad`: in quarantine. */
  readonly place: 'new' | 'bad';
  /** The lead's id; undefined for a foreign file, whose name may hold personal data. */
  readonly id: string | undefined;
  readonly reference: string | undefined;
  readonly kind: string | undefined;
  readonly since: string;
  readonly bytes: number;
  /** Why it can't be read as a request; undefined when it can. */
  readonly trouble: string | undefined;
}

export function addSpoolCommands(program: Command, run: Run): void {
  const spool = program
    .command('spool')
    .description("Requests on the gateways' disk: those that Redis has not taken, and files that were set aside");

  spool
    .command('list')
    .description('All of them, oldest first. Prints no personal data')
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async (stores, { out }) => {
        const files = await spoolFiles(stores);
        out(options.json ? json(files) : files.length === 0 ? 'The spool is empty.\n' : list(files));
      }),
    );

  spool
    .command('retry')
    .description(
      'Puts what was set aside among those that wait, where it can be read by now; the gateways queue it within a second',
    )
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async (stores, { out }) => {
        const files = (await spoolFiles(stores)).filter(({ place }) => place === 'bad');
        const [back, left] = [files.filter(({ trouble }) => !trouble), files.filter(({ trouble }) => trouble)];
        for (const { id } of back) await stores.spool.putBack({ place: 'bad', name: id! });
        out(
          options.json
            ? json({ back, left })
            : `Put back ${back.length}.\n${left.length > 0 ? `Left ${left.length}:\n${list(left)}` : ''}`,
        );
        return left.length > 0 ? EXIT.incomplete : EXIT.done;
      }),
    );
}

async function spoolFiles({ spool }: Stores): Promise<SpoolFile[]> {
  const entries = (await Promise.all((['new', 'bad'] as const).map((place) => spool.entries(place)))).flat();
  const files = entries.map(async (entry) => {
    const known = {
      place: entry.place as SpoolFile['place'],
      id: isLeadId(entry.name) ? entry.name : undefined,
      since: entry.since.toISOString(),
      bytes: entry.bytes,
    };
    try {
      const lead = await spool.read(entry);
      return lead ? [{ ...known, reference: leadFacts(lead)?.reference, kind: lead.kind, trouble: undefined }] : [];
    } catch (error) {
      return [{ ...known, reference: undefined, kind: undefined, trouble: errorText(error) }];
    }
  });
  return (await Promise.all(files)).flat().sort((a, b) => a.since.localeCompare(b.since));
}

const list = (files: readonly SpoolFile[]): string =>
  table(
    ['since', 'place', 'id', 'reference', 'kind', 'bytes', 'trouble'],
    files.map((file) => ({ ...file, id: file.id ?? 'a foreign name' })),
  );
