// Trains Gaia's reader, which takes some seconds, where the weights are older than what they are made of. As a program it
// does so for `make eval`.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { isUpToDate } from './build.ts';
import { root } from './checkout.ts';
import { run } from './run.ts';

/** The weights lie beside the compiled program that reads them. */
export const LEARNT_FILE = join(root, 'services/gaia/dist/reader/learnt.bin');
const SOURCES = ['services/gaia/dist/reader/*.js', 'services/gaia/knowledge/**/*'];

/** Several processes may do so at once. */
export async function trainReader(signal?: AbortSignal): Promise<void> {
  if (isUpToDate(LEARNT_FILE, SOURCES)) return;
  const fresh = `${LEARNT_FILE}.${process.pid}`;
  await run(process.execPath, ['services/gaia/dist/reader/learn.js', fresh], {
    what: "The training of Gaia's reader",
    cwd: root,
    signal,
  });
  renameSync(fresh, LEARNT_FILE);
}

if (import.meta.main) await trainReader();
