// Trains Gaia's reader. Training takes most of a minute, so it runs only when something that the weights depend on has
// changed. As a program it does so for `make eval`.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checkout.ts';
import { run } from './run.ts';

/** The weights lie beside the compiled program that reads them. */
export const LEARNT_FILE = join(root, 'services/gaia/dist/reader/learnt.bin');
/** The hash of the sources that the weights were made from. */
const HASH_FILE = `${LEARNT_FILE}.sha256`;

/** All that the weights depend on, besides Node, in whose binary format they are written. */
const SOURCES = [
  'services/gaia/dist/{cli,language,reader}/*.js',
  'services/libs/contracts/dist/fields/text.js',
  'services/gaia/knowledge/{names.yaml,questions/*,talks/*}',
];

function hashOfSources(): string {
  const sources = createHash('sha256').update(process.version);
  for (const source of globSync(SOURCES, { cwd: root }).toSorted()) sources.update(readFileSync(join(root, source)));
  return sources.digest('hex');
}

/** Whether there is a file of weights for the compiled sources. */
export const readerIsTrained = (): boolean =>
  existsSync(LEARNT_FILE) && existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === hashOfSources();

/**
 * Writes the file of weights if there is none for the compiled sources. Several processes may do so at once.
 * @param priority as of `nice`: 0 is the usual one, more is less.
 */
export async function trainReader(signal?: AbortSignal, priority = 0): Promise<void> {
  if (readerIsTrained()) return;
  const hash = hashOfSources();
  const fresh = `${LEARNT_FILE}.${process.pid}`;
  await run('nice', ['-n', String(priority), process.execPath, 'services/gaia/dist/cli/learn.js', fresh], {
    what: "The training of Gaia's reader",
    cwd: root,
    signal,
  });
  renameSync(fresh, LEARNT_FILE);
  writeFileSync(HASH_FILE, hash);
}

if (import.meta.main) await trainReader();
