// The public HTTP API: seven POST endpoints that turn requests into jobs.
import { errorText, listen, loadEnv, processLogger } from '@school/platform';
import { gatewayEnv } from './env.js';
import { createApp } from './http/create-app.js';

const env = loadEnv(gatewayEnv);
try {
  await listen(await createApp(env), { name: 'gateway', host: env.HOST, port: env.PORT });
} catch (error) {
  processLogger('gateway').fatal({ event: 'start-failed', error: errorText(error) });
  process.exit(1);
}
