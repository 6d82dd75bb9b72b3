// Files of the spool: entries, drafts, and what was set aside.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@school/contracts';
import type { LeadQuery } from '@school/lead-store/operations';
import { SPOOL_PLACES, type SpoolEntry } from '@school/leads';
import type { Stores } from '../stores.js';
import { isOf, mentions } from './lead-data.js';

export interface HeldFile {
  readonly entry: SpoolEntry;
  /** Undefined for what is no lead, or an incomplete one. */
  readonly lead: Lead | undefined;
}

export interface HeldFiles {
  readonly files: readonly HeldFile[];
  /** Entries that this process cannot decrypt or read: whose they are is unknown. */
  readonly sealed: number;
}

export async function findFiles({ spool, spoolDirectory }: Stores, query: LeadQuery): Promise<HeldFiles> {
  const entries = (await Promise.all(SPOOL_PLACES.map((place) => spool.entries(place)))).flat();
  const files: HeldFile[] = [];
  let sealed = 0;
  for (const entry of entries) {
    try {
      const lead = await spool.read(entry);
      if (lead && isOf(query, lead)) files.push({ entry, lead });
    } catch {
      const text = await rawText(join(spoolDirectory, entry.place, entry.name));
      if (query.by === 'email' && mentions(query.value, text)) files.push({ entry, lead: undefined });
      else sealed += 1;
    }
  }
  return { files, sealed };
}

/**
 * Incomplete JSON has line breaks as `\n`, whose n would hide the beginning of an address. Only regular files are read:
 * a pipe may have no end.
 */
async function rawText(path: string): Promise<string> {
  const text = (await lstat(path).catch(() => undefined))?.isFile() ? await readFile(path, 'utf8').catch(() => '') : '';
  return text.replaceAll(/\\[nrt]/g, ' ');
}
