// Jest's global set-up of the unit tests: trains Gaia's reader once for all suites, as in production.
// GAIA_LEARNT, when given, is the file of weights.
import { learntFile } from '../stack/build.ts';

export default async function trainOnce() {
  process.env.GAIA_LEARNT ??= await learntFile();
}
