// Where an accepted lead waits on disk while Redis can't take it. Several processes may share the directory.
import { randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, readFile, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@school/contracts';
import { LARGEST_JOB_BYTES } from '@school/platform';
import { z } from 'zod';
import { PRIVATE_FILE, type SpoolPlace, syncDirectory } from './spool-directory.js';
import { isSealed, seal, unseal } from './spool-seal.js';

export interface SpoolOptions {
  /** Laid out by `prepareSpoolDirectory`. */
  readonly directory: string;
  /** 32 bytes; entries are sealed with it when given. */
  readonly key?: Buffer | undefined;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** What must stay free on the disk. */
  readonly minFreeBytes: number;
}

export interface SpoolEntry {
  readonly place: SpoolPlace;
  /** The lead's id; in `tmp` with an ending, in `new` and `bad` whatever a stranger put there. */
  readonly name: string;
  readonly bytes: number;
  readonly since: Date;
}

export interface SpoolSize {
  readonly files: number;
  readonly bytes: number;
  /** How long the oldest has waited; 0 when none does. */
  readonly oldestSeconds: number;
  /** What was set aside as unreadable. */
  readonly setAside: number;
}

/** There is no room for another lead. */
export class SpoolFullError extends Error {
  override readonly name = 'SpoolFullError';
}

/** Not a lead, not all of one, or one that no queue takes. Says nothing of the contents. */
export class UnreadableEntryError extends Error {
  override readonly name = 'UnreadableEntryError';
}

/** How long a measure of the directory is good for; what this process adds meanwhile is counted. Many thousands of files take longer to measure. */
const MEASURED_FOR_MS = 1000;
const MEASURING_SHARE = 0.05;

/** Sealing adds some bytes. */
const LARGEST_FILE_BYTES = LARGEST_JOB_BYTES + 1024;

/** What the queues must know. The payload is the workers' to judge: what they refuse is a dead letter, which an operator sees. */
const envelope = z.looseObject({ v: z.number(), id: z.uuid(), kind: z.string() });

export class Spool {
  private measureAgainAt = Number.NEGATIVE_INFINITY;
  private measured: Promise<{ files: number; bytes: number }> = Promise.resolve({ files: 0, bytes: 0 });

  constructor(private readonly options: SpoolOptions) {}

  /**
   * Keeps a lead. It is whole and on disk when this resolves, power cut or not; a lead kept twice is one entry.
   * @throws SpoolFullError, or what the disk says.
   */
  async put(lead: Lead): Promise<void> {
    await this.checkRoom();
    const json = Buffer.from(JSON.stringify(lead));
    const contents = this.options.key ? seal(json, this.options.key, lead.id) : json;
    const draft = this.path('tmp', `${lead.id}.${randomUUID()}`);
    try {
      await writeToDisk(await open(draft, 'wx', PRIVATE_FILE), contents);
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

  /** @throws SpoolFullError, or what the disk says, when a lead could not be kept now. */
  async checkRoom(): Promise<void> {
    if (performance.now() > this.measureAgainAt) this.measured = this.measure();
    const [{ files, bytes }, { bavail, bsize }] = await Promise.all([this.measured, statfs(this.path('new'))]);
    if (files >= this.options.maxFiles) throw new SpoolFullError(`The spool holds ${files} requests, the most it may`);
    if (bytes >= this.options.maxBytes) throw new SpoolFullError(`The spool holds ${bytes} bytes, the most it may`);
    if (bavail * bsize < this.options.minFreeBytes) throw new SpoolFullError(`The spool's disk has ${bavail * bsize} bytes left`);
  }

  /** What lies in a place, oldest first. */
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
   * @throws SealedError for another key than ours, UnreadableEntryError for what is no lead, or what the disk says.
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
    if (!lead.success || lead.data.id !== id) throw new UnreadableEntryError('The entry is not a lead, or not all of one');
    if (Buffer.byteLength(JSON.stringify(lead.data)) > LARGEST_JOB_BYTES) throw new UnreadableEntryError('The entry is too large');
    return lead.data as unknown as Lead;
  }

  async remove({ place, name }: SpoolEntry): Promise<void> {
    await rm(this.path(place, name), { recursive: true, force: true });
  }

  /** Takes an unreadable entry out of the way, where an operator finds it. */
  async setAside({ place, name }: SpoolEntry): Promise<void> {
    await rename(this.path(place, name), this.path('bad', name));
  }

  /** Puts an entry among those that wait, wherever it lies. */
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
      setAside: bad.length,
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

async function writeToDisk(file: FileHandle, contents: Buffer): Promise<void> {
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

function parseJson(contents: Buffer): unknown {
  try {
    return JSON.parse(contents.toString('utf8'));
  } catch {
    return null;
  }
}
