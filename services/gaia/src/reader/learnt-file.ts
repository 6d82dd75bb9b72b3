// What was learnt, as a file of Node's own binary format: its arrays are read where they stand, and nothing is copied.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Heads } from './heads.js';

export function writeLearnt(path: string | URL, learnt: Heads): void {
  writeFileSync(path, serialize(learnt));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Heads {
  try {
    return deserialize(readFileSync(path)) as Heads;
  } catch (cause) {
    throw new Error(`${String(path)} is cut short, or was written by another Node: build it anew`, { cause });
  }
}

let shared: Heads | undefined;
/**
 * One for all conversations of a process. The build lays the file beside the program, and names it to what runs from
 * single files.
 * @throws when there is none.
 */
export const sharedLearnt = (): Heads =>
  (shared ??= readLearnt(process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url)));
