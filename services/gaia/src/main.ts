// The worker that answers the visitors who chat.
import { schoolOf } from '@school/catalog/school-file';
import { loadEnv, startWorker } from '@school/platform';
import { AppModule } from './app.module.js';
import { gaiaEnv } from './env.js';

const env = loadEnv(gaiaEnv);
await startWorker('gaia', env, AppModule.register(env, schoolOf(env)));
