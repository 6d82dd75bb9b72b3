// Where a request is: its row, its jobs, its mails, the spool.
import { officeFor } from '@school/catalog';
import { type Lead, leadForm, leadKinds } from '@school/contracts';
import { DatabaseAwayError, type LeadEntity, type LeadQuery, findLeads } from '@school/lead-store/operations';
import { noteKeys } from '@school/leads';
import { EXIT, type ExitCode } from '../operator-error.js';
import { withoutAddresses } from '../output/output.js';
import type { Stores } from '../stores.js';
import { findFiles } from '../survey/held-files.js';
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
  readonly jobs: readonly { readonly queue: string; readonly state: string; readonly attempts: number; readonly reason?: string }[];
  /**
   * What was noted of each mail, and of whether a confirmation is due: a state, when, and words. `accepted` by the mail server; `unknown`:
   * sent and not answered; `rejected`: its content was refused; `given-up` after the last copy; `failed`: it reaches nobody.
   */
  readonly mails: Readonly<Record<string, string>>;
  readonly spool: readonly string[];
  readonly erased: boolean;
}

/** @returns the requests found; without the database what is known elsewhere. */
export async function find(stores: Stores, query: LeadQuery): Promise<{ leads: Whereabouts[]; exitCode: ExitCode }> {
  const { files } = await findFiles(stores, query);
  const jobs = await findJobs(stores, query);
  const rows = await stores.database
    .use((runner) => findLeads(runner, query))
    .catch((error: unknown) => {
      if (error instanceof DatabaseAwayError) return undefined;
      throw error;
    });
  const held = { files, jobs, rows: rows && { leads: rows, contactRequests: [], mentions: [] } };
  const ids = new Set(leadIds(held));
  // An erased lead is nowhere; that it was, its number still tells.
  if (query.by === 'id' && (await stores.tombstones.erased([query.value])).size > 0) ids.add(query.value);
  const erased = await stores.tombstones.erased([...ids]);
  const leads: Whereabouts[] = [];
  for (const id of ids) {
    const row = rows?.find((each) => each.id === id);
    const inQueues = jobs.filter(({ job }) => leadFacts(job.data)?.id === id);
    const spooled = files.filter(({ lead }) => lead?.id === id);
    const facts = row ? { ...row, receivedAt: row.receivedAt.toISOString() } : leadFacts(inQueues[0]?.job.data ?? spooled[0]?.lead);
    leads.push({
      id,
      reference: facts?.reference,
      kind: facts?.kind,
      receivedAt: facts?.receivedAt,
      office: officeOf(row ?? inQueues[0]?.job.data ?? spooled[0]?.lead),
      stored: rows ? (row?.storedAt.toISOString() ?? null) : 'out of reach',
      jobs: inQueues.map(jobFacts),
      mails: await mailNotes(stores, id),
      spool: spooled.map(({ entry }) => entry.place),
      erased: erased.has(id),
    });
  }
  return { leads, exitCode: rows === undefined ? EXIT.unreachable : leads.length === 0 ? EXIT.notFound : EXIT.done };
}

async function mailNotes(stores: Stores, id: string): Promise<Whereabouts['mails']> {
  const notes = await findDeliveries(stores, [id]);
  const told = Object.entries(noteKeys(id)).flatMap(([about, key]) => (notes[key] ? [[about, withoutAddresses(notes[key])]] : []));
  return Object.fromEntries(told) as Whereabouts['mails'];
}

/** The office that reads a lead, or undefined for what has not the shape of one. */
export function officeOf(lead: unknown): string | undefined {
  const { kind, suspicion, payload } = (lead ?? {}) as Partial<Pick<Lead, 'kind' | 'suspicion' | 'payload'>>;
  if (!kind || !leadKinds.includes(kind) || !Array.isArray(suspicion) || typeof payload !== 'object' || payload === null) return undefined;
  return officeFor(lead as Lead);
}

export const titleOf = ({ kind }: Pick<LeadEntity, 'kind'>): string => leadForm(kind as Lead['kind']).title;

function jobFacts({ queue, job, state }: HeldJob): Whereabouts['jobs'][number] {
  const reason = job.failedReason ? { reason: withoutAddresses(job.failedReason) } : {};
  return { queue: queue.name, state, attempts: job.attemptsStarted, ...reason };
}
