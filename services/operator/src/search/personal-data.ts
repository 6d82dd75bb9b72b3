// All data of a person, or of one request, in every store.
import type { Lead } from '@school/contracts';
import {
  type ContactRequestEntity,
  type LeadEntity,
  type LeadQuery,
  findContactRequests,
  findLeads,
  findMentions,
} from '@school/lead-database/without-nest';
import { SPOOL_PLACES, type SpoolEntry, deliveryKeys } from '@school/leads/without-nest';
import type { Stores } from '../stores.js';
import { type FoundJob, findLeadJobs } from './jobs.js';
import { isOf, leadFacts, mentions } from './lead-data.js';

export interface FoundEntry {
  readonly entry: SpoolEntry;
  readonly lead: Lead;
}

interface FoundRows {
  readonly leads: readonly LeadEntity[];
  readonly contactRequests: readonly ContactRequestEntity[];
  /** References of other people's requests that contain the address: an operator decides on them. */
  readonly mentions: readonly string[];
}

export interface PersonalData {
  readonly entries: readonly FoundEntry[];
  readonly unreadableEntries: number;
  readonly jobs: readonly FoundJob[];
  readonly rows: FoundRows;
  /** The entries of the delivery ledger by their keys. */
  readonly mails: Readonly<Record<string, string>>;
}

const NO_ROWS: FoundRows = { leads: [], contactRequests: [], mentions: [] };

/**
 * Searches in the order of processing, spool, queues, tables, so that a request that moves meanwhile is found in either
 * store. Mentions are found by address only. Replies that visitors of the chat marked as no help are not searched: they
 * are stored without addresses.
 */
export async function findPersonalData(stores: Stores, query: LeadQuery, withDatabase: boolean): Promise<PersonalData> {
  const { entries, unreadable } = await findSpoolEntries(stores, query);
  const jobs = await findLeadJobs(stores, query);
  const rows = withDatabase ? await findRows(stores, query) : NO_ROWS;
  const mails = await findDeliveries(stores, leadIds({ entries, jobs, rows }));
  return { entries, unreadableEntries: unreadable, jobs, rows, mails };
}

/** Ids of the leads found, each once. */
export function leadIds({
  entries,
  jobs,
  rows,
}: Pick<PersonalData, 'entries' | 'jobs'> & { readonly rows: Pick<FoundRows, 'leads'> }): string[] {
  const data = [...entries.map(({ lead }) => lead), ...jobs.map(({ job }) => job.data)];
  const ids = [...data.map((each) => leadFacts(each)?.id), ...rows.leads.map(({ id }) => id)];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** How much is in each place. Mentions are other people's data. */
export function countByPlace({ entries, jobs, rows, mails }: PersonalData): Record<string, number> {
  return {
    leads: rows.leads.length,
    contactRequests: rows.contactRequests.length,
    jobs: jobs.length,
    spoolEntries: entries.length,
    deliveries: Object.keys(mails).length,
  };
}

const findRows = ({ database }: Stores, query: LeadQuery): Promise<FoundRows> =>
  database.transaction(async (manager) => {
    const leads = await findLeads(manager, query);
    if (query.by !== 'email') return { ...NO_ROWS, leads };
    const mentioning = await findMentions(manager, query.value);
    return {
      leads,
      contactRequests: await findContactRequests(manager, query.value),
      mentions: mentioning.flatMap(({ payload, reference }) => (mentions(query.value, payload) ? [reference] : [])),
    };
  });

export async function findDeliveries({ redis }: Stores, ids: readonly string[]): Promise<Record<string, string>> {
  const keys = ids.flatMap((id) => Object.values(deliveryKeys(id)));
  const values = keys.length > 0 ? await redis.mget(keys) : [];
  return Object.fromEntries(keys.flatMap((key, index) => (values[index] ? [[key, values[index]]] : [])));
}

/** The spool entries of a lead or a person, also drafts and those set aside, and how many could not be read. */
export async function findSpoolEntries(
  { spool }: Stores,
  query: LeadQuery,
): Promise<{ entries: FoundEntry[]; unreadable: number }> {
  const all = (await Promise.all(SPOOL_PLACES.map((place) => spool.entries(place)))).flat();
  const entries: FoundEntry[] = [];
  let unreadable = 0;
  for (const entry of all) {
    try {
      const lead = await spool.read(entry);
      if (lead && isOf(query, lead)) entries.push({ entry, lead });
    } catch {
      unreadable += 1;
    }
  }
  return { entries, unreadable };
}
