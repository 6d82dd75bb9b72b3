// The spool: leads on disk while Redis is unavailable, laid out as a Maildir. `tmp` contains drafts, `new` complete
// entries that are to be queued, and `bad` entries that could not be read. Beside them are the ids of all leads that were
// accepted. Several processes may share the directory.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { appendFile, lstat, open, readFile, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lead, isLeadId } from '@school/contracts';
import { z } from 'zod';

export const SPOOL_PLACES = ['tmp', 'new', 'bad'] as const;
type SpoolPlace = (typeof SPOOL_PLACES)[number];

/** A new file with personal data: readable by this user alone, and on disk (fsync) once it is written. */
const PRIVATE_FILE = { mode: 0o600, flag: 'wx', flush: true } as const;

/** Disk space that the spool leaves free, in bytes. */
const MIN_FREE_BYTES = 128 * 1024 * 1024;

export interface SpoolOptions {
  readonly directory: string;
  readonly minFreeBytes?: number;
}

export interface SpoolEntry {
  readonly place: SpoolPlace;
  /** The lead's id, in `tmp` with a suffix. */
  readonly name: string;
  readonly since: Date;
}

/** The file is not a whole lead. The message quotes nothing of its contents. */
export class UnreadableEntryError extends Error {
  override readonly name = 'UnreadableEntryError';
}

/** The fields that the queues need. The workers validate the payload. */
const envelope = z.looseObject({ v: z.number(), id: z.uuid(), kind: z.string() });

export class Spool {
  constructor(private readonly options: SpoolOptions) {
    for (const place of SPOOL_PLACES) mkdirSync(this.path(place), { recursive: true, mode: 0o700 });
  }

  /**
   * Writes a lead. Resolves once it is complete and on disk. A lead that is written twice is one entry.
   * @throws when the disk is full or fails.
   */
  async put(lead: Lead): Promise<void> {
    await this.checkFreeSpace();
    const draft = this.path('tmp', `${lead.id}.${randomUUID()}`);
    try {
      await writeFile(draft, JSON.stringify(lead), PRIVATE_FILE);
      await rename(draft, this.path('new', lead.id));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncDirectory(this.path('new'));
  }

  /**
   * Writes down the id of a lead that was accepted, in the file of the day (UTC), wherever the lead waits: a restore
   * names by them what is missing. Never fails, because the lead itself is on disk.
   */
  async note(id: string): Promise<void> {
    const file = join(this.options.directory, `accepted-${new Date().toISOString().slice(0, 10)}`);
    await appendFile(file, `${id}\n`, { mode: PRIVATE_FILE.mode }).catch(() => undefined);
  }

  /** @throws when a lead could not be written now, because the disk is full or fails. */
  async checkFreeSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(this.path('new'));
    if (bavail * bsize < (this.options.minFreeBytes ?? MIN_FREE_BYTES))
      throw new Error(`The disk of the spool has ${bavail * bsize} bytes left`);
  }

  /** The entries of a folder, oldest first. */
  async entries(place: SpoolPlace = 'new'): Promise<SpoolEntry[]> {
    const found = (await readdir(this.path(place))).map(async (name) => {
      const file = await lstat(this.path(place, name)).catch(nullIfMissing);
      return file ? [{ place, name, since: file.mtime }] : [];
    });
    return (await Promise.all(found)).flat().sort((a, b) => a.since.getTime() - b.since.getTime());
  }

  /**
   * Reads a lead.
   * @returns null when the entry is gone.
   * @throws UnreadableEntryError, or the disk's error.
   */
  async read({ place, name }: SpoolEntry): Promise<Lead | null> {
    const id = name.replace(/\..*$/, '');
    if (!isLeadId(id)) throw new UnreadableEntryError('The name is no id of a request');
    const contents = await readFile(this.path(place, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EISDIR') throw new UnreadableEntryError('The entry is a directory');
      return nullIfMissing(error);
    });
    if (contents === null) return null;
    try {
      const lead = envelope.parse(JSON.parse(contents));
      if (lead.id === id) return lead as unknown as Lead;
    } catch {
      // The error may quote the entry.
    }
    throw new UnreadableEntryError('The entry is not a request, or not all of one');
  }

  async remove({ place, name }: SpoolEntry): Promise<void> {
    await rm(this.path(place, name), { recursive: true, force: true });
  }

  async setAside({ place, name }: SpoolEntry): Promise<void> {
    await rename(this.path(place, name), this.path('bad', name)).catch(nullIfMissing);
  }

  /** How many entries wait, the age of the oldest of them, and how many were set aside. */
  async size(): Promise<{ waiting: number; oldestSeconds: number; bad: number }> {
    const [waiting, bad] = await Promise.all([this.entries('new'), readdir(this.path('bad'))]);
    const oldest = waiting[0]?.since.getTime() ?? Date.now();
    const oldestSeconds = Math.max(0, Math.round((Date.now() - oldest) / 1000));
    return { waiting: waiting.length, bad: bad.length, oldestSeconds };
  }

  private path(place: SpoolPlace, name = ''): string {
    return join(this.options.directory, place, name);
  }
}

/** Makes renames into a directory durable. */
async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory, 'r');
  await handle.sync();
}

/** Another process may have moved or removed the file meanwhile. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
