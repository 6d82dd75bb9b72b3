// Jest's global set-up of the unit tests: Gaia's reader has been trained for the same examples, or is trained, once for
// all suites. GAIA_LEARNT, when given, is the file of weights.
import { root } from '../stack/checkout.ts';
import { LEARNT_FILE, trainReader } from '../stack/learnt.ts';
import { run } from '../stack/run.ts';

export default async function trainOnce() {
  if (process.env.GAIA_LEARNT) return;
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/gaia'], {
    what: 'The build of Gaia',
    cwd: root,
  });
  await trainReader();
  process.env.GAIA_LEARNT = LEARNT_FILE;
}
