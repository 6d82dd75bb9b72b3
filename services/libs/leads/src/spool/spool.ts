// The spool: accepted leads on disk while Redis is unavailable. Several processes may share the directory.
import { randomUUID } from 'node:crypto';
import { lstat, readFile, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@school/contracts';
import { LARGEST_JOB_BYTES } from '@school/platform';
import { z } from 'zod';
import { PRIVATE_FILE, type SpoolPlace, syncDirectory } from './spool-directory.js';
import { isSealed, seal, unseal } from './spool-seal.js';

export interface SpoolOptions {
  /** Laid out by `prepareSpoolDirectory`. */
  readonly directory: string;
  /** 32 bytes; entries are encrypted when it is given. */
  readonly key?: Buffer | undefined;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Disk space that must stay free. */
  readonly minFreeBytes: number;
}

export interface SpoolEntry {
  readonly place: SpoolPlace;
  /** The lead's id; in `tmp` with a suffix; any name for a foreign file in `new` or `bad`. */
  readonly name: string;
  readonly bytes: number;
  readonly since: Date;
}

export interface SpoolSize {
  readonly files: number;
  readonly bytes: number;
  /** The age of the oldest entry; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Entries in quarantine. */
  readonly quarantined: number;
}

/** The spool is full. */
export class SpoolFullError extends Error {
  override readonly name = 'SpoolFullError';
}

/** Not a lead, not a complete one, or too large for a queue. The message quotes nothing of the contents. */
export class UnreadableEntryError extends Error {
  override readonly name = 'UnreadableEntryError';
}

/**
 * How long a measurement of the directory is valid; what this process adds meanwhile is counted. Thousands of files
 * take longer to measure.
 */
const MEASURED_FOR_MS = 1000;
const MEASURING_SHARE = 0.05;

/** Encryption adds some bytes. */
const LARGEST_FILE_BYTES = LARGEST_JOB_BYTES + 1024;

/** What the queues need. Workers validate the payload: what they refuse is a dead letter, which an operator sees. */
const envelope = z.looseObject({ v: z.number(), id: z.uuid(), kind: z.string() });

export class Spool {
  private measureAgainAt = Number.NEGATIVE_INFINITY;
  private measured: Promise<{ files: number; bytes: number }> = Promise.resolve({ files: 0, bytes: 0 });

  constructor(private readonly options: SpoolOptions) {}

  /**
   * Writes a lead. It is complete and durable when this resolves; a lead written twice is one entry.
   * @throws SpoolFullError, or the disk's error.
   */
  async put(lead: Lead): Promise<void> {
    await this.checkRoom();
    const json = Buffer.from(JSON.stringify(lead));
    const contents = this.options.key ? seal(json, this.options.key, lead.id) : json;
    const draft = this.path('tmp', `${lead.id}.${randomUUID()}`);
    try {
      await writeFile(draft, contents, PRIVATE_FILE);
      await rename(draft, this.path('new', lead.id));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncDirectory(this.path('new'));
    const usage = await this.measured;
    usage.files += 1;
    usage.bytes += contents.length;
  }

  /** @throws SpoolFullError, or the disk's error, when a lead could not be written now. */
  async checkRoom(): Promise<void> {
    if (performance.now() > this.measureAgainAt) this.measured = this.measure();
    const [{ files, bytes }, { bavail, bsize }] = await Promise.all([this.measured, statfs(this.path('new'))]);
    if (files >= this.options.maxFiles) throw new SpoolFullError(`The spool holds ${files} requests, the most it may`);
    if (bytes >= this.options.maxBytes) throw new SpoolFullError(`The spool holds ${bytes} bytes, the most it may`);
    if (bavail * bsize < this.options.minFreeBytes)
      throw new SpoolFullError(`The spool's disk has ${bavail * bsize} bytes left`);
  }

  /** The entries of a folder, oldest first. */
  async entries(place: SpoolPlace = 'new'): Promise<SpoolEntry[]> {
    const names = (await readdir(this.path(place))).filter((name) => !name.startsWith('.'));
    const found = await Promise.all(
      names.map(async (name) => {
        // Another process may have drained it meanwhile.
        const file = await lstat(this.path(place, name)).catch(() => null);
        return file ? [{ place, name, bytes: file.size, since: file.mtime }] : [];
      }),
    );
    return found.flat().sort((a, b) => a.since.getTime() - b.since.getTime());
  }

  /**
   * Reads a lead.
   * @returns null when the entry is gone.
   * @throws SealedError for another key, UnreadableEntryError for what is no lead, or the disk's error.
   */
  async read({ place, name }: SpoolEntry): Promise<Lead | null> {
    const id = place === 'tmp' ? name.replace(/\..*$/, '') : name;
    let contents: Buffer;
    try {
      const file = await lstat(this.path(place, name));
      if (!file.isFile()) throw new UnreadableEntryError('The entry is not a file');
      if (file.size > LARGEST_FILE_BYTES) throw new UnreadableEntryError('The entry is too large');
      contents = await readFile(this.path(place, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    const lead = envelope.safeParse(parseJson(isSealed(contents) ? unseal(contents, this.options.key, id) : contents));
    if (!lead.success || lead.data.id !== id)
      throw new UnreadableEntryError('The entry is not a lead, or not all of one');
    if (Buffer.byteLength(JSON.stringify(lead.data)) > LARGEST_JOB_BYTES)
      throw new UnreadableEntryError('The entry is too large');
    return lead.data as unknown as Lead;
  }

  async remove({ place, name }: SpoolEntry): Promise<void> {
    await rm(this.path(place, name), { recursive: true, force: true });
  }

  /** Moves an unreadable entry to the quarantine, for an operator. */
  async quarantine({ place, name }: SpoolEntry): Promise<void> {
    await rename(this.path(place, name), this.path('bad', name));
  }

  /** Moves an entry, from whatever folder, back to those to be queued. */
  async putBack({ place, name }: Pick<SpoolEntry, 'place' | 'name'>): Promise<void> {
    await rename(this.path(place, name), this.path('new', name));
  }

  async size(): Promise<SpoolSize> {
    const [waiting, bad] = await Promise.all([this.entries('new'), this.entries('bad')]);
    const oldest = waiting[0]?.since.getTime();
    return {
      files: waiting.length,
      bytes: waiting.reduce((sum, { bytes }) => sum + bytes, 0),
      oldestSeconds: oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000)),
      quarantined: bad.length,
    };
  }

  private async measure(): Promise<{ files: number; bytes: number }> {
    const begin = performance.now();
    this.measureAgainAt = begin + MEASURED_FOR_MS;
    const { files, bytes } = await this.size();
    this.measureAgainAt = begin + Math.max(MEASURED_FOR_MS, (performance.now() - begin) / MEASURING_SHARE);
    return { files, bytes };
  }

  private path(place: SpoolPlace, name = ''): string {
    return join(this.options.directory, place, name);
  }
}

function parseJson(contents: Buffer): unknown {
  try {
    return JSON.parse(contents.toString('utf8'));
  } catch {
    return null;
  }
}
