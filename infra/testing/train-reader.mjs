// Jest's global set-up of Gaia's unit tests: her reader is trained, unless it has been for the same examples.
// GAIA_LEARNT, when given, is the file of weights.
import { root } from '../stack/checkout.ts';
import { LEARNT_FILE, trainReader } from '../stack/learnt.ts';
import { run } from '../stack/run.ts';

export default async function trainReaderOnce() {
  if (process.env.GAIA_LEARNT) return;
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/gaia'], {
    what: 'The build of Gaia',
    cwd: root,
  });
  await trainReader();
  process.env.GAIA_LEARNT = LEARNT_FILE;
}
