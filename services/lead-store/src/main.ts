// The worker that stores every lead.
import { loadEnv, startWorker } from '@school/platform';
import { leadStoreEnv } from './env.js';

const env = loadEnv(leadStoreEnv);
// Imported only now: processors read the environment while their classes are defined, and `loadEnv` says all that is wrong with it.
const { AppModule } = await import('./app.module.js');
await startWorker(AppModule.register(env), { name: 'lead-store', host: env.HOST, port: env.PORT });
