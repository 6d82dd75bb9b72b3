// The public HTTP API: seven POST endpoints that turn requests into jobs.
import { SchoolFileError, loadSchool } from '@school/catalog/school-file';
import { listen, loadEnv, processLogger } from '@school/platform';
import { gatewayEnv } from './env.js';
import { createApp } from './create-app.js';

const env = loadEnv(gatewayEnv);
try {
  const school = loadSchool(env.SCHOOL_FILE, { production: env.NODE_ENV === 'production' });
  await listen(await createApp(env, school), { name: 'gateway', host: env.HOST, port: env.PORT });
} catch (error) {
  if (error instanceof SchoolFileError) process.stderr.write(`${error.message}\n`);
  else processLogger('gateway').fatal({ event: 'start-failed', err: error });
  process.exit(1);
}
