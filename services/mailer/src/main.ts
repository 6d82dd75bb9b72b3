// The worker that mails every lead to its office and confirms complaints to their senders.
import { SchoolFileError, loadSchool } from '@school/catalog/school-file';
import { loadEnv, startWorker } from '@school/platform';
import { AppModule } from './app.module.js';
import { mailerEnv } from './env.js';

const env = loadEnv(mailerEnv);
try {
  const school = loadSchool(env.SCHOOL_FILE, { production: env.NODE_ENV === 'production' });
  await startWorker(AppModule.register(env, school), { name: 'mailer', host: env.HOST, port: env.PORT });
} catch (error) {
  if (!(error instanceof SchoolFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
