// The public HTTP API: turns forms and chat turns into jobs, and answers receipts and the links of offices.
import { contactsOf } from '@school/catalog/school-file';
import { loadEnv, start } from '@school/platform';
import { createApp } from './create-app.js';
import { gatewayEnv } from './env.js';

const env = loadEnv(gatewayEnv);
const school = contactsOf(env);
await start('gateway', env, () => createApp(env, school));
