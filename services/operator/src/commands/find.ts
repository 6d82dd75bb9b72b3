// Where a request is: its row, its jobs, its mails, the spool.
import {
  type LeadEntity,
  type LeadQuery,
  type LeadState,
  findLeads,
  leadStates,
} from '@school/lead-database/without-nest';
import { type Delivery, deliveryKeys, readDelivery } from '@school/leads/without-nest';
import { withoutAddresses } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { EXIT } from '../operator-error.js';
import { aligned, json } from '../output.js';
import type { Run } from '../run.js';
import { type FoundJob, findLeadJobs } from '../search/jobs.js';
import { leadFacts, officeOf } from '../search/lead-data.js';
import { type FoundEntry, findDeliveries, findSpoolEntries, leadIds } from '../search/personal-data.js';
import { parseQuery } from '../search/query.js';
import { type Stores, ifAvailable } from '../stores.js';
import { jsonOption } from './options.js';

export interface LeadStatus {
  readonly id: string;
  readonly reference: string | undefined;
  readonly kind: string | undefined;
  readonly receivedAt: string | undefined;
  readonly office: string | undefined;
  /** When it was stored; null when it is not; unknown while the database is unavailable. */
  readonly stored: string | null | 'unknown';
  readonly jobs: readonly {
    readonly queue: string;
    readonly state: string;
    readonly attempts: number;
    readonly reason?: string;
  }[];
  /** The delivery ledger's entry for each mail: state, time and the mail server's response. */
  readonly mails: Readonly<Record<string, string>>;
  readonly spool: readonly string[];
  readonly erased: boolean;
  /** What has become of it, once it is stored. */
  readonly events: Readonly<Record<string, string>>;
}

export function addFindCommand(program: Command, run: Run): void {
  program
    .command('find')
    .description('Where a request is: row, jobs, mails, spool. Prints no personal data')
    .argument('<who>', 'e-mail address, reference (TRA-7K3Q-F2MX), id or phone number')
    .addOption(jsonOption())
    .action((who: string, options: { json?: boolean }) => {
      const query = parseQuery(who);
      return run(
        async (stores, { out, err }) => {
          const { leads, databaseAvailable, unreadable } = await find(stores, query);
          const isWhole = !stores.redisFault && databaseAvailable;
          const nothing = `Nothing was found${isWhole ? '' : ' where it could be looked'}.\n`;
          out(options.json ? json({ leads }) : leads.map(describe).join('\n') || nothing);
          if (unreadable > 0)
            err(`${unreadable} spool entries cannot be read, and were not searched: look at the files in SPOOL_DIR\n`);
          if (stores.redisFault) err(`${stores.redisFault.message} Jobs and mails are unknown.\n`);
          if (!databaseAvailable)
            err(
              'PostgreSQL does not answer: what is stored is unknown. Check DATABASE_URL and that the database runs.\n',
            );
          if (!isWhole) return EXIT.unavailable;
          return leads.length === 0 ? EXIT.notFound : EXIT.done;
        },
        { withoutRedis: true },
      );
    });
}

interface Found {
  readonly entries: readonly FoundEntry[];
  readonly jobs: readonly FoundJob[];
  readonly rows: readonly LeadEntity[] | undefined;
}

async function find(stores: Stores, query: LeadQuery) {
  const { entries, unreadable } = await findSpoolEntries(stores, query);
  const rows = await ifAvailable(stores.database.use((manager) => findLeads(manager, query)));
  // A reference does not name the jobs, but the id of its row does.
  const [row] = query.by === 'reference' && rows ? rows : [];
  const jobs = stores.redisFault ? [] : await findLeadJobs(stores, row ? { by: 'id', value: row.id } : query);
  const { leads: erased } = await stores.erasures.read();
  const ids = new Set(leadIds({ entries, jobs, rows: { leads: rows ?? [] } }));
  // Nothing is left of an erased lead but its id in the ledger of erasures.
  if (query.by === 'id' && erased.has(query.value)) ids.add(query.value);
  const states = await ifAvailable(stores.database.use((manager) => leadStates(manager, [...ids])));
  const leads: LeadStatus[] = await Promise.all(
    [...ids].map(async (id) => ({
      ...statusOf(id, { entries, jobs, rows }),
      mails: await deliveries(stores, id),
      events: eventsOf(states?.find((state) => state.id === id)),
      erased: erased.has(id),
    })),
  );
  return { leads, databaseAvailable: rows !== undefined, unreadable };
}

/** The row is believed first: a job or an entry may hold anything. */
function statusOf(id: string, { entries, jobs, rows }: Found): Omit<LeadStatus, 'mails' | 'erased' | 'events'> {
  const row = rows?.find((each) => each.id === id);
  const queued = jobs.filter(({ job }) => leadFacts(job.data)?.id === id);
  const spooled = entries.filter(({ lead }) => lead.id === id);
  const lead = row ?? queued[0]?.job.data ?? spooled[0]?.lead;
  const facts = row ? { ...row, receivedAt: row.receivedAt.toISOString() } : leadFacts(lead);
  return {
    id,
    reference: facts?.reference,
    kind: facts?.kind,
    receivedAt: facts?.receivedAt,
    office: officeOf(lead),
    stored: rows ? (row?.storedAt.toISOString() ?? null) : 'unknown',
    jobs: queued.map(({ queue, job, state }) => ({
      queue: queue.name,
      state,
      attempts: job.attemptsStarted,
      ...(job.failedReason && { reason: withoutAddresses(job.failedReason) }),
    })),
    spool: spooled.map(({ entry }) => entry.place),
  };
}

function eventsOf(state: LeadState | undefined): LeadStatus['events'] {
  // When it was received and stored stands above.
  const { receivedAt: _received, storedAt: _stored, ...others } = state ?? ({} as Partial<LeadState>);
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) =>
      value instanceof Date ? [[name.replace(/At$/, ''), value.toISOString()]] : [],
    ),
  );
}

async function deliveries(stores: Stores, id: string): Promise<LeadStatus['mails']> {
  const entries = stores.redisFault ? {} : await findDeliveries(stores, [id]);
  return Object.fromEntries(
    Object.entries(deliveryKeys(id)).flatMap(([mail, key]) =>
      entries[key] ? [[mail, asLine(readDelivery(entries[key]))]] : [],
    ),
  );
}

/** State, time, office and the mail server's response, without the token of a process. */
const asLine = (delivery: Delivery): string =>
  delivery.state === 'sending' ? 'sending' : withoutAddresses(Object.values(delivery).join(' '));

const describe = (lead: LeadStatus): string =>
  aligned([
    ['request', `${lead.reference ?? '–'}  ${lead.id}`],
    ['kind', lead.kind],
    ['received', lead.receivedAt],
    ['office', lead.office],
    ['stored', lead.stored ?? 'no'],
    ...lead.jobs.map(({ queue, state, attempts, reason }) => [
      `job ${queue}`,
      `${state}, started ${attempts} times${reason ? `: ${reason}` : ''}`,
    ]),
    ...Object.entries(lead.mails).map(([mail, note]) => [`mail ${mail}`, note]),
    ...Object.entries(lead.events),
    ...lead.spool.map((place) => ['spool', place]),
    ...(lead.erased ? [['erased', 'yes']] : []),
  ]);
