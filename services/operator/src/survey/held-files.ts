// What waits in the spool, is being written there, or was set aside as unreadable.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@school/contracts';
import type { LeadQuery } from '@school/lead-store/operations';
import { SPOOL_PLACES, type SpoolEntry, UnreadableEntryError } from '@school/leads';
import type { Stores } from '../stores.js';
import { isOf, mentions } from './lead-data.js';

export interface HeldFile {
  readonly entry: SpoolEntry;
  /** Undefined for what is not, or not all of, a lead. */
  readonly lead: Lead | undefined;
}

export interface HeldFiles {
  readonly files: readonly HeldFile[];
  /** Entries that this process can't open, under another key than SPOOL_KEY or of another owner: nobody can say whose they are. */
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
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) sealed += 1;
      else if (query.by === 'email' && mentions(query.value, await rawText(join(spoolDirectory, entry.place, entry.name))))
        files.push({ entry, lead: undefined });
    }
  }
  return { files, sealed };
}

/** Torn JSON writes line breaks as `\n`, whose n would hide the beginning of an address. What is no file is not read: it may have no end. */
async function rawText(path: string): Promise<string> {
  const text = (await lstat(path).catch(() => undefined))?.isFile() ? await readFile(path, 'utf8').catch(() => '') : '';
  return text.replaceAll(/\\[nrt]/g, ' ');
}
