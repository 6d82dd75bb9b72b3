// Erasure at a person's request (GDPR, article 17), from every store.
import { setTimeout as wait } from 'node:timers/promises';
import { ALL_TIME, type LeadQuery, eraseRows } from '@school/lead-database/without-nest';
import type { Job } from 'bullmq';
import type { FoundJob } from '../search/jobs.js';
import { leadFacts, officeOf } from '../search/lead-data.js';
import { type PersonalData, countByPlace, findPersonalData, leadIds } from '../search/personal-data.js';
import { type Stores, ifAvailable } from '../stores.js';

export interface ErasureReport {
  readonly dryRun: boolean;
  readonly leads: readonly string[];
  /** How much was removed, or with `dryRun` would be, by place. */
  readonly places: Readonly<Record<string, number>>;
  readonly left: readonly string[];
  /** Mails that offices may have: they are to be deleted there by hand. */
  readonly mailboxes: readonly { readonly office: string; readonly reference: string }[];
  /** Other people's requests that hold the address. */
  readonly mentions: readonly string[];
}

const POLL_MS = 500;

/**
 * Erases all of an address, or one request. Idempotent: what is left is removed by another run.
 * @param timeoutMs how long to wait for active jobs, which cannot be removed and may store or mail the lead.
 */
export async function erase(
  stores: Stores,
  query: LeadQuery,
  { dryRun, timeoutMs }: { dryRun: boolean; timeoutMs: number },
): Promise<ErasureReport> {
  const databaseAvailable = (await ifAvailable(stores.database.query('SELECT 1'))) !== undefined;
  let data = await findPersonalData(stores, query, databaseAvailable);
  const known = { dryRun, mailboxes: mailboxes(data), mentions: data.rows.mentions };
  if (dryRun)
    return { ...known, leads: leadIds(data), places: countByPlace(data), left: whatIsLeft(data, databaseAvailable) };

  const removed: Record<string, number> = {};
  const leads = new Set<string>();
  const address = query.by === 'email' ? query.value : undefined;
  const deadline = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    // Before anything is removed, so that a backup that is restored later brings nothing back.
    const found = leadIds(data).filter((id) => !leads.has(id));
    if (found.length > 0 || isFirst) await stores.erasures.add(found, address);
    found.forEach((id) => leads.add(id));
    for (const [place, count] of Object.entries(await remove(stores, query, data, databaseAvailable)))
      removed[place] = (removed[place] ?? 0) + count;
    data = await findPersonalData(stores, query, databaseAvailable);
    if (isEmpty(data) || Date.now() > deadline) break;
    await wait(POLL_MS);
  }
  // The append-only file holds removed values until it is rewritten; where the command is forbidden, Redis rewrites it
  // as it grows.
  await stores.redis.bgrewriteaof().catch(() => undefined);
  const left = [
    ...whatIsLeft(data, databaseAvailable),
    ...Object.entries(countByPlace({ ...data, jobs: [] })).flatMap(([place, count]) =>
      count > 0 ? [`${count} ${place}: still there; run this again`] : [],
    ),
  ];
  return { ...known, leads: [...leads], places: removed, left };
}

const isEmpty = (data: PersonalData): boolean => Object.values(countByPlace(data)).every((count) => count === 0);

/** Removes what was found, except active jobs. @returns the counts by place. */
async function remove(
  stores: Stores,
  query: LeadQuery,
  data: PersonalData,
  databaseAvailable: boolean,
): Promise<Record<string, number>> {
  const removed = new Set(await removeJobs(data.jobs.map(({ job }) => job)));
  const isRemoved = ({ job }: FoundJob) => removed.has(job);
  for (const { entry } of data.entries) await stores.spool.remove(entry);
  const mails = Object.keys(data.mails);
  if (mails.length > 0) await stores.redis.del(mails);
  const who =
    query.by === 'email' ? { addresses: new Map([[query.value, ALL_TIME]] as const) } : { ids: leadIds(data) };
  return {
    ...countByPlace({ ...data, jobs: data.jobs.filter(isRemoved) }),
    ...(databaseAvailable && (await eraseRows(stores.database, who))),
  };
}

/** @returns those that were removed: an active job is locked, and is found again once it has finished. */
export async function removeJobs(jobs: readonly Job<unknown>[]): Promise<Job<unknown>[]> {
  const removed: Job<unknown>[] = [];
  for (const job of jobs) {
    await job.remove().then(
      () => removed.push(job),
      () => undefined,
    );
  }
  return removed;
}

function whatIsLeft({ unreadableEntries, jobs }: PersonalData, databaseAvailable: boolean): string[] {
  return [
    ...(databaseAvailable ? [] : ['rows of the database, which is unavailable: run this again once it is back']),
    ...(unreadableEntries > 0
      ? [`${unreadableEntries} spool entries that cannot be read: look at the files in SPOOL_DIR`]
      : []),
    ...jobs
      .filter(({ state }) => state === 'active')
      .map(({ queue, job }) => `job ${queue.name}/${job.id}: active; run this again once it has finished`),
  ];
}

/** The offices that may have received mails of these leads. */
function mailboxes({ entries, jobs, rows }: PersonalData): { office: string; reference: string }[] {
  const leads = [...rows.leads, ...jobs.map(({ job }) => job.data), ...entries.map(({ lead }) => lead)];
  const known = leads.flatMap((lead) => {
    const reference = leadFacts(lead)?.reference;
    const office = officeOf(lead);
    return reference && office ? [[reference, office] as const] : [];
  });
  return [...new Map(known)].map(([reference, office]) => ({ office, reference }));
}
