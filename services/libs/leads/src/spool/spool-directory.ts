// The layout of a spool directory, as in a Maildir: drafts, entries, quarantine.
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** `tmp`: drafts; `new`: entries, complete and on disk, to be queued; `bad`: the quarantine, for an operator. */
export const SPOOL_PLACES = ['tmp', 'new', 'bad'] as const;
export type SpoolPlace = (typeof SPOOL_PLACES)[number];

/** A new file with personal data: readable by this user alone, and on disk (fsync) once it is written. */
export const PRIVATE_FILE = { mode: 0o600, flag: 'wx', flush: true } as const;
const PRIVATE_DIRECTORY = 0o700;

/**
 * Creates the layout of a spool directory, and writes a probe file to it as a lead is written, with fsync.
 * @returns the error, for an operator, or null.
 */
export function prepareSpoolDirectory(directory: string): string | null {
  const probe = `.probe-${randomUUID()}`;
  try {
    if (!statSync(directory).isDirectory()) return 'must be a directory';
    for (const place of SPOOL_PLACES) mkdirSync(join(directory, place), { recursive: true, mode: PRIVATE_DIRECTORY });
    writeFileSync(join(directory, 'tmp', probe), 'probe', PRIVATE_FILE);
    renameSync(join(directory, 'tmp', probe), join(directory, 'new', probe));
    for (const path of [directory, join(directory, 'new')]) {
      const folder = openSync(path, 'r');
      fsyncSync(folder);
      closeSync(folder);
    }
    rmSync(join(directory, 'new', probe));
    return null;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    return `must be a directory that this process can write to and sync: ${String(code)} at ${String(syscall)}`;
  }
}

/** Makes renames into a directory durable. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
