// The worker that answers the visitors who chat.
import { SchoolFileError, loadSchool } from '@school/catalog/school-file';
import { loadEnv, startWorker } from '@school/platform';
import { AppModule } from './app.module.js';
import { gaiaEnv } from './env.js';

const env = loadEnv(gaiaEnv);
try {
  const school = loadSchool(env.SCHOOL_FILE, { production: env.NODE_ENV === 'production' });
  await startWorker(AppModule.register(env, school), { name: 'gaia', host: env.HOST, port: env.PORT });
} catch (error) {
  if (!(error instanceof SchoolFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
