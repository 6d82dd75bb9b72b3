// Where a request is: its row, its jobs, its mails, the spool.
import { officeFor } from '@school/catalog';
import { type Lead, leadForm, leadKinds } from '@school/contracts';
import { type LeadEntity, type LeadQuery, findLeads } from '@school/lead-store/operations';
import { noteKeys } from '@school/leads';
import { withoutAddresses } from '@school/platform';
import { EXIT, type ExitCode } from '../operator-error.js';
import { type Stores, unlessAway } from '../stores.js';
import { type HeldFile, findFiles } from '../survey/held-files.js';
import { type HeldJob, findJobs } from '../survey/held-jobs.js';
import { findDeliveries, leadIds } from '../survey/held.js';
import { leadFacts } from '../survey/lead-data.js';

export interface Whereabouts {
  readonly id: string;
  readonly reference: string | undefined;
  readonly kind: string | undefined;
  readonly receivedAt: string | undefined;
  readonly office: string | undefined;
  /** When it was stored; null when it is not. */
  readonly stored: string | null | 'out of reach';
  readonly jobs: readonly {
    readonly queue: string;
    readonly state: string;
    readonly attempts: number;
    readonly reason?: string;
  }[];
  /**
   * The delivery note of each mail: state, time and text. `accepted` by the mail server; `unanswered`: sent so many times
   * without a reply; `failed`: the address does not exist; `sending`.
   */
  readonly mails: Readonly<Record<string, string>>;
  readonly spool: readonly string[];
  readonly erased: boolean;
}

/** @returns the requests found; while the database does not answer, what is known elsewhere. */
export async function find(stores: Stores, query: LeadQuery): Promise<{ leads: Whereabouts[]; exitCode: ExitCode }> {
  const { files } = await findFiles(stores, query);
  const jobs = await findJobs(stores, query);
  const rows = await unlessAway(stores.database.use((runner) => findLeads(runner, query)));
  const ids = new Set(leadIds({ files, jobs, rows: rows && { leads: rows, contactRequests: [], mentions: [] } }));
  // Of an erased lead nothing is left but the tombstone, which is found by the id.
  if (query.by === 'id' && (await stores.tombstones.erased([query.value])).size > 0) ids.add(query.value);
  const erased = await stores.tombstones.erased([...ids]);
  const leads = await Promise.all(
    [...ids].map(async (id) => ({
      ...whereabouts(id, { files, jobs, rows }),
      mails: await mailNotes(stores, id),
      erased: erased.has(id),
    })),
  );
  if (rows === undefined) return { leads, exitCode: EXIT.unreachable };
  return { leads, exitCode: leads.length === 0 ? EXIT.notFound : EXIT.done };
}

interface Found {
  readonly files: readonly HeldFile[];
  readonly jobs: readonly HeldJob[];
  readonly rows: readonly LeadEntity[] | undefined;
}

/** What is found of one lead, and where. The row is believed first: a job or a file may hold anything. */
function whereabouts(id: string, { files, jobs, rows }: Found): Omit<Whereabouts, 'mails' | 'erased'> {
  const row = rows?.find((each) => each.id === id);
  const queued = jobs.filter(({ job }) => leadFacts(job.data)?.id === id);
  const spooled = files.filter(({ lead }) => lead?.id === id);
  const lead = row ?? queued[0]?.job.data ?? spooled[0]?.lead;
  const facts = row ? { ...row, receivedAt: row.receivedAt.toISOString() } : leadFacts(lead);
  return {
    id,
    reference: facts?.reference,
    kind: facts?.kind,
    receivedAt: facts?.receivedAt,
    office: officeOf(lead),
    stored: rows ? (row?.storedAt.toISOString() ?? null) : 'out of reach',
    jobs: queued.map(jobFacts),
    spool: spooled.map(({ entry }) => entry.place),
  };
}

async function mailNotes(stores: Stores, id: string): Promise<Whereabouts['mails']> {
  const notes = await findDeliveries(stores, [id]);
  const found = Object.entries(noteKeys(id)).flatMap(([about, key]) =>
    notes[key] ? [[about, withoutAddresses(notes[key])]] : [],
  );
  return Object.fromEntries(found) as Whereabouts['mails'];
}

/** The office that reads a lead, or undefined for what has not the shape of one. */
export function officeOf(lead: unknown): string | undefined {
  const { kind, suspicion, payload } = (lead ?? {}) as Partial<Pick<Lead, 'kind' | 'suspicion' | 'payload'>>;
  if (
    !kind ||
    !leadKinds.includes(kind) ||
    !Array.isArray(suspicion) ||
    typeof payload !== 'object' ||
    payload === null
  )
    return undefined;
  return officeFor(lead as Lead);
}

export const titleOf = ({ kind }: Pick<LeadEntity, 'kind'>): string => leadForm(kind as Lead['kind']).title;

function jobFacts({ queue, job, state }: HeldJob): Whereabouts['jobs'][number] {
  const reason = job.failedReason ? { reason: withoutAddresses(job.failedReason) } : {};
  return { queue: queue.name, state, attempts: job.attemptsStarted, ...reason };
}
