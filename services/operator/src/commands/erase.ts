// Erasure at a person's request (GDPR, article 17): from every store, and so that nothing restores the data.
import { QUEUES } from '@school/contracts';
import {
  ALL_TIME,
  ERASURE_JOB,
  type ErasedRows,
  type ErasureJob,
  type LeadQuery,
  eraseRows,
} from '@school/lead-store/operations';
import { setTimeout as wait } from 'node:timers/promises';
import { type Stores, unlessAway } from '../stores.js';
import { addAuditLine } from '../survey/audit.js';
import type { HeldJob } from '../survey/held-jobs.js';
import { type Held, findHeld, heldByPlace, isEmpty, leadIds } from '../survey/held.js';
import { leadFacts } from '../survey/lead-data.js';
import { officeOf } from './find.js';

export interface ErasureReport {
  readonly dryRun: boolean;
  /** How much was removed, or with `dryRun` would be, by place. */
  readonly places: Readonly<Record<string, number>>;
  /** What is left, and why. */
  readonly left: readonly string[];
  /** Mails that offices may have: out of this command's reach, to be deleted there by hand. */
  readonly mailboxes: readonly { readonly office: string; readonly reference: string }[];
  /** Other people's requests that hold the address. */
  readonly mentions: readonly string[];
}

/** The interval at which active jobs are polled. */
const POLL_MS = 500;

/**
 * Erases all of an address, or one request.
 * @param timeoutMs how long to wait for active jobs.
 */
export async function erase(
  stores: Stores,
  query: LeadQuery,
  { dryRun, timeoutMs }: { dryRun: boolean; timeoutMs: number },
): Promise<ErasureReport> {
  const databaseAvailable = (await unlessAway(stores.database.use((runner) => runner.query('SELECT 1')))) !== undefined;
  const first = await findHeld(stores, query, databaseAvailable);
  const about = { mailboxes: mailboxes(first), mentions: first.rows?.mentions ?? [] };
  if (dryRun)
    return {
      dryRun,
      places: heldByPlace(first),
      left: [...unreadable(first, databaseAvailable ? undefined : 'out of reach'), ...underWay(first.jobs)],
      ...about,
    };

  const removed: Record<string, number> = Object.fromEntries(
    Object.keys(heldByPlace(first)).map((place) => [place, 0]),
  );
  const erasedLeads = new Set<string>();
  const deadline = Date.now() + timeoutMs;
  let held = first;
  for (;;) {
    // Before anything is removed: from here on no worker processes these leads, and no backup restores them.
    const found = leadIds(held).filter((id) => !erasedLeads.has(id));
    if (found.length > 0 || held === first)
      await stores.erasures.note(found, query.by === 'email' ? query.value : undefined);
    await stores.tombstones.erase(found);
    found.forEach((id) => erasedLeads.add(id));
    add(removed, await remove(stores, query, held));
    held = await findHeld(stores, query, databaseAvailable);
    if (isEmpty(held) || Date.now() > deadline) break;
    await wait(POLL_MS);
  }
  const pending = databaseAvailable ? undefined : await eraseLater(stores, query);
  if (erasedLeads.size > 0) await addAuditLine(stores.redis, { action: 'erase', subject: [...erasedLeads].join(' ') });
  // The append-only file holds removed values until it is rewritten; where the command is forbidden, Redis rewrites it
  // as it grows.
  await stores.redis.bgrewriteaof().catch(() => undefined);
  return {
    dryRun,
    places: removed,
    left: [...unreadable(held, pending), ...underWay([...held.jobs, ...held.chats]), ...stillThere(held)],
    ...about,
  };
}

/** Removes what was found, except active jobs. @returns the counts by place. */
async function remove(stores: Stores, query: LeadQuery, held: Held): Promise<Record<string, number>> {
  const gone: HeldJob[] = [];
  for (const each of [...held.jobs, ...held.chats]) if (await removeJob(each)) gone.push(each);
  for (const { entry } of held.files) await stores.spool.remove(entry);
  const rows = held.rows && (await removeRows(stores, query, held));
  const keys = [...Object.keys(held.deliveries), ...held.counters];
  if (keys.length > 0) await stores.redis.del(keys);
  if (held.chatEvents.length > 0)
    await stores.redis.xdel(stores.queues[QUEUES.chat].toKey('events'), ...held.chatEvents);
  const removed = {
    ...held,
    jobs: held.jobs.filter((job) => gone.includes(job)),
    chats: held.chats.filter((job) => gone.includes(job)),
  };
  return { ...heldByPlace(removed), ...rows };
}

async function removeRows({ database, tombstones }: Stores, { by, value }: LeadQuery, held: Held): Promise<ErasedRows> {
  const all = by === 'email' ? { addresses: new Map([[value, ALL_TIME]] as const) } : { ids: leadIds(held) };
  return (await eraseRows(database, tombstones, all)).rows;
}

/** @returns false for an active job, which is locked: it is found again when it has finished. */
async function removeJob({ job }: HeldJob): Promise<boolean> {
  try {
    await job.remove();
    return true;
  } catch {
    return false;
  }
}

/**
 * Queues a job by which lead-store erases the rows once the database is available. The job holds the address until
 * then.
 */
async function eraseLater({ queues }: Stores, { by, value }: LeadQuery): Promise<string> {
  if (by !== 'email') return 'out of reach; run this again when it is back';
  const data: ErasureJob = { v: 1, address: value };
  await queues[QUEUES.upkeep].add(ERASURE_JOB, data, { jobId: `erasure-${crypto.randomUUID()}` });
  return 'out of reach; lead-store erases them as soon as it is back';
}

function unreadable({ sealedFiles }: Held, database: string | undefined): string[] {
  return [
    ...(database ? [`rows of the database: ${database}`] : []),
    ...(sealedFiles > 0
      ? [`${sealedFiles} spool files: sealed under another key than SPOOL_KEY, or not to be read by this user`]
      : []),
  ];
}

const underWay = (jobs: readonly HeldJob[]): string[] =>
  jobs
    .filter(({ state }) => state === 'active')
    .map(({ queue, job }) => `job ${queue.name}/${job.id}: under way; it ends by itself, then run this again`);

/** What was still found at the timeout, apart from jobs. */
const stillThere = (held: Held): string[] =>
  Object.entries(heldByPlace({ ...held, jobs: [], chats: [] })).flatMap(([place, count]) =>
    count > 0 ? [`${count} ${place}: still there; run this again`] : [],
  );

/** The offices that may have received mails of these leads. */
function mailboxes({ files, jobs, rows }: Held): { office: string; reference: string }[] {
  const leads = [...(rows?.leads ?? []), ...jobs.map(({ job }) => job.data), ...files.map(({ lead }) => lead)];
  const known = leads.flatMap((lead) => {
    const reference = leadFacts(lead)?.reference;
    const office = officeOf(lead);
    return reference && office ? [[reference, office] as const] : [];
  });
  return [...new Map(known)].map(([reference, office]) => ({ office, reference }));
}

function add(totals: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [place, count] of Object.entries(counts)) totals[place] = (totals[place] ?? 0) + count;
}
