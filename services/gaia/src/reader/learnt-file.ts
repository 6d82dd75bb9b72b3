// What was learnt, as a file of Node's own binary format: its arrays are read where they stand, and nothing is copied.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { WordTable } from '../language/word-table.js';
import type { Heads } from './heads.js';

export interface Learnt {
  readonly heads: Heads;
  /** How common each word is in each language. */
  readonly shares: WordTable;
}

export function writeLearnt(path: string | URL, learnt: Learnt): void {
  writeFileSync(path, serialize(learnt));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Learnt {
  try {
    // The fields of the class, without its methods.
    const { heads, shares } = deserialize(readFileSync(path)) as Learnt;
    return { heads, shares: new WordTable(shares.hashes, shares.figures) };
  } catch (cause) {
    throw new Error(`${String(path)} is cut short, or was written by another Node: build it anew`, { cause });
  }
}

let shared: Learnt | undefined;
/**
 * One for all conversations of a process. The build lays the file beside the program, and names it to what runs from
 * single files.
 * @throws when there is none.
 */
export const sharedLearnt = (): Learnt =>
  (shared ??= readLearnt(process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url)));
