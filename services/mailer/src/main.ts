// The worker that mails leads to offices, and confirmations to their senders.
import { contactsOf } from '@school/catalog/school-file';
import { loadEnv, startWorker } from '@school/platform';
import { AppModule } from './app.module.js';
import { mailerEnv } from './env.js';

const env = loadEnv(mailerEnv);
await startWorker('mailer', env, AppModule.register(env, contactsOf(env)));
