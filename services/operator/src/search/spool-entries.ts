import type { Lead } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database/without-nest';
import { SPOOL_PLACES, type SpoolEntry } from '@school/leads/without-nest';
import type { Stores } from '../stores.js';
import { isOf } from './lead-data.js';

export interface FoundEntry {
  readonly entry: SpoolEntry;
  readonly lead: Lead;
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
