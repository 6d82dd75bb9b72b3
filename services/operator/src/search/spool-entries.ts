import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@school/contracts';
import type { LeadQuery } from '@school/lead-database';
import { SPOOL_PLACES, type SpoolEntry } from '@school/leads';
import type { Stores } from '../stores.js';
import { isOf, mentions } from './lead-data.js';

export interface FoundEntry {
  readonly entry: SpoolEntry;
  /** Undefined for what is no lead, or an incomplete one. */
  readonly lead: Lead | undefined;
}

/** The entries of a lead or a person, also drafts and those set aside, and how many could not be decrypted or read. */
export async function findSpoolEntries(
  { spool, spoolDirectory }: Stores,
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
      const text = await rawText(join(spoolDirectory, entry.place, entry.name));
      if (query.by === 'email' && mentions(query.value, text)) entries.push({ entry, lead: undefined });
      else unreadable += 1;
    }
  }
  return { entries, unreadable };
}

/**
 * Incomplete JSON has line breaks as `\n`, whose n would hide the beginning of an address. Only regular files are read:
 * a pipe may have no end.
 */
async function rawText(path: string): Promise<string> {
  const text = (await lstat(path).catch(() => undefined))?.isFile() ? await readFile(path, 'utf8').catch(() => '') : '';
  return text.replaceAll(/\\[nrt]/g, ' ');
}
