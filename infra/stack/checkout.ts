// The folders of this checkout, and of the files that it creates.
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const dir = join(root, '.local');
const run = resolve(process.env['RUN_DIR'] ?? dir);

/**
 * Everything that is written outside of `dist` folders lies here; `cache` outlives `make reset`. RUN_DIR moves what
 * belongs to a running product: two can run from one checkout.
 */
export const local = {
  dir,
  cache: join(dir, 'cache'),
  run,
  data: join(run, 'data'),
  logs: join(run, 'logs'),
};
