// Jest's global set-up of the unit tests: what Gaia learns is learnt once and read by every suite, as in production.
// GAIA_LEARNT, when given, names a file that holds it already.
import { learntFile } from '../stack/build.ts';

export default async function learnOnce() {
  process.env.GAIA_LEARNT ??= await learntFile();
}
