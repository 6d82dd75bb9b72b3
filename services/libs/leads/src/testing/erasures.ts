// A ledger of erasures for one test suite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directories: string[] = [];
process.once('exit', () => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

/**
 * What a process reads of its environment to find an empty ledger, which is removed when the process of the tests ends.
 */
export function emptyErasureLedger(): { readonly ERASURES_DIR: string; readonly ERASURES_KEY: string } {
  const directory = mkdtempSync(join(tmpdir(), 'erasures-'));
  directories.push(directory);
  return { ERASURES_DIR: directory, ERASURES_KEY: Buffer.alloc(32, 7).toString('base64') };
}
