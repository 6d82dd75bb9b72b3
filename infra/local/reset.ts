// `make reset`: removes the data and logs of this checkout's stack: leads, mails, jobs. Downloads and builds stay.
import { rmSync } from 'node:fs';
import { local } from '../stack/checkout.ts';
import { currentRun } from './current-run.ts';

if (currentRun()) {
  process.stderr.write('The product is running from this checkout. Stop it first: make stop\n');
  process.exit(1);
}
for (const folder of [local.data, local.logs]) rmSync(folder, { recursive: true, force: true });
process.stdout.write('All local data and logs are removed.\n');
