// The layout of a spool directory, as in a Maildir: what is being written, what waits, what was set aside.
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** `tmp`: being written; `new`: whole, on disk, to be queued; `bad`: not readable as a lead, kept for an operator. */
export const SPOOL_PLACES = ['tmp', 'new', 'bad'] as const;
export type SpoolPlace = (typeof SPOOL_PLACES)[number];

/** Personal data: for this user's eyes only. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_DIRECTORY = 0o700;

/**
 * Lays out a spool directory and writes to it as a lead is written, down to the disk.
 * @returns what is wrong with it, in words for an operator, or null.
 */
export function prepareSpoolDirectory(directory: string): string | null {
  const probe = `.probe-${randomUUID()}`;
  try {
    if (!statSync(directory).isDirectory()) return 'must be a directory';
    for (const place of SPOOL_PLACES) mkdirSync(join(directory, place), { recursive: true, mode: PRIVATE_DIRECTORY });
    const file = openSync(join(directory, 'tmp', probe), 'w', PRIVATE_FILE);
    writeSync(file, 'probe');
    fsyncSync(file);
    closeSync(file);
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

/** Makes what was renamed into a directory survive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
