// `make leads ARGS="dlq list"`: runs the operator's command on the stack of this checkout, or on the servers that the
// environment names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServices } from '../stack/build.ts';
import { local, root } from '../stack/checkout.ts';
import { erasureLedger, ownersFile } from '../stack/services.ts';
import { currentRun } from './current-run.ts';

process.chdir(root);
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const urls = currentRun()?.urls;
// What runs was built when it started.
if (!urls) {
  await buildServices();
  process.stderr.write(
    'Nothing is running from this checkout (make start): REDIS_URL and DATABASE_URL are read from the environment.\n',
  );
}
const running = urls && {
  REDIS_URL: urls['redis'],
  DATABASE_URL: urls['postgres'],
  SMTP_URL: urls['smtp'],
  SCHOOL_FILE: ownersFile(),
  SPOOL_DIR: join(local.data, 'spool'),
  ...erasureLedger(join(local.data, 'erasures')),
};
const leads = spawn(process.execPath, ['services/operator/bin/leads.js', ...process.argv.slice(2)], {
  env: { ...running, ...process.env },
  stdio: 'inherit',
});
const [code] = (await once(leads, 'exit')) as [number | null];
process.exitCode = code ?? 1;
