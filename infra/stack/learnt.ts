// The weights of Gaia's reader. Training takes most of a minute: the same examples are trained once, for bundles, tests
// and copies of the program alike.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { local, root } from './checkout.ts';
import { run } from './run.ts';

/** All that the weights depend on, besides Node, in whose binary format they are written. */
const SOURCES = [
  'services/gaia/dist/{cli,language,reader}/*.js',
  'services/gaia/dist/quote/{contact,details,lists,marked-requests,numbers,observed,service,tagger,turn}.js',
  'services/libs/contracts/dist/fields/text.js',
  'services/gaia/knowledge/{names.yaml,questions/*,quote/*,requests/*,talks/*}',
  'package-lock.json',
];

/**
 * @param folder a checkout whose services are compiled, or a copy of one.
 * @returns the file of weights; it is trained when there is none for these sources.
 */
export async function learntFile(folder = root, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of globSync(SOURCES, { cwd: folder }).toSorted()) hash.update(readFileSync(join(folder, source)));
  const learnt = join(local.cache, `learnt-${hash.digest('hex').slice(0, 16)}.bin`);
  if (existsSync(learnt)) return learnt;
  mkdirSync(local.cache, { recursive: true });
  const fresh = `${learnt}.${process.pid}`;
  await run(process.execPath, ['services/gaia/dist/cli/learn.js', fresh], {
    what: "The training of Gaia's reader",
    cwd: folder,
    signal,
  });
  for (const old of globSync('learnt*.bin', { cwd: local.cache })) rmSync(join(local.cache, old));
  renameSync(fresh, learnt);
  return learnt;
}
