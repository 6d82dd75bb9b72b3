// The worker that stores every lead.
import { contactsOf } from '@school/catalog/school-file';
import { loadEnv, startWorker } from '@school/platform';
import { AppModule } from './app.module.js';
import { leadStoreEnv } from './env.js';

const env = loadEnv(leadStoreEnv);
await startWorker('lead-store', env, AppModule.register(env, contactsOf(env)));
